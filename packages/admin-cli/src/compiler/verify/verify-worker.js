// Loads compiled extensions in a thread of its own, as a browser would, and tells what came of it. Plain JavaScript,
// because Node.js starts it as it stands. It talks to verify-output.ts: before each step it says what it is about to do,
// so that an endless loop is known by name, and at the end it hands over everything that is wrong.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

const { directory, registry, shared, extensions, flag, task } = workerData;
const port = parentPort;
const urlOf = (name) => pathToFileURL(join(directory, name)).href;

/** Whether the step that runs has used something that only a browser has; seen from outside as well. */
const used = new Int32Array(flag);
const useBrowser = () => {
  used[0] = 1;
};

/** Stands for anything of a browser: it can be called, made, extended and asked for anything, and is nothing. */
function browserThing() {
  const thing = new Proxy(function browser() {}, {
    get(target, key) {
      useBrowser();
      if (key === "prototype") return target.prototype;
      if (key === Symbol.toPrimitive || key === "toString" || key === "valueOf") return () => "";
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
      if (key === "then") return undefined;
      if (key === "length") return 0;
      return thing;
    },
    set() {
      useBrowser();
      return true;
    },
    apply() {
      useBrowser();
      return thing;
    },
    construct(_, args, made) {
      useBrowser();
      return made === thing ? thing : Reflect.construct(Object, args, made);
    },
  });
  return thing;
}

const browserNames =
  "document history matchMedia customElements getComputedStyle requestAnimationFrame cancelAnimationFrame requestIdleCallback " +
  "HTMLElement Element Node SVGElement Image Audio XMLHttpRequest WebSocket EventSource Worker SharedWorker FileReader DOMParser " +
  "IntersectionObserver ResizeObserver MutationObserver indexedDB caches visualViewport screen CSS CSSStyleSheet " +
  "addEventListener removeEventListener dispatchEvent alert confirm prompt open scrollTo scrollBy parent top frames";
const ofBrowser = /^(?:HTML|SVG|CSS|DOM|IDB|RTC|XML|Media|Audio|Web|File|Pointer|Mouse|Touch|Keyboard)[A-Z]/;

function define(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Makes the thread look like a page, as far as code looks that only gets ready. */
function becomeBrowser() {
  for (const name of browserNames.split(" ")) define(name, browserThing());
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
  define("localStorage", storage);
  define("sessionStorage", storage);
  define("location", new URL("https://admin.example/app"));
  define("navigator", { userAgent: "", language: "en", languages: ["en"], platform: "", onLine: true });
  // Nothing is sent while a build runs: whoever asks waits for ever.
  define("fetch", () => {
    useBrowser();
    return new Promise(() => {});
  });
  define("window", globalThis);
  define("self", globalThis);
  // A browser has none of these.
  const names = ["process", "Buffer", "global", "setImmediate", "clearImmediate"];
  const taken = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  const take = () => {
    for (const name of names) delete globalThis[name];
  };
  // What a browser has too is made by Node.js when it is first asked for, of things that are taken away here. Nearly nobody
  // asks, and it takes as long as everything else that is loaded.
  for (const name of ["Headers", "Request", "Response", "FormData", "MessageEvent", "CloseEvent"]) {
    const { get } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
    if (get === undefined) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        for (const [other, descriptor] of taken) Object.defineProperty(globalThis, other, descriptor);
        try {
          define(name, get.call(globalThis));
        } finally {
          take();
        }
        return globalThis[name];
      },
      set: (value) => define(name, value),
    });
  }
  take();
  for (const method of ["log", "info", "warn", "error", "debug", "trace", "table"])
    console[method] = () => {};
}

const problems = [];
let step = { owner: "", what: "" };

function begin(next) {
  step = next;
  used[0] = 0;
  port.postMessage({ kind: "begin", step });
}

function report(rule, more = {}) {
  problems.push({ ...step, rule, usesBrowser: used[0] === 1, ...more });
}

/** Runs one step; what it throws is reported under its name. */
async function attempt(next, run) {
  begin(next);
  try {
    return await run();
  } catch (error) {
    const missing = /^(\w+) is not defined$/.exec(error?.message ?? "")?.[1] ?? "";
    if (ofBrowser.test(missing)) useBrowser();
    report("throws", { message: String(error?.message ?? error), stack: String(error?.stack ?? "") });
    return undefined;
  }
}

const isObject = (value) => typeof value === "object" && value !== null;
const isComponent = (value) =>
  typeof value === "function" || (isObject(value) && typeof value.$$typeof === "symbol");
const isPlain = (value) =>
  Array.isArray(value) ||
  (isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value)));

/** Every function named `load` below a value, with what it belongs to. */
function loads(value, owner, source, found = [], seen = new Set()) {
  if (!isPlain(value) || seen.has(value)) return found;
  seen.add(value);
  const here = typeof value.source === "string" ? value.source : source;
  for (const [key, child] of Object.entries(value)) {
    if (key === "load" && typeof child === "function" && child.length === 0)
      found.push({ owner, source: here, what: value.id ?? value.path ?? value.target ?? "", load: child });
    else loads(child, owner, here, found, seen);
  }
  return found;
}

async function proveMessages(owner, messages) {
  for (const [language, load] of Object.entries(messages)) {
    const loaded = await attempt({ owner, what: `messages/${language}` }, load);
    if (loaded !== undefined && !isObject(loaded.default)) report("no-texts");
  }
}

/** The scripts of a folder and of those in it, as texts; none where there is no extension, and no folder. */
async function textsOf(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".js"));
  return Promise.all(scripts.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")));
}

async function loadDefinition({ id: owner, module }) {
  const loaded = await attempt({ owner, what: "" }, () => import(urlOf(module)));
  if (loaded === undefined) return undefined;
  const definition = loaded.default;
  if (!isObject(definition) || typeof definition.id !== "string") {
    report("no-definition");
    return undefined;
  }
  return definition;
}

/** A definition with the bodies of its resources; one that cannot be loaded is reported, and left out. */
async function withBodies(owner, definition) {
  if (!Array.isArray(definition.resources)) return definition;
  const resources = [];
  for (const resource of definition.resources) {
    if (typeof resource?.body !== "function") resources.push(resource);
    else {
      const { body, ...head } = resource;
      const loaded = await attempt({ owner, what: String(resource.name) }, body);
      if (loaded !== undefined && !isObject(loaded.default)) report("no-definition");
      resources.push({ ...head, ...loaded?.default });
    }
  }
  return { ...definition, resources };
}

/** Loads everything that a definition would load later. */
async function proveParts(owner, { messages, ...rest }) {
  for (const { load, ...part } of loads(rest, owner)) {
    const component = await attempt(part, load);
    if (component !== undefined && !isComponent(component.default)) report("no-component");
  }
  if (isObject(messages)) await proveMessages(owner, messages);
}

/** The keys of a definition's English texts. */
async function messageKeys(owner, { messages }) {
  const load = messages?.en;
  if (typeof load !== "function") return [];
  const loaded = await attempt({ owner, what: "messages/en" }, load);
  return isObject(loaded?.default) ? Object.keys(loaded.default) : [];
}

// What goes wrong later, in timers and promises that nobody waits for, is no matter of loading.
process.on("unhandledRejection", () => {});
process.on("uncaughtException", () => {});
async function run() {
  const registryModule = registry === undefined ? undefined : await import(pathToFileURL(registry).href);
  // Of the shell is loaded what the extensions import, and as it is: it runs where there is no page.
  const compiled = await textsOf(join(directory, "extensions"));
  for (const file of shared) if (compiled.some((text) => text.includes(file))) await import(urlOf(file));
  becomeBrowser();
  const definitions = [];
  const keys = [];
  for (const extension of extensions) {
    const loaded = await loadDefinition(extension);
    if (loaded === undefined) continue;
    const definition = await withBodies(extension.id, loaded);
    definitions.push(definition);
    if (task === "prove") await proveParts(extension.id, definition);
    else keys.push(...(await messageKeys(extension.id, definition)));
  }
  begin({ owner: "", what: "" });
  const described =
    task === "prove"
      ? undefined
      : { keys, own: await registryModule?.manifest(definitions), builtIn: await registryModule?.manifest() };
  port.postMessage({
    kind: "end",
    problems,
    findings: task === "prove" ? ((await registryModule?.validate(definitions)) ?? []) : [],
    described,
  });
}

// What goes wrong in promises is ignored, for the authors' sake: this one is not theirs.
run().catch((error) => port.postMessage({ kind: "failed", message: String(error?.stack ?? error) }));
