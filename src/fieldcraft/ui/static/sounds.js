/* Small sounds, made here from noise and sine waves; loaded only for those who asked for them. */
(() => {
  "use strict";
  const VOLUME = 0.25;
  let audio = null;
  let out = null;

  /* Browsers let a page sound only after somebody has touched it. */
  function wake() {
    if (audio) return;
    audio = new AudioContext();
    out = audio.createGain();
    out.gain.value = VOLUME;
    out.connect(audio.destination);
  }
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });

  /* A gain that rises at once and fades within `length` seconds. */
  function fading(at, length, loudness) {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    gain.connect(out);
    return gain;
  }

  function noise(at, length, pitch, loudness) {
    const frames = Math.ceil(audio.sampleRate * length);
    const buffer = audio.createBuffer(1, frames, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < frames; place++) samples[place] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(audio, { buffer });
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
    source.connect(filter).connect(fading(at, length, loudness));
    source.start(at);
  }

  function tone(at, length, from, to, loudness) {
    const wave = new OscillatorNode(audio, { type: "sine", frequency: from });
    wave.frequency.exponentialRampToValueAtTime(to, at + length);
    wave.connect(fading(at, length, loudness));
    wave.start(at);
    wave.stop(at + length);
  }

  const SOUNDS = {
    dice(now) {
      for (const [delay, pitch] of [[0, 2400], [0.07, 1900], [0.13, 2700], [0.2, 1700], [0.31, 2100]]) {
        noise(now + delay, 0.05, pitch, 0.9);
      }
    },
    piece(now) {
      tone(now, 0.09, 190, 80, 0.9);
      noise(now, 0.04, 900, 0.5);
    },
    card(now) {
      noise(now, 0.12, 3200, 0.35);
    },
    turn(now) {
      tone(now, 0.35, 523, 523, 0.35);
      tone(now + 0.14, 0.5, 784, 784, 0.35);
    },
  };

  const all = (selector) => [...document.querySelectorAll(selector)];

  /* What can be heard changing. */
  const look = () => ({
    dice: all("#log .roll").length,
    piece: all(".tok[id]").map((each) => `${each.id} ${each.closest(".tile")?.id}`).join(),
    card: all(".card[id]").map((each) => each.id).join(),
    turn: !!document.querySelector("#prompt.live"),
  });

  let seen = look();
  addEventListener("fieldcraft:changed", () => {
    const before = seen;
    seen = look();
    if (!audio || document.hidden) return;
    const heard = [];
    if (seen.dice > before.dice) heard.push("dice");
    else if (seen.piece !== before.piece) heard.push("piece");
    else if (seen.card !== before.card) heard.push("card");
    if (seen.turn && !before.turn) heard.push("turn");
    heard.forEach((name, place) => SOUNDS[name](audio.currentTime + place * 0.35));
  });
})();
