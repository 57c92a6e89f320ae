import { mistakeUrl } from "@tillhouse/extension-sdk/mistakes";
import type { Problem } from "../../base/errors";

/** What a rule is about, in a few words. */
export interface Rule {
  title: string;
  /** The admin works all the same; `--strict` takes it as a mistake. */
  isWarning?: boolean;
  /** `dev` shows the extension all the same and warns, as nobody has written everything at once; `check` and `build` refuse. */
  isWarningInDev?: boolean;
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
  "component-asset": { title: "A picture that is used as a component" },
  "component-async": { title: "A component that is an async function" },
  "component-large": { title: "A very large file", isWarning: true },
  "config-invalid": { title: "A `config` that says something impossible" },
  "config-missing": { title: "A component without `config`" },
  "config-unknown-key": { title: "An entry that nobody reads", isWarning: true },
  "configuration-failed": { title: "A configuration file that throws" },
  "configuration-hangs": { title: "A configuration file that does not finish" },
  "configuration-import": { title: "A configuration file whose imports lead nowhere" },
  "configuration-secret": { title: "A secret in the configuration file" },
  "configuration-shape": { title: "A configuration file that exports no settings" },
  "configuration-syntax": { title: "A configuration file that cannot be read" },
  "default-export-invalid": { title: "A default export that is no component or definition" },
  "default-export-missing": { title: "A file without default export" },
  "definition-missing": { title: "A compiled extension that defines nothing" },
  "element-duplicate": { title: "Two elements of a resource with one id" },
  "endpoint-prefix": { title: "A path that has /admin twice" },
  "environment-meta": { title: "Variables of another compiler" },
  "environment-private": { title: "A variable that stays on the server", isWarning: true },
  "environment-secret": { title: "A secret in a variable that everybody gets" },
  "export-missing": { title: "A name that a module does not export" },
  "extension-api-version": { title: "A package made for another version of the contract" },
  "extension-duplicate": { title: "Two extensions with one id" },
  "extension-empty": { title: "A package that is no extension" },
  "extension-entry": { title: "A package whose entry is missing" },
  "extension-file-duplicate": { title: "Two files that define the extension" },
  "extension-id": { title: "An id that an extension cannot have" },
  "extension-invalid": { title: "A file that defines no extension" },
  "extension-missing": { title: "An extension that is not installed" },
  "extension-official-bundle": { title: "A bundle that cannot be taken", isWarning: true },
  "extension-own": { title: "The project itself in the list of extensions" },
  "extension-plug-and-play": { title: "Packages that are kept in archives" },
  "extension-stamp": { title: "A package that names no version of the contract" },
  "extension-twice": { title: "An extension that is named twice" },
  "extension-version-before": { title: "A package made for the version before this one", isWarning: true },
  "file-misplaced": { title: "A file where nobody looks for it", isWarning: true },
  "group-duplicate": { title: "Two groups of the sidebar with one id" },
  "group-unknown": { title: "A group that the sidebar does not have", isWarning: true },
  "hook-conditional": { title: "A hook that is not called on every render" },
  "import-cycle": { title: "A value that is read before it is there", isWarning: true },
  "import-internal": { title: "The inside of another package" },
  "import-kind": { title: "A kind of file that cannot be imported" },
  "import-second-copy": { title: "A second copy of what the admin shares" },
  "import-server": { title: "A package of the server in the browser" },
  "import-unresolved": { title: "An import that leads nowhere" },
  "kind-duplicate": { title: "Two kinds of cells, fields or filters with one name" },
  "kind-unknown": { title: "A kind that nobody brings" },
  "link-unknown": { title: "A link to a page that does not exist", isWarning: true },
  "load-hangs": { title: "Code that does not finish loading" },
  "load-invalid": { title: "Something else than a function that loads" },
  "load-throws": { title: "Code that throws while it loads" },
  "load-unproved": { title: "Code that could not be tried without a browser", isWarning: true },
  "message-missing": { title: "A text that no file holds", isWarningInDev: true },
  "message-orphan": { title: "A translation of nothing", isWarning: true },
  "message-placeholders": { title: "Placeholders that differ between languages" },
  "message-values": { title: "A text that lacks a value", isWarningInDev: true },
  "messages-duplicate": { title: "Two files for one language" },
  "messages-invalid": { title: "Compiled texts that are none" },
  "messages-name": { title: "A file of texts that names no language" },
  "messages-shape": { title: "Texts that are not one flat object" },
  "messages-syntax": { title: "Texts that are no JSON" },
  "mock-duplicate": { title: "Two mocks that answer at one endpoint" },
  "mock-failed": { title: "A mock that throws" },
  "mock-hangs": { title: "A mock that does not finish" },
  "mock-import": { title: "A mock whose imports lead nowhere" },
  "mock-invalid": { title: "A mock that says something impossible" },
  "mock-syntax": { title: "A mock that cannot be read" },
  "name-undefined": { title: "A component or a hook that nothing declares" },
  "official-name-missing": { title: "A name that a package of the official admin lacks", isWarning: true },
  "official-page-taken": { title: "Two plugins with a page at one address", isWarning: true },
  "official-runtime-missing": { title: "An extension of the official admin without its packages" },
  "official-runtime-version": { title: "Packages of the official admin for another version" },
  "over-budget": { title: "An extension that is larger than it may be" },
  "nothing-to-check": { title: "A folder without extensions", isWarning: true },
  "package-copies": { title: "A dependency that the admin has for everybody" },
  "package-exports": { title: "`exports` that lead elsewhere" },
  "package-files": { title: "Files that npm would leave out" },
  "package-peers": { title: "A package of the admin that is not asked for" },
  "package-side-effects": { title: "A stylesheet that would be dropped" },
  "package-stamp": { title: "A package that does not say it is an extension" },
  "resource-duplicate": { title: "Two resources with one name" },
  "resource-invalid": { title: "A resource that lacks what it needs" },
  "resource-name": { title: "A file that is named otherwise than its resource", isWarning: true },
  "resource-taken": { title: "The name of a resource of the admin" },
  "resource-unknown": { title: "A resource that does not exist" },
  "route-built-in": { title: "The address of a page of the admin" },
  "route-duplicate": { title: "Two pages with one address" },
  "route-settings": { title: "A page under /settings" },
  "route-syntax": { title: "A path that is no address" },
  "secret-in-code": { title: "A secret that everybody could read" },
  "secret-variable": { title: "A variable that only the server may know", isWarning: true },
  "server-plugins-unread": { title: "A list of plugins that cannot be read", isWarning: true },
  "setting-card": { title: "A settings page without its card" },
  "setting-duplicate": { title: "Two settings pages with one address" },
  "setting-nested": { title: "A settings page at the wrong depth" },
  "setting-syntax": { title: "A folder name that is no address" },
  "shared-name-missing": { title: "A name that the shared package does not export" },
  "shared-part-missing": { title: "A part of a shared package that is not shared" },
  "shortcut-invalid": { title: "Keys that a command cannot have" },
  "shortcut-taken": { title: "Keys that the admin uses" },
  "style-directive": { title: "A directive that nobody carries out", isWarning: true },
  "style-outside": { title: "Styles that reach outside of the extension" },
  "style-syntax": { title: "A stylesheet that cannot be read" },
  "syntax-error": { title: "Code that cannot be read" },
  "transform-failed": { title: "A `transformResource` that throws" },
  "transform-invalid": { title: "A `transformResource` that returns no definition" },
  "type-error": { title: "An error of types" },
  "unknown-setting": { title: "A setting that does not exist" },
  "unknown-zone": { title: "A zone that does not exist" },
  "view-filter": { title: "A view that sets a filter of no list", isWarning: true },
  "view-unknown": { title: "A view that does not exist", isWarning: true },
  "widget-duplicate": { title: "Two widgets with one id" },
  "zone-props": { title: "Props of another zone" },
  "zone-props-unknown": { title: "A prop that the zone does not hand over", isWarning: true },
  "zone-twice": { title: "A zone that is named twice", isWarning: true },
} satisfies Record<string, Rule>;

/** Every rule of the checks, by its id. */
export const ruleList: ReadonlyMap<string, Rule> = new Map(Object.entries(rules));

/** Whether a problem leaves the admin working. */
export function isWarning(problem: Problem): boolean {
  return ruleList.get(problem.rule)?.isWarning === true;
}

/** Whether a problem leaves the admin of `dev` working: the warnings, and what is not finished. */
export function isWarningInDev(problem: Problem): boolean {
  return isWarning(problem) || ruleList.get(problem.rule)?.isWarningInDev === true;
}

/** Where the manual explains a rule; `undefined` for what is no rule of the checks. */
export function ruleUrl(rule: string): string | undefined {
  return ruleList.has(rule) ? mistakeUrl(rule) : undefined;
}

/** Problems by place, so that a list reads like the project; what has no place comes last. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const key = ({ file, line = 0, column = 0, rule }: Problem): string =>
    `${file ?? "\uffff"} ${String(line).padStart(8, "0")} ${String(column).padStart(8, "0")} ${rule}`;
  return [...problems].sort((left, right) => (key(left) < key(right) ? -1 : key(left) > key(right) ? 1 : 0));
}

/** Leaves out of what loading brought to light what the checks have told of the same file, where it stands. */
export function untold(found: readonly Problem[], told: readonly Problem[]): Problem[] {
  return found.filter(
    ({ rule, file, line }) =>
      !told.some(
        (other) =>
          other.rule === rule &&
          (file === undefined || other.file === file) &&
          // Another place of the same file is another mistake.
          (line === undefined || other.line === line),
      ),
  );
}
