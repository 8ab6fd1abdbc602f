/* A table that lives: forms go out by fetch, fragments are morphed in, what moved glides to its place.
   Without this script the same forms and addresses work as plain pages. */
(() => {
  "use strict";
  const BUSY = ["aria-busy", "data-busy"];
  const FLYING = ".tok[id], .card[id], .trial[id]";
  const GLIDE = { duration: 320, easing: "cubic-bezier(.3,.1,.2,1)" };
  const INVITED = "#beside .menu > .invite";
  const POLL = 2500;
  const RETRY = 4000;
  const AGAIN = 1500;
  const MOST_STEPS = 5;
  const STEP_TIME = 900;
  const $ = (id) => document.getElementById(id);
  const root = document.documentElement;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const table = () => $("table");

  /* --- Morphing: make `old` look like `next`, keeping elements that stay */

  const keyed = (node) => node.nodeType === 1 && node.id;
  const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (keyed(a) || "") === (keyed(b) || "");

  function morph(old, next) {
    if (old.nodeType !== 1) {
      if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
      return;
    }
    if (old.hasAttribute("data-keep")) return;
    morphAttributes(old, next);
    morphChildren(old, next);
  }

  function morphAttributes(old, next) {
    const isOpen = old.nodeName === "DETAILS";
    for (const { name } of [...old.attributes]) {
      if (!next.hasAttribute(name) && !(isOpen && name === "open") && !BUSY.includes(name)) old.removeAttribute(name);
    }
    for (const { name, value } of next.attributes) {
      if (!(isOpen && name === "open") && old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    if (old.nodeName === "INPUT" && old.type === "hidden") old.value = next.value;
  }

  function morphChildren(old, next) {
    const named = new Map();
    for (const child of old.children) if (child.id) named.set(child.id, child);
    let place = old.firstChild;
    for (const wanted of [...next.childNodes]) {
      let found = wanted.id ? named.get(wanted.id) : null;
      if (found && found.nodeName !== wanted.nodeName) found = null;
      if (!found && place && !keyed(wanted) && alike(place, wanted)) found = place;
      if (!found) {
        old.insertBefore(document.importNode(wanted, true), place);
        continue;
      }
      if (found === place) place = place.nextSibling;
      else old.insertBefore(found, place);
      morph(found, wanted);
    }
    while (place) {
      const gone = place;
      place = place.nextSibling;
      gone.remove();
    }
  }

  /* --- Showing a fragment */

  function boxes() {
    const found = new Map();
    for (const each of document.querySelectorAll(FLYING)) found.set(each.id, each.getBoundingClientRect());
    return found;
  }

  /* A thing may turn into another: it comes from where the one that is no longer there was... */
  const gone = ({ dataset }, before) => (dataset.from && !$(dataset.from) ? before.get(dataset.from) : null);

  /* ...and a thing that was nowhere on the table comes from whoever, or whatever, brought it. */
  const bringer = ({ dataset }) => (dataset.by && $(dataset.by) ? $(dataset.by).getBoundingClientRect() : null);

  /* What holds a flying thing must not cut it off; what scrolls has to. Returns how to put it back. */
  function letOut(each) {
    const opened = [];
    for (let up = each.parentElement; up && up !== table(); up = up.parentElement) {
      if (up.scrollHeight <= up.clientHeight && up.scrollWidth <= up.clientWidth) opened.push(up);
    }
    for (const up of opened) up.classList.add("lets-out");
    return () => opened.forEach((up) => up.classList.remove("lets-out"));
  }

  function glide(before) {
    const jobs = [];
    for (const each of document.querySelectorAll(FLYING)) {
      const from = before.get(each.id) || gone(each, before) || bringer(each);
      if (!from || !from.width) continue;
      const to = each.getBoundingClientRect();
      if (to.width && Math.hypot(from.x - to.x, from.y - to.y) > 2) jobs.push([each, from, to]);
    }
    for (const [each, from, to] of jobs) {
      const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
      const still = { transformOrigin: "0 0", zIndex: 50 };
      const flight = each.animate([{ transform: start, ...still }, { transform: "none", ...still }], GLIDE);
      flight.onfinish = flight.oncancel = letOut(each);
    }
  }

  function swap(next) {
    const main = table();
    const active = document.activeElement;
    const lost = main.contains(active) ? active.id || "?" : "";
    const log = $("log");
    const follows = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    const chat = $("chat");
    const said = chat ? chat.childElementCount : 0;
    morph(main, next);
    dispatchEvent(new Event("fieldcraft:changed"));
    if (follows && $("log")) $("log").scrollTop = $("log").scrollHeight;
    if ($("chat") && $("chat").childElementCount !== said) $("chat").scrollTop = $("chat").scrollHeight;
    if (lost) refocus(lost);
    announce();
  }

  function refocus(lost) {
    const active = document.activeElement;
    if (active && active.matches("#table :is(:enabled, [href], summary, [tabindex])")) return;
    const usable = (id) => ($(id) && $(id).matches(":enabled, [href], [tabindex], summary") ? $(id) : null);
    (usable(lost) || usable(table().dataset.focus) || $("prompt"))?.focus({ preventScroll: true });
  }

  let told = "";
  function announce() {
    const heading = document.querySelector("#prompt h2")?.textContent || "";
    if (heading && heading !== told && $("say")) $("say").textContent = heading;
    told = heading;
  }

  const version = (main) => Number(main.dataset.v || 0);
  const parse = (html) => new DOMParser().parseFromString(html, "text/html").getElementById("table");

  /* The answer to a form and a frame of the stream race: whichever is newer stays. */
  function isNews(next, own) {
    const now = table();
    if ((next.dataset.epoch || "") !== (now.dataset.epoch || "")) return true;
    return version(next) > version(now) || (version(next) === version(now) && (own || next.dataset.own === "1"));
  }

  /* Returns false if there is no table in it. */
  function show(html, own = false) {
    const next = parse(html);
    if (!next || !table()) return false;
    if (!isNews(next, own)) {
      if (version(next) === version(table())) beside(next);
    } else place(next);
    return true;
  }

  /* Swap, and let what moved glide there. */
  function place(next) {
    if (calm.matches || document.hidden) return swap(next);
    const before = boxes();
    swap(next);
    glide(before);
  }

  /* Chat and presence alone: what the viewer has picked up stays in hand. */
  function beside(next) {
    const chat = $("chat");
    const said = chat?.textContent;
    for (const id of ["chat", "who"]) {
      const part = next.querySelector(`#${id}`);
      if (part && $(id)) morph($(id), part);
    }
    if (chat && chat.textContent !== said) chat.scrollTop = chat.scrollHeight;
  }

  /* --- Forms */

  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const key = () => [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, "0")).join("");

  /* Sent again after a lost connection, the same key makes the server answer as it did the first time. */
  async function post(form, body) {
    const request = { method: "POST", body, headers: { "X-Table": "1" }, credentials: "same-origin" };
    try {
      return await fetch(form.action, request);
    } catch {
      online(false);
      await pause(AGAIN);
      return fetch(form.action, request).then((answer) => (online(true), answer), () => null);
    }
  }

  async function send(form, by) {
    const body = new URLSearchParams(new FormData(form, by));
    if (!body.has("key")) body.set("key", key());
    const answer = await post(form, body);
    if (!answer) return;
    if (answer.redirected) {
      location.assign(answer.url);
      return;
    }
    const isChat = form.classList.contains("say");
    if (answer.status !== 204 && !show(await answer.text(), !isChat)) throw new Error(`${answer.status}: no table`);
    if (answer.ok && isChat) form.reset();
    if (by?.name === "phrase" && $("phrases")) fold($("phrases"));
  }

  /* What was focused inside would be hidden, and the focus lost. */
  function fold(details) {
    const wasInside = details.contains(document.activeElement);
    details.open = false;
    if (wasInside) details.querySelector("summary").focus({ preventScroll: true });
  }

  addEventListener("submit", async (event) => {
    const form = event.target;
    const by = event.submitter;
    if (form.method !== "post" || !table()?.contains(form) || form.dataset.plain !== undefined) return;
    event.preventDefault();
    if (form.dataset.busy) return;
    form.dataset.busy = "1";
    by?.setAttribute("aria-busy", "true");
    try {
      await send(form, by);
    } catch (problem) {
      console.warn(problem);
      plainly(form, by);
    } finally {
      delete form.dataset.busy;
      by?.removeAttribute("aria-busy");
    }
  });

  /* As if there were no script: the submitter's value goes along as a hidden field. */
  function plainly(form, by) {
    if (by?.name) {
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = by.name;
      field.value = by.value;
      form.append(field);
    }
    form.submit();
  }

  /* A key that is held down must not aim and then roll. */
  addEventListener("keydown", (event) => {
    if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.matches?.("button")) event.preventDefault();
  });

  /* --- Copying a link */

  function offerCopies() {
    for (const button of document.querySelectorAll("button.copy")) button.hidden = !navigator.clipboard;
  }

  addEventListener("click", async (event) => {
    const button = event.target.closest?.("button.copy");
    if (!button) return;
    const field = button.parentElement.querySelector("input");
    field.select();
    await navigator.clipboard.writeText(field.value);
    button.textContent = button.dataset.done;
    if ($("say")) $("say").textContent = button.dataset.done;
  });

  /* --- The stream */

  let source = null;
  let polling = 0;
  let retrying = 0;

  const online = (yes) => root.toggleAttribute("data-offline", !yes);

  function listen() {
    const address = document.body.dataset.stream;
    if (!address || source || polling || document.hidden) return;
    const here = new URL(address, location.href);
    here.searchParams.set("after", table()?.dataset.v || "0");
    source = new EventSource(here);
    source.onopen = () => online(true);
    source.onmessage = heard;
    source.addEventListener("side", heard);
    source.onerror = () => {
      online(false);
      if (source && source.readyState === EventSource.CLOSED) {
        quiet();
        retrying = setTimeout(listen, RETRY);
      }
    };
    source.addEventListener("retire", () => {
      quiet();
      polling = setInterval(poll, POLL);
    });
  }

  function heard(message) {
    if (playing) return; // the present is fetched when looking back is over
    show(message.data);
    if (document.querySelector(INVITED) || (message.type === "side" && $("absent"))) invitation();
  }

  /* Has a friend come, or somebody left? What stands beside the table is part of the page, not of the frames. */
  async function invitation() {
    const invited = document.querySelector(INVITED);
    const answer = await fetch(location.pathname, { credentials: "same-origin" }).catch(() => null);
    const next = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("beside");
    if (!next) return;
    morph($("beside"), next);
    offerCopies();
    if (invited && !document.querySelector(INVITED)) $("menu").open = false;
  }

  /* --- Playing back what happened while one was away: a few steps, then how it stands now */

  let playing = 0;
  let runs = 0;

  async function fetched(address) {
    const answer = await fetch(address, { headers: { "X-Table": "1" }, credentials: "same-origin" });
    const next = answer.ok && parse(await answer.text());
    if (!next) throw new Error(`${answer.status}: no table`);
    return next;
  }

  async function playBack(first, newest) {
    const run = (playing = ++runs);
    root.toggleAttribute("data-past", true);
    $("past-stop")?.focus({ preventScroll: true });
    for (let step = first; step < newest && step <= first + MOST_STEPS; step++) {
      const next = await fetched(`${location.pathname}?step=${step}`);
      if (run !== playing) return;
      place(next);
      if ($("say")) $("say").textContent = document.querySelector("#log li:last-child")?.textContent || "";
      await pause(STEP_TIME);
      if (run !== playing) return;
    }
    await present();
  }

  async function present() {
    playing = 0;
    const wasInside = document.activeElement === $("past-stop");
    root.toggleAttribute("data-past", false);
    place(await fetched(location.pathname));
    if (wasInside) refocus("since");
  }

  addEventListener("click", (event) => {
    if (event.target.closest?.("#past-stop")) return present().catch(() => location.reload());
    const link = event.target.closest?.("a[data-steps]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    const [first, newest] = link.dataset.steps.split(" ").map(Number);
    playBack(first, newest).catch(() => location.assign(link.href));
  });

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && playing) present().catch(() => location.reload());
  });

  function quiet() {
    source?.close();
    source = null;
    clearInterval(polling);
    clearTimeout(retrying);
    polling = 0;
  }

  async function poll() {
    if (playing) return;
    try {
      const here = new URL(location.href);
      here.searchParams.set("after", table()?.dataset.v || "0");
      const answer = await fetch(here, { headers: { "X-Table": "1" }, credentials: "same-origin" });
      if (answer.status === 200) show(await answer.text());
      online(true);
    } catch {
      online(false);
    }
  }

  addEventListener("visibilitychange", () => (document.hidden ? quiet() : listen()));
  addEventListener("offline", () => online(false));
  addEventListener("online", () => {
    quiet();
    listen();
  });
  addEventListener("pagehide", quiet);
  addEventListener("pageshow", (event) => event.persisted && listen());

  offerCopies();
  if (table()) {
    if ($("log")) $("log").scrollTop = $("log").scrollHeight;
    if ($("chat")) $("chat").scrollTop = $("chat").scrollHeight;
    told = document.querySelector("#prompt h2")?.textContent || "";
    listen();
  }
})();
