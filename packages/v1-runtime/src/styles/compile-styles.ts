import postcss, { type ChildNode, type Root } from "postcss";
import Stringifier from "postcss/lib/stringifier";
import type { RuleEntry, TailwindContext } from "tailwindcss/lib/lib/setupContextUtils.js";
import { minifyStyles } from "./minify-styles";
import { preflight } from "./preflight";
import {
  canBePrepared,
  candidateOf,
  entryOf,
  nodesOf,
  type PreparedStyles,
  prepareGroups,
  prepareRule,
} from "./prepared";
import { nameKeyframes, scopeStyles } from "./scope-styles";
import {
  always,
  findCandidates,
  makeRules,
  type StyleSource,
  startTailwind,
  tailwindSteps,
} from "./tailwind";

const mark = "prepared";
const directives = "@tailwind base;@tailwind components;@tailwind utilities;";

/** Safari knows it by this name only. */
function prefixUserSelect(root: Root): void {
  root.walkDecls("user-select", (declaration) => {
    declaration.cloneBefore({ prop: "-webkit-user-select" });
  });
}

/** The official theme asks for a font that the admin has by another name. */
function nameFonts(root: Root): void {
  root.walkDecls(/^font(-family)?$/, (declaration) => {
    declaration.value = declaration.value.replace(/(?<![\w-])Inter(?=\s*,)/, "Inter Variable,Inter");
  });
}

/** Does with rules what has to be done with each of them when they are made. */
async function finishRules(sheet: Root, context: TailwindContext): Promise<Root> {
  const { root } = await postcss([tailwindSteps(context)]).process(sheet, { from: undefined });
  const styles = root as Root;
  prefixUserSelect(styles);
  nameFonts(styles);
  scopeStyles(styles);
  minifyStyles(styles);
  return styles;
}

/** A rule for a sheet, marked as Tailwind's own as Tailwind does it. */
function copyOf([{ layer }, node]: RuleEntry): ChildNode {
  const copy = node.clone();
  copy.raws.tailwind = { ...Object(copy.raws.tailwind), layer };
  return copy;
}

class SheetWriter extends Stringifier {
  override comment(node: postcss.Comment): void {
    this.builder(node.text, node);
  }
}

async function writeSheet(sheet: Root, context: TailwindContext): Promise<string> {
  const root = await finishRules(sheet, context);
  nameKeyframes(root);
  return root.toString((node, builder) => new SheetWriter(builder).stringify(node));
}

/**
 * Makes what the sheets of all stores have in common: what stands in each, and the classes of the components of `@medusajs/ui`.
 *
 * @param components the sources of those components
 */
export async function prepareStyles(components: readonly StyleSource[]): Promise<PreparedStyles> {
  const context = startTailwind();
  // What is added later are variants that stand in a source as they are: they are sorted by all that a sheet has of them.
  const fixedVariants = context.offsets.reservedVariantBits;
  makeRules([always, ...findCandidates(components)], context);
  const rules = new Map<string, RuleEntry[]>();
  for (const [name, entries] of context.candidateRuleCache) rules.set(String(name), [...entries]);
  // A rule that names several classes is made for each of them, and stands in a sheet once.
  const own = [...context.candidateRuleMap.values()].flatMap((made) => made.map(([, rule]) => rule));
  const shared = new Set(own.filter((rule, index) => own.indexOf(rule) !== index));
  const isPrepared = (entries: readonly RuleEntry[]) =>
    entries.every((entry) => canBePrepared(entry, fixedVariants) && !shared.has(entry[1]));
  const prepared = [...rules.values()].filter(isPrepared).flat();
  // Something stands between each two, so that none is put together with its neighbour.
  const sheet = postcss.root();
  const groups = [postcss.parse(preflight).nodes, ...prepared.map((entry) => [copyOf(entry)])];
  for (const [index, nodes] of groups.entries())
    sheet.append(postcss.atRule({ name: mark, params: String(index) }), nodes);
  const [reset = [], ...finished] = prepareGroups(await finishRules(sheet, context), mark);
  const kept = prepared.flatMap((entry, index) =>
    (finished[index] ?? []).map((node) => prepareRule(entry, node)),
  );
  return {
    reset,
    always: kept.filter(({ candidate }) => candidate === String(always)),
    components: kept.filter(({ candidate }) => candidate !== String(always)),
    others: [...rules].flatMap(([name, entries]) => (isPrepared(entries) ? [] : [name])),
  };
}

/**
 * Makes the one style sheet of extensions that were written for the official admin 7: with its Tailwind theme, its reset, its
 * tokens and classes, for `[data-tillhouse-v1]` elements and what lies inside of them, and for nothing else.
 *
 * The sheet is in no cascade layer, so it wins over the admin around it. It loads no fonts.
 *
 * What an extension draws lies in an element with `data-tillhouse-v1`. Inside the admin it follows the theme of the admin.
 * A portal's root, which lies in `document.body`, carries:
 * - `data-tillhouse-v1`,
 * - `data-theme="light"` or `data-theme="dark"` where the admin's root has it; without it the system's theme holds,
 * - `dir`, as the admin's root has it, for `rtl:` and `ltr:`.
 *
 * @param sources what is searched for classes: files of extensions, and bundles of plugins
 * @returns the sheet, minified
 * @example
 * ```ts
 * const css = await compileStyles([{ path: "widget.tsx", text: '<p className="inter-base-regular mb-xsmall" />' }]);
 * ```
 */
export function compileStyles(sources: readonly StyleSource[]): Promise<string> {
  const context = startTailwind();
  makeRules([always, ...findCandidates(sources)], context);
  return writeSheet(postcss.parse(preflight + directives), context);
}

/**
 * Makes the sheet that {@link compileStyles} makes, in a third of the time: only rules that were not made before are made.
 *
 * @param candidates what may be the names of classes, in their order
 * @param withComponents adds what the components of `@medusajs/ui` need
 */
export function completeStyles(
  candidates: readonly string[],
  prepared: PreparedStyles,
  withComponents: boolean,
): Promise<string> {
  const context = startTailwind();
  const known = [...prepared.always, ...(withComponents ? prepared.components : [])];
  const done = new Set(known.map(({ candidate }) => candidate));
  const wanted = withComponents ? [...candidates, ...prepared.others].sort() : candidates;
  makeRules(
    wanted.filter((name) => !done.has(name)),
    context,
  );
  // It asks for what every sheet has by itself.
  context.candidateRuleCache.set(always, new Set());
  // Rules of one place stand in the order of their names.
  const entries = [...known.map(entryOf), ...context.ruleCache].map((entry) => ({
    entry,
    name: candidateOf(entry[1]),
  }));
  entries.sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0));
  context.ruleCache = new Set(entries.map(({ entry }) => entry));
  const sheet = postcss.parse(directives);
  sheet.prepend(nodesOf(prepared.reset));
  return writeSheet(sheet, context);
}
