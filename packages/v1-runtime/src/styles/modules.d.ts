// Types for what the libraries do not type: Tailwind's own steps, and the preset, whose declarations are empty.
declare module "@medusajs/ui-preset" {
  import type { Config, PluginCreator } from "tailwindcss/types/config";

  const preset: Config & { plugins: { handler: PluginCreator; config?: Partial<Config> }[] };
  export default preset;
}

declare module "tailwindcss/lib/processTailwindFeatures.js" {
  import type { Result, Root } from "postcss";
  import type { TailwindContext } from "tailwindcss/lib/lib/setupContextUtils.js";

  const module: {
    default: (
      setup: () => (root: Root, result: Result) => TailwindContext,
    ) => (root: Root, result: Result) => Promise<void>;
  };
  export default module;
}

declare module "tailwindcss/lib/lib/setupContextUtils.js" {
  import type { ChildNode, Root } from "postcss";

  /** The place of a rule among all rules. */
  export interface RuleOffset {
    layer: string;
    parentLayer: string;
    arbitrary: bigint;
    variants: bigint;
    parallelIndex: bigint;
    index: bigint;
    propertyOffset: bigint;
    property: string;
    options: unknown[];
  }

  export type RuleEntry = [offset: RuleOffset, node: ChildNode];

  /** What Tailwind keeps of one run. */
  export interface TailwindContext {
    /** What makes the rules of a class, by the first part of its name: a rule, or a function. */
    candidateRuleMap: Map<unknown, [options: unknown, rule: unknown][]>;
    /** The names that gave rules, by name. */
    classCache: Map<unknown, unknown>;
    /** The rules of each of those names. */
    candidateRuleCache: Map<unknown, Set<RuleEntry>>;
    /** The rules of all of them. */
    ruleCache: Set<RuleEntry>;
    offsets: { reservedVariantBits: bigint };
  }
  const module: { createContext: (config: object, content: [], root: Root) => TailwindContext };
  export default module;
}

declare module "tailwindcss/lib/lib/generateRules.js" {
  import type { TailwindContext } from "tailwindcss/lib/lib/setupContextUtils.js";

  const module: { generateRules: (candidates: Set<unknown>, context: TailwindContext) => unknown };
  export default module;
}

declare module "tailwindcss/lib/lib/defaultExtractor.js" {
  const module: { defaultExtractor: (context: { tailwindConfig: object }) => (line: string) => string[] };
  export default module;
}

declare module "tailwindcss/lib/lib/sharedState.js" {
  const module: { NOT_ON_DEMAND: object };
  export default module;
}
