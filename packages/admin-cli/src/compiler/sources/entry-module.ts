import type { CompiledContribution, Contribution, ExtensionSource } from "./contribution";
import { extractRequest } from "./extract-export";
import { bundleRequest, contributionRequest, stylesRequest } from "./v1-requests";

/** How the component of a contribution is loaded when it is shown. */
function loadOf({ contribution, path, isV1, index }: CompiledContribution): string {
  const load =
    index === undefined
      ? `() => import(${JSON.stringify(path)})`
      : `async () => ({ default: (await import(${JSON.stringify(bundleRequest(path))})).Component${index} })`;
  const kind = contribution.kind === "widget" ? "widget" : "page";
  return isV1 === true ? `v1Load("${kind}", ${load}, v1Styles)` : load;
}

/** What stands in the list of its kind for one contribution. */
function entryOf(compiled: CompiledContribution, config: string, value: string): string {
  const { contribution, path } = compiled;
  const load = `load: ${loadOf(compiled)}`;
  const source = `source: ${JSON.stringify(contribution.source)}`;
  switch (contribution.kind) {
    case "widget":
      return `{ id: ${JSON.stringify(contribution.id)}, zone: ${config}?.zone, order: ${config}?.order, ${guards(config)}, ${load}, ${source} }`;
    case "route":
      return `{ path: ${JSON.stringify(contribution.path)}, link: ${config}?.link, title: ${config}?.title, breadcrumb: ${config}?.breadcrumb, splat: ${compiled.isV1 === true || `${config}?.splat`}, ${guards(config)}, ${load}, ${source} }`;
    case "setting":
      return `{ path: ${JSON.stringify(contribution.path)}, label: ${config}?.card?.label, description: ${config}?.card?.description, icon: ${config}?.card?.icon, ${guards(config)}, ${load}, ${source} }`;
    case "resource":
    case "extension":
      return value;
    case "messages": {
      const load = `() => import(${JSON.stringify(path)})`;
      return `${JSON.stringify(contribution.language)}: ${value === "" ? load : `joined(${load}, ${value}.messages?.[${JSON.stringify(contribution.language)}])`}`;
    }
  }
}

function guards(config: string): string {
  return `requires: ${config}?.requires, permission: ${config}?.permission`;
}

/** The texts of one language from a file and from code; the file wins. */
const joinedTexts =
  "const joined = (file, code) => code === undefined ? file : async () => ({ default: { ...(await code()).default, ...(await file()).default } });";

/**
 * Writes the module that stands for an extension: configurations and definitions are read at once, components and texts
 * only when they are shown. What a definition in code lists comes after what the folders hold.
 *
 * @param apiVersion the version of the extension contract that the module is written for.
 */
export function entryModule(extension: ExtensionSource, apiVersion: number): string {
  if (extension.entry !== undefined) return `export { default } from ${JSON.stringify(extension.entry)};`;
  const imports = ['import { defineExtension } from "@tillhouse/extension-sdk";'];
  if (extension.contributions.some(({ isV1 }) => isV1 === true))
    imports.push(
      `import { v1Load } from ${JSON.stringify(contributionRequest)};`,
      `import v1Styles from ${JSON.stringify(stylesRequest)};`,
    );
  const lists: Record<Contribution["kind"], string[]> = {
    widget: [],
    route: [],
    setting: [],
    resource: [],
    messages: [],
    extension: [],
  };
  const code = extension.contributions.find(({ contribution }) => contribution.kind === "extension");
  if (code !== undefined) imports.push(`import code from ${JSON.stringify(code.path)};`);
  for (const [index, compiled] of extension.contributions.entries()) {
    const { contribution, path, hasConfig, index: listed = "" } = compiled;
    const config = hasConfig ? `config${index}` : "undefined";
    const isTexts = contribution.kind === "messages";
    const value = isTexts ? (code === undefined ? "" : "code") : `resource${index}`;
    if (hasConfig)
      imports.push(
        `import { config${listed} as ${config} } from ${JSON.stringify(extractRequest(`config${listed}`, path))};`,
      );
    if (contribution.kind === "resource") imports.push(`import ${value} from ${JSON.stringify(path)};`);
    lists[contribution.kind].push(entryOf(compiled, config, value));
  }
  const source = JSON.stringify(code?.contribution.source);
  const rest = (name: string): string[] => (code === undefined ? [] : [`...named(code.${name})`]);
  const helpers =
    code === undefined
      ? []
      : [joinedTexts, `const named = (list = []) => list.map((entry) => ({ source: ${source}, ...entry }));`];
  return [
    ...imports,
    ...helpers,
    "export default defineExtension({",
    ...(code === undefined
      ? []
      : ["  ...code,", `  source: ${source},`, "  commands: named(code.commands),"]),
    `  id: ${JSON.stringify(extension.id)},`,
    `  apiVersion: ${apiVersion},`,
    `  resources: [${[...lists.resource, ...(code === undefined ? [] : ["...(code.resources ?? [])"])].join(", ")}],`,
    `  widgets: [${[...lists.widget, ...rest("widgets")].join(",\n    ")}],`,
    `  routes: [${[...lists.route, ...rest("routes")].join(",\n    ")}],`,
    `  settings: [${[...lists.setting, ...rest("settings")].join(",\n    ")}],`,
    `  messages: {${[...(code === undefined ? [] : ["...code.messages"]), ...lists.messages].join(",\n    ")}},`,
    "});",
  ].join("\n");
}
