/**
 * The linter's plugin: what an editor can say of an extension while somebody types. Most rules are those of
 * `tillhouse check`, with the same ids and words.
 */

import { defineRule, type RuleDescription } from "./define-rules";
import type { LintRule } from "./lint-types";
import { links, messageKeys, texts, variables } from "./rules/code";
import { fileExports } from "./rules/exports";
import { imports } from "./rules/imports";
import { money } from "./rules/money";
import { reloads } from "./rules/page-reload";
import { textLiterals } from "./rules/texts-on-screen";
import { widgetProps, zones } from "./rules/zones";

export type {
  LintContext,
  LintFix,
  LintFixer,
  LintReport,
  LintRule,
  LintRuleMeta,
  LintSource,
  TextEdit,
} from "./lint-types";

const descriptions = {
  "address-fixed": { description: "An address of one machine", isWarning: true, detector: texts },
  "component-async": { description: "A component that is an async function", detector: fileExports },
  "config-missing": { description: "A component without `config`", detector: fileExports },
  "default-export-missing": { description: "A file without default export", detector: fileExports },
  "environment-private": {
    description: "A variable that stays on the server",
    isWarning: true,
    detector: variables,
  },
  "import-internal": { description: "The inside of another package", detector: imports },
  "import-second-copy": { description: "A second copy of what the admin shares", detector: imports },
  "import-server": { description: "A package of the server in the browser", detector: imports },
  "link-unknown": { description: "A link to a page that does not exist", isWarning: true, detector: links },
  "message-missing": { description: "A text that no file holds", detector: messageKeys },
  "message-values": { description: "A text that lacks a value", detector: messageKeys },
  "money-unformatted": {
    description: "An amount that is written without the SDK",
    isWarning: true,
    isOwn: true,
    detector: money,
  },
  "page-reload": {
    description: "A way to a page that loads the whole admin anew",
    isWarning: true,
    isOwn: true,
    detector: reloads,
  },
  "secret-in-code": { description: "A secret that everybody could read", detector: texts },
  "secret-variable": {
    description: "A variable that only the server may know",
    isWarning: true,
    detector: variables,
  },
  "shared-part-missing": {
    description: "A part of a shared package that is not shared",
    detector: imports,
  },
  "text-literal": {
    description: "A text that people read, written into the code",
    isWarning: true,
    isOwn: true,
    detector: textLiterals,
  },
  "unknown-zone": { description: "A zone that does not exist", detector: zones },
  "zone-props": { description: "Props of another zone", detector: widgetProps },
  "zone-props-unknown": {
    description: "A prop that the zone does not hand over",
    isWarning: true,
    detector: widgetProps,
  },
  "zone-twice": {
    description: "A zone that is named twice",
    isWarning: true,
    isFixable: true,
    detector: zones,
  },
} satisfies Record<string, RuleDescription>;

const described: [string, RuleDescription][] = Object.entries(descriptions);

/** A config for `eslint.config.js`. */
export interface LintConfig {
  /** Shown where ESLint tells its configs. */
  name: string;
  /** The files that it is for: the sources of extensions. */
  files: string[];
  /** The plugin, as `tillhouse`. */
  plugins: { tillhouse: ExtensionPlugin };
  /** Every rule: `error` where `tillhouse check` refuses, else `warn`. */
  rules: Record<string, "error" | "warn">;
}

/** The plugin, as `eslint.config.js` takes it. */
export interface ExtensionPlugin {
  /** How ESLint calls it. */
  meta: { name: string; namespace: string };
  /** Its rules, by their ids. */
  rules: Record<string, LintRule>;
  /** Ready-made configs. */
  configs: { recommended: LintConfig };
}

const meta: ExtensionPlugin["meta"] = { name: "@tillhouse/extension-sdk/eslint", namespace: "tillhouse" };
const rules: ExtensionPlugin["rules"] = Object.fromEntries(
  described.map(([id, description]) => [id, defineRule(id, description)]),
);

/** The config needs the plugin, which has the config: so it is asked for. */
const configs: ExtensionPlugin["configs"] = {
  get recommended() {
    return recommended;
  },
};

/**
 * The plugin of ESLint 9 and newer for extensions. `configs.recommended` has every rule; a parser for JSX or TypeScript is
 * the author's choice.
 *
 * @example
 * // eslint.config.js
 * import tillhouse from "@tillhouse/extension-sdk/eslint";
 *
 * export default [tillhouse.configs.recommended];
 */
const plugin: ExtensionPlugin = { meta, rules, configs };

const recommended: LintConfig = {
  name: "tillhouse/recommended",
  files: ["**/src/admin/**/*.{js,jsx,ts,tsx}"],
  plugins: { tillhouse: plugin },
  rules: Object.fromEntries(
    described.map(([id, { isWarning }]) => [`tillhouse/${id}`, isWarning === true ? "warn" : "error"]),
  ),
};

export default plugin;
