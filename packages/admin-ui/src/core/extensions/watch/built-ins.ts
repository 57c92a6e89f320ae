// It works where built-ins are broken: it calls nothing of what it compares.
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** What was replaced since. At least one of the two lists has a name. */
export interface ReplacedBuiltIns {
  /** Put back, as nothing works without them: `Array.prototype.map`. */
  restored: readonly string[];
  /**
   * Left as they are, as what replaced them may be a wrapper that works: `fetch`. What was added to all objects is here, too.
   */
  left: readonly string[];
}

interface BuiltIn {
  name: string;
  target: object;
  key: string | symbol;
  original: PropertyDescriptor | undefined;
  isRestored: boolean;
}

/** What the admin and its libraries call by name. */
const globals = [
  "fetch",
  "XMLHttpRequest",
  "setTimeout",
  "clearTimeout",
  "queueMicrotask",
  "requestAnimationFrame",
  "MessageChannel",
  "MutationObserver",
  "AbortController",
  "Headers",
  "Response",
  "FormData",
  "URL",
  "URLSearchParams",
  "Promise",
  "Map",
  "Set",
  "Intl",
  "JSON",
];

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean {
  return one?.value === other?.value && one?.get === other?.get && one?.set === other?.set;
}

/**
 * Remembers the functions of language and browser that a page stands on. For a page of one's own: on the page of somebody
 * else they are not the admin's to judge.
 *
 * @returns a function that says what was replaced since it was called the last time, or nothing. What the language and the
 * elements of a page consist of is put back; what others wrap for good reasons, as requests and history, is named only.
 */
export function rememberBuiltIns(page: typeof globalThis): () => ReplacedBuiltIns | undefined {
  const known: BuiltIn[] = [];
  const remember = (
    name: string,
    target: object,
    keys: readonly (string | symbol)[],
    isRestored: boolean,
  ) => {
    for (const key of keys)
      known.push({
        name: name === "" ? String(key) : `${name}.${String(key)}`,
        target,
        key,
        original: getOwnPropertyDescriptor(target, key),
        isRestored,
      });
  };
  const restored = {
    Object: page.Object,
    "Object.prototype": page.Object.prototype,
    "Function.prototype": page.Function.prototype,
    Array: page.Array,
    "Array.prototype": page.Array.prototype,
    "String.prototype": page.String.prototype,
    Promise: page.Promise,
    "Promise.prototype": page.Promise.prototype,
    "Map.prototype": page.Map.prototype,
    "Set.prototype": page.Set.prototype,
    JSON: page.JSON,
    "Node.prototype": page.Node.prototype,
    "Element.prototype": page.Element.prototype,
    "Document.prototype": page.Document.prototype,
  };
  const left = {
    "EventTarget.prototype": page.EventTarget.prototype,
    "XMLHttpRequest.prototype": page.XMLHttpRequest.prototype,
    "History.prototype": page.History.prototype,
    "Storage.prototype": page.Storage.prototype,
    ...(page.Response && { "Response.prototype": page.Response.prototype }),
  };
  for (const [name, target] of Object.entries(restored)) remember(name, target, ownKeys(target), true);
  for (const [name, target] of Object.entries(left)) remember(name, target, ownKeys(target), false);
  remember("", page, globals, false);
  // A function that is put onto the object itself stands in front of the one of all.
  remember("history", page.history, ownKeys(page.History.prototype), false);
  remember("document", page.document, ownKeys(page.Document.prototype), true);
  const extended = [page.Object.prototype, page.Array.prototype];
  const added: string[] = [];
  for (const object of extended) for (const key in object) added.push(key);

  return () => {
    const names: { restored: string[]; left: string[] } = { restored: [], left: [] };
    const put = (list: string[], name: string) => {
      list[list.length] = name;
    };
    for (let at = 0; at < known.length; at += 1) {
      const builtIn = known[at] as BuiltIn;
      const { target, key, original, name } = builtIn;
      const now = getOwnPropertyDescriptor(target, key);
      if (isSame(now, original)) continue;
      const isBack =
        builtIn.isRestored &&
        (original === undefined ? deleteProperty(target, key) : defineProperty(target, key, original));
      if (!isBack) builtIn.original = now;
      put(isBack ? names.restored : names.left, name);
    }
    for (let at = 0; at < extended.length; at += 1)
      for (const key in extended[at]) {
        let isKnown = false;
        for (let index = 0; index < added.length; index += 1) isKnown ||= added[index] === key;
        if (isKnown) continue;
        added[added.length] = key;
        put(names.left, `${at === 0 ? "Object" : "Array"}.prototype.${key}`);
      }
    return names.restored.length + names.left.length === 0 ? undefined : names;
  };
}
