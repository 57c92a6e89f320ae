import { didYouMean } from "./did-you-mean";
import type { Mistake } from "./mistake";
import { looksSecretName, looksSecretValue } from "./secrets";

const always: ReadonlySet<string> = new Set(["NODE_ENV", "ADMIN_PATH"]);
const ownMachine = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

/** Whether a variable may reach the browser. Everything else stays on the machine that builds. */
export function isPublicVariable(name: string): boolean {
  return /^MEDUSA_ADMIN_/i.test(name) || name === "MEDUSA_BACKEND_URL";
}

/** What is wrong with reading a variable of `process.env` in an extension. */
export function variableMistake(name: string): Mistake | undefined {
  if (isPublicVariable(name) || always.has(name)) return undefined;
  if (looksSecretName(name))
    return {
      rule: "secret-variable",
      message: `The code asks for the secret ${name}.`,
      why: "Extensions run in the browser, where everybody can read what they hold: the variable is not handed over.",
      hint: "Use the secret in your backend, and call an endpoint of your own from here.",
    };
  return {
    rule: "environment-private",
    message: `The variable ${name} does not reach the browser.`,
    why: "Only MEDUSA_ADMIN_*, MEDUSA_BACKEND_URL, ADMIN_PATH and NODE_ENV do; everything else is undefined there.",
    hint: `Name it MEDUSA_ADMIN_${name} where everybody may know it.`,
    meant: `MEDUSA_ADMIN_${name}`,
  };
}

/** What is wrong with a text that is written out in the code: it looks like a secret, or leads to one machine. */
export function textMistake(value: string): Mistake | undefined {
  if (looksSecretValue(value))
    return {
      rule: "secret-in-code",
      message: "This looks like a secret.",
      why: "Everybody who opens the admin could read it.",
      hint: "Keep it in the backend, and make a new one: this one has been in a file.",
    };
  if (!ownMachine.test(value)) return undefined;
  return {
    rule: "address-fixed",
    message: `The address "${value}" leads to the machine of whoever opens the admin.`,
    why: "It works where the store runs on the same machine, and nowhere else.",
    hint: "Call the store with useHost().client, or by a path such as /admin/custom.",
  };
}

/** The texts that an extension and the admin have. */
export interface KnownMessages {
  /** Keys of the extension's own texts. */
  bundledMessages: ReadonlySet<string>;
  /** The English texts of the extension, by their keys. */
  englishMessages: ReadonlyMap<string, string>;
  /** Whether there are texts that cannot be told. */
  hasOpenMessages: boolean;
  /** Keys of the admin's texts; `undefined` where they cannot be told. */
  shellMessages: ReadonlySet<string> | undefined;
}

/**
 * What is wrong with a key that is handed to `translate`.
 *
 * @param messagesFile where the English texts of the extension are, for the hint: `src/admin/messages/en.json`.
 */
export function messageMistake(
  value: string,
  { bundledMessages, hasOpenMessages, shellMessages }: Omit<KnownMessages, "englishMessages">,
  messagesFile: string,
): Mistake | undefined {
  const own = [...bundledMessages];
  const isKnown = (key: string): boolean =>
    bundledMessages.has(key) ||
    shellMessages?.has(key) === true ||
    own.some((other) => other.startsWith(`${key}_`)) ||
    [...(shellMessages ?? [])].some((other) => other.startsWith(`${key}_`));
  const first = value.split(".")[0];
  const isOurs = own.some((key) => key.split(".")[0] === first);
  // What a resource derives (`reviews.title`) and what the admin brings cannot be told without the shell's list.
  if (hasOpenMessages || isKnown(value) || !value.includes(".") || (shellMessages === undefined && !isOurs))
    return undefined;
  const meant = didYouMean(value, own);
  // A text of the admin is a guess only where the key begins as one: its own are many, and one is always near.
  const ofAdmin = [...(shellMessages ?? [])].filter((key) => key.split(".")[0] === first);
  const borrowed = didYouMean(value, ofAdmin);
  const add = `Add it to ${messagesFile}.`;
  return {
    rule: "message-missing",
    message: `No file of texts holds "${value}".`,
    why: "People would read the key itself.",
    hint:
      meant !== undefined
        ? `Did you mean "${meant}"?`
        : borrowed === undefined
          ? add
          : `${add} Or did you mean "${borrowed}" of the admin?`,
    ...(meant === undefined ? {} : { meant }),
  };
}

/**
 * What is wrong with a component or a hook that nothing in the file declares.
 *
 * @param shared what the packages export that the admin shares, by their names.
 */
export function undefinedNameMistake(name: string, shared: ReadonlyMap<string, readonly string[]>): Mistake {
  const owners = [...shared].flatMap(([module, names]) => (names.includes(name) ? [module] : []));
  const sdk = "@tillhouse/extension-sdk";
  // Of several that have it, the one that is meant for authors.
  const [owner] = owners.sort((one, other) => Number(other.startsWith(sdk)) - Number(one.startsWith(sdk)));
  return {
    rule: "name-undefined",
    message: `Nothing in this file is called "${name}".`,
    why: "It fails as soon as it is shown: the name stands for nothing.",
    hint:
      owner === undefined
        ? "Import it, or correct the name."
        : `Import it: import { ${name} } from "${owner}";`,
  };
}

/** What is wrong with an element that is a picture and no component: `<Logo />` of `import Logo from "./logo.svg"`. */
export function assetElementMistake(name: string): Mistake {
  return {
    rule: "component-asset",
    message: `"${name}" is the address of a picture, and no component.`,
    why: "The import of a picture is its address, so nothing would be drawn.",
    hint: `Write <img src={${name}} alt="" />, or make a component of the drawing.`,
  };
}

/** What is wrong with `import.meta.env`. */
export function metaEnvironmentMistake(): Mistake {
  return {
    rule: "environment-meta",
    message: "There is no import.meta.env.",
    why: "It belongs to another compiler. Here it is undefined, and reading from it throws.",
    hint: "Use process.env.MEDUSA_ADMIN_… for what everybody may know.",
  };
}

/** What is wrong with a path that `client.admin.custom` is asked for: it lies below `/admin` by itself. */
export function customPathMistake(path: string): Mistake | undefined {
  if (!/^\/admin(?:\/|$)/.test(path)) return undefined;
  const meant = path.slice("/admin".length);
  return {
    rule: "endpoint-prefix",
    message: `The path "${path}" begins with /admin.`,
    why: "Paths of `custom` lie below /admin by themselves, so this one leads to /admin/admin.",
    hint: meant === "" ? "Leave /admin out." : `Write "${meant}".`,
    ...(meant === "" ? {} : { meant }),
  };
}
