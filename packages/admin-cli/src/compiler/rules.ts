import type { Problem } from "../errors";

/** What a rule is about, in a few words. */
export interface Rule {
  title: string;
  /** The admin works all the same; `--strict` takes it as a mistake. */
  isWarning?: boolean;
}

const rules = {
  "address-fixed": { title: "An address of one machine", isWarning: true },
  "api-version": { title: "A version of the contract that this admin does not speak" },
  "change-duplicate": { title: "A part that is there already" },
  "change-kind": { title: "A change that its target cannot take" },
  "change-place": { title: "A neighbour that does not exist", isWarning: true },
  "change-target": { title: "A change to something that does not exist" },
  "change-twice": { title: "Two changes of which one is lost" },
  "command-duplicate": { title: "Two commands with one id" },
  "command-invalid": { title: "A command that cannot be started" },
  compile: { title: "Code that cannot be compiled" },
  "compile-warning": { title: "Code that is likely wrong", isWarning: true },
  "component-async": { title: "A component that is an async function" },
  "component-large": { title: "A very large file", isWarning: true },
  "config-invalid": { title: "A `config` that says something impossible" },
  "config-missing": { title: "A component without `config`" },
  "config-unknown-key": { title: "An entry that nobody reads", isWarning: true },
  "default-export-invalid": { title: "A default export that is no component or definition" },
  "default-export-missing": { title: "A file without default export" },
  "environment-private": { title: "A variable that stays on the server", isWarning: true },
  "export-missing": { title: "A name that a module does not export" },
  "extension-id": { title: "An id that an extension cannot have" },
  "extension-invalid": { title: "A file that defines no extension" },
  "file-misplaced": { title: "A file where nobody looks for it", isWarning: true },
  "group-unknown": { title: "A group that the sidebar does not have", isWarning: true },
  "import-internal": { title: "The inside of another package" },
  "import-kind": { title: "A kind of file that cannot be imported" },
  "import-second-copy": { title: "A second copy of what the admin shares" },
  "import-server": { title: "A package of the server in the browser" },
  "import-unresolved": { title: "An import that leads nowhere" },
  "link-unknown": { title: "A link to a page that does not exist", isWarning: true },
  "load-invalid": { title: "Something else than a function that loads" },
  "message-missing": { title: "A text that no file holds" },
  "message-orphan": { title: "A translation of nothing", isWarning: true },
  "message-placeholders": { title: "Placeholders that differ between languages" },
  "messages-duplicate": { title: "Two files for one language" },
  "messages-name": { title: "A file of texts that names no language" },
  "messages-shape": { title: "Texts that are not one flat object" },
  "messages-syntax": { title: "Texts that are no JSON" },
  "resource-duplicate": { title: "Two resources with one name" },
  "resource-invalid": { title: "A resource that lacks what it needs" },
  "resource-name": { title: "A file that is named otherwise than its resource", isWarning: true },
  "resource-taken": { title: "The name of a resource of the admin" },
  "route-built-in": { title: "The address of a page of the admin" },
  "route-duplicate": { title: "Two pages with one address" },
  "route-settings": { title: "A page under /settings" },
  "route-syntax": { title: "A path that is no address" },
  "secret-in-code": { title: "A secret that everybody could read" },
  "secret-variable": { title: "A variable that only the server may know", isWarning: true },
  "setting-card": { title: "A settings page without its card" },
  "setting-duplicate": { title: "Two settings pages with one address" },
  "setting-nested": { title: "A settings page at the wrong depth" },
  "setting-syntax": { title: "A folder name that is no address" },
  "shared-name-missing": { title: "A name that the shared package does not export" },
  "shared-part-missing": { title: "A part of a shared package that is not shared" },
  "shortcut-taken": { title: "Keys that the admin uses" },
  "syntax-error": { title: "Code that cannot be read" },
  "type-error": { title: "An error of types" },
  "unknown-zone": { title: "A zone that does not exist" },
  "widget-duplicate": { title: "Two widgets with one id" },
  "zone-props": { title: "Props of another zone" },
  "zone-props-unknown": { title: "A prop that the zone does not hand over", isWarning: true },
  "zone-twice": { title: "A zone that is named twice", isWarning: true },
} satisfies Record<string, Rule>;

/** The id of a rule. */
export type RuleId = keyof typeof rules;

/** Every rule of the checks, by its id. */
export const ruleList: ReadonlyMap<string, Rule> = new Map(Object.entries(rules));

/** Whether a problem leaves the admin working. */
export function isWarning(problem: Problem): boolean {
  return ruleList.get(problem.rule)?.isWarning === true;
}

const manual = "https://unpkg.com/@tillhouse/admin-cli/dist/mistakes.md";

/** Where the manual explains a rule; `undefined` for what is no rule of the checks. */
export function ruleAddress(rule: string): string | undefined {
  return ruleList.has(rule) ? `${manual}#${rule}` : undefined;
}

/** Problems by place, so that a list reads like the project; what has no place comes last. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const key = ({ file, line = 0, column = 0, rule }: Problem): string =>
    `${file ?? "\uffff"} ${String(line).padStart(8, "0")} ${String(column).padStart(8, "0")} ${rule}`;
  return [...problems].sort((left, right) => (key(left) < key(right) ? -1 : key(left) > key(right) ? 1 : 0));
}
