import forms from "@tailwindcss/forms";
import postcss, { type Plugin, type Root } from "postcss";
import defaultExtractor from "tailwindcss/lib/lib/defaultExtractor.js";
import generate from "tailwindcss/lib/lib/generateRules.js";
import setup, { type TailwindContext } from "tailwindcss/lib/lib/setupContextUtils.js";
import shared from "tailwindcss/lib/lib/sharedState.js";
import processTailwindFeatures from "tailwindcss/lib/processTailwindFeatures.js";
import resolveConfig from "tailwindcss/resolveConfig.js";
import type { Config } from "tailwindcss/types/config";
import radix from "tailwindcss-radix";
import { officialClasses } from "./components";
import { darkVariant } from "./dark";
import { officialTheme } from "./theme";
import { officialTokens, otherPlugins } from "./tokens";

/** One source whose classes are wanted. */
export interface StyleSource {
  /** Where it lies; names in messages. */
  path: string;
  /** What stands in it. */
  text: string;
}

const config: Config = {
  content: [],
  presets: [{ content: [], plugins: [officialTokens, ...otherPlugins] }],
  darkMode: ["variant", [...darkVariant]],
  theme: officialTheme,
  // Tailwind's preflight is of a whole page, and read from its folder.
  corePlugins: { preflight: false },
  plugins: [forms({ strategy: "class" }), radix({ variantPrefix: "radix" }), officialClasses],
};

const { default: processFeatures } = processTailwindFeatures;

/** Tailwind's mark for what every sheet has. It is no string, but an object of one. */
export const always = shared.NOT_ON_DEMAND;

const resolved = resolveConfig(config);
const extract = defaultExtractor.defaultExtractor({ tailwindConfig: resolved });

/** Tailwind with the official theme, before it has made anything. */
export function startTailwind(): TailwindContext {
  return setup.createContext(resolved, [], postcss.root());
}

/** What may be the names of classes in sources, in the order in which Tailwind makes them. */
export function findCandidates(sources: readonly StyleSource[]): string[] {
  const lines = new Set(sources.flatMap(({ text }) => text.split("\n").map((line) => line.trim())));
  // Nobody means by this what every sheet has.
  const found = [...lines].flatMap((line) => extract(line)).filter((name) => name !== "!*");
  return [...new Set(found)].sort();
}

/** Makes the rules of names, those of them that are classes. They are in `ruleCache` then. */
export function makeRules(names: Iterable<string | typeof always>, context: TailwindContext): void {
  generate.generateRules(new Set(names), context);
}

/** All other steps of Tailwind. They put the rules that were made in the place of `@tailwind`. */
export function tailwindSteps(context: TailwindContext): Plugin {
  return {
    postcssPlugin: "tailwind-of-sources",
    Once: (root: Root, { result }) => processFeatures(() => () => context)(root, result),
  };
}
