import { routePattern } from "@tillhouse/extension-sdk/contract";
import { looksSecretName, looksSecretValue } from "../../base/detect-secrets";
import { didYouMean } from "../../base/did-you-mean";
import type { Problem } from "../../base/errors";
import type { ConditionalHook } from "../../syntax/conditional-hooks";
import type { Mention, ModuleAnalysis } from "../../syntax/module-analysis";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf } from "../../syntax/source-file";
import { isPublicVariable } from "../sources/process-environment";
import type { SymbolTable } from "./symbol-table";

const always: ReadonlySet<string> = new Set(["NODE_ENV", "ADMIN_PATH"]);
const ownMachine = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;
/** Texts of this length are not written by hand: something was put into the code that belongs into a file. */
const largestSource = 100_000;

function checkVariable(module: ParsedModule, { value, start, end }: Mention): Problem[] {
  if (isPublicVariable(value) || always.has(value)) return [];
  const place = locationOf(module.file, start, end);
  if (looksSecretName(value))
    return [
      {
        rule: "secret-variable",
        message: `The code asks for the secret ${value}.`,
        why: "Extensions run in the browser, where everybody can read what they hold: the variable is not handed over.",
        hint: "Use the secret in your backend, and call an endpoint of your own from here.",
        ...place,
      },
    ];
  return [
    {
      rule: "environment-private",
      message: `The variable ${value} does not reach the browser.`,
      why: "Only MEDUSA_ADMIN_*, MEDUSA_BACKEND_URL, ADMIN_PATH and NODE_ENV do; everything else is undefined there.",
      hint: `Name it MEDUSA_ADMIN_${value} where everybody may know it.`,
      ...place,
    },
  ];
}

function checkText(module: ParsedModule, { value, start, end }: Mention): Problem[] {
  if (looksSecretValue(value)) {
    const { frame, ...place } = locationOf(module.file, start, end);
    return [
      {
        rule: "secret-in-code",
        message: "This looks like a secret.",
        why: "Everybody who opens the admin could read it.",
        hint: "Keep it in the backend, and make a new one: this one has been in a file.",
        ...place,
        frame: frame.replaceAll(value, `${value.slice(0, 4)}${"•".repeat(Math.max(0, value.length - 4))}`),
      },
    ];
  }
  if (!ownMachine.test(value)) return [];
  return [
    {
      rule: "address-fixed",
      message: `The address "${value}" leads to the machine of whoever opens the admin.`,
      why: "It works where the store runs on the same machine, and nowhere else.",
      hint: "Call the store with useHost().client, or by a path such as /admin/custom.",
      ...locationOf(module.file, start, end),
    },
  ];
}

/** Whether a path below `/a` is that of a page. */
function leadsSomewhere(path: string, addresses: readonly string[]): boolean {
  const asked = path.split("/");
  return addresses.some((address) => {
    const known = address.split("/");
    return (
      known.length === asked.length &&
      known.every((segment, index) => segment === ":" || segment === asked[index])
    );
  });
}

/**
 * Checks that an address of the admin is that of a page.
 *
 * @param base what the address begins with before the path of a page: `/a` of a link, nothing of a command.
 */
export function checkPath(
  module: ParsedModule,
  { value, start, end }: Mention,
  { addresses }: SymbolTable,
  { noun, base }: { noun: string; base: "" | "/a" },
): Problem[] {
  const path = value
    .slice(base.length)
    .replace(/[?#].*$/, "")
    .replace(/(.)\/$/, "$1");
  if (leadsSomewhere(path, addresses)) return [];
  const meant = didYouMean(routePattern(path), addresses);
  return [
    {
      rule: "link-unknown",
      message: `The ${noun} to "${value}" leads to a page that does not exist.`,
      why: "Whoever follows it is told that there is no such page.",
      hint:
        meant === undefined
          ? `A page of yours in routes/loyalty is at "${base}/loyalty".`
          : `Did you mean "${base}${meant.replaceAll("/:", "/…")}"?`,
      ...locationOf(module.file, start, end),
    },
  ];
}

function checkLink(module: ParsedModule, mention: Mention, known: SymbolTable): Problem[] {
  const value = mention.value.replace(/^\/app(?=\/a\/)/, "");
  if (!value.startsWith("/a/")) return [];
  return checkPath(module, { ...mention, value }, known, { noun: "link", base: "/a" });
}

/** The English texts of the extension that a file belongs to: a linked one has texts of its own. */
function messagesFileOf(source: string): string {
  return `${source.slice(0, Math.max(0, source.indexOf("src/admin/")))}src/admin/messages/en.json`;
}

function checkMessageKey(
  module: ParsedModule,
  { value, start, end }: Mention,
  { bundledMessages, hasOpenMessages, shellMessages }: SymbolTable,
): Problem[] {
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
    return [];
  const meant = didYouMean(value, own);
  // A text of the admin is a guess only where the key begins as one: its own are many, and one is always near.
  const ofAdmin = [...(shellMessages ?? [])].filter((key) => key.split(".")[0] === first);
  const borrowed = didYouMean(value, ofAdmin);
  const add = `Add it to ${messagesFileOf(module.file.source)}.`;
  return [
    {
      rule: "message-missing",
      message: `No file of texts holds "${value}".`,
      why: "People would read the key itself.",
      hint:
        meant !== undefined
          ? `Did you mean "${meant}"?`
          : borrowed === undefined
            ? add
            : `${add} Or did you mean "${borrowed}" of the admin?`,
      ...locationOf(module.file, start, end),
    },
  ];
}

const reasonWords: Readonly<Record<ConditionalHook["reason"], string>> = {
  condition: "in a condition",
  loop: "in a loop",
  return: "after a return",
  function: "in a function inside of the component",
};

function checkHook(module: ParsedModule, { value, reason, start, end }: ConditionalHook): Problem {
  return {
    rule: "hook-conditional",
    message: `The hook ${value} is called ${reasonWords[reason]}.`,
    why: "React tells hooks apart by their order. When one is left out, it stops with an error.",
    hint: "Call it at the top of the component, or move what needs it into a component of its own.",
    ...locationOf(module.file, start, end),
  };
}

/** Checks the code of a file for what would go wrong only in the browser, or at somebody else's. */
export function checkCode(module: ParsedModule, facts: ModuleAnalysis, known: SymbolTable): Problem[] {
  const { length } = module.file.text;
  return [
    ...facts.variables.flatMap((mention) => checkVariable(module, mention)),
    ...facts.texts.flatMap((mention) => checkText(module, mention)),
    ...facts.links.flatMap((mention) => checkLink(module, mention, known)),
    ...facts.messageKeys.flatMap((mention) => checkMessageKey(module, mention, known)),
    ...facts.conditionalHooks.map((hook) => checkHook(module, hook)),
    ...(length > largestSource
      ? [
          {
            rule: "component-large",
            message: `The file has ${Math.round(length / 1000)} kB of text.`,
            why: "Everybody who sees the component loads all of it.",
            hint: "Import pictures and data as files of their own, and load what is rarely needed with import().",
            file: module.file.source,
          },
        ]
      : []),
  ];
}
