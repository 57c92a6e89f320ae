import {
  assetElementMistake,
  customPathMistake,
  linkMistake,
  messageMistake,
  messageValuesMistake,
  metaEnvironmentMistake,
  pathMistake,
  textMistake,
  undefinedNameMistake,
  variableMistake,
} from "@tillhouse/extension-sdk/mistakes";
import type { Problem } from "../../base/errors";
import type { ConditionalHook } from "../../syntax/conditional-hooks";
import type { Mention, ModuleAnalysis } from "../../syntax/module-analysis";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf, problemsAt } from "../../syntax/source-file";
import type { SymbolTable } from "./symbol-table";

/** Texts of this length are not written by hand: something was put into the code that belongs into a file. */
const largestSource = 100_000;

/** The frame of a secret shows how it begins, and no more. */
function checkText(module: ParsedModule, mention: Mention): Problem[] {
  const mistake = textMistake(mention.value);
  const problems = problemsAt(module.file, mention, mistake);
  if (mistake?.rule !== "secret-in-code") return problems;
  const { value } = mention;
  const hidden = `${value.slice(0, 4)}${"•".repeat(Math.max(0, value.length - 4))}`;
  return problems.map((problem) => ({ ...problem, frame: problem.frame?.replaceAll(value, hidden) }));
}

/**
 * Checks that an address of the admin is that of a page.
 *
 * @param base what the address begins with before the path of a page: `/a` of a link, nothing of a command.
 */
export function checkPath(
  module: ParsedModule,
  mention: Mention,
  { addresses }: SymbolTable,
  options: { noun: string; base: "" | "/a" },
): Problem[] {
  return problemsAt(module.file, mention, pathMistake(mention.value, addresses, options));
}

/** The English texts of the extension that a file belongs to: a linked one has texts of its own. */
function messagesFileOf(source: string): string {
  return `${source.slice(0, Math.max(0, source.indexOf("src/admin/")))}src/admin/messages/en.json`;
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
  const messages = messagesFileOf(module.file.source);
  return [
    ...facts.variables.flatMap((mention) => problemsAt(module.file, mention, variableMistake(mention.value))),
    ...facts.texts.flatMap((mention) => checkText(module, mention)),
    ...facts.links.flatMap((mention) =>
      problemsAt(module.file, mention, linkMistake(mention.value, known.addresses)),
    ),
    ...facts.messageKeys.flatMap((mention) => [
      ...problemsAt(module.file, mention, messageMistake(mention.value, known, messages)),
      ...problemsAt(
        module.file,
        mention,
        messageValuesMistake(mention.value, mention.given, known.englishMessages),
      ),
    ]),
    ...facts.undefinedNames.flatMap((used) =>
      problemsAt(module.file, used, undefinedNameMistake(used.name, known.shared)),
    ),
    ...facts.assetElements.flatMap((mention) =>
      problemsAt(module.file, mention, assetElementMistake(mention.value)),
    ),
    ...facts.metaEnvironments.flatMap((mention) =>
      problemsAt(module.file, mention, metaEnvironmentMistake()),
    ),
    ...facts.customPaths.flatMap((mention) =>
      problemsAt(module.file, mention, customPathMistake(mention.value)),
    ),
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
