import type { CompiledContribution, Contribution, ExtensionSource } from "./contribution";
import { sliceRequest } from "./slice-export";

/** What stands in the list of its kind for one contribution. */
function entryOf(compiled: CompiledContribution, config: string, value: string): string {
  const { contribution, path } = compiled;
  const load = `load: () => import(${JSON.stringify(path)})`;
  const source = `source: ${JSON.stringify(contribution.source)}`;
  switch (contribution.kind) {
    case "widget":
      return `{ id: ${JSON.stringify(contribution.id)}, zone: ${config}?.zone, order: ${config}?.order, needs: ${config}?.needs, ${load}, ${source} }`;
    case "route":
      return `{ path: ${JSON.stringify(contribution.path)}, link: ${config}?.link, needs: ${config}?.needs, ${load}, ${source} }`;
    case "setting":
      return `{ path: ${JSON.stringify(contribution.path)}, label: ${config}?.card?.label, description: ${config}?.card?.description, icon: ${config}?.card?.icon, needs: ${config}?.needs, ${load}, ${source} }`;
    case "resource":
      return value;
    case "messages":
      return `${JSON.stringify(contribution.language)}: () => import(${JSON.stringify(path)})`;
  }
}

/**
 * Writes the module that stands for an extension: configurations and definitions are read at once, components and texts
 * only when they are shown.
 *
 * @param apiVersion the version of the extension contract that the module is written for.
 */
export function entryModule(extension: ExtensionSource, apiVersion: number): string {
  const imports = ['import { defineExtension } from "@tillhouse/extension-sdk";'];
  const lists: Record<Contribution["kind"], string[]> = {
    widget: [],
    route: [],
    setting: [],
    resource: [],
    messages: [],
  };
  for (const [index, compiled] of extension.contributions.entries()) {
    const { contribution, path, hasConfig } = compiled;
    const config = hasConfig ? `config${index}` : "undefined";
    const value = `resource${index}`;
    if (hasConfig)
      imports.push(`import { config as ${config} } from ${JSON.stringify(sliceRequest("config", path))};`);
    if (contribution.kind === "resource") imports.push(`import ${value} from ${JSON.stringify(path)};`);
    lists[contribution.kind].push(entryOf(compiled, config, value));
  }
  return [
    ...imports,
    "export default defineExtension({",
    `  id: ${JSON.stringify(extension.id)},`,
    `  apiVersion: ${apiVersion},`,
    `  resources: [${lists.resource.join(", ")}],`,
    `  widgets: [${lists.widget.join(",\n    ")}],`,
    `  routes: [${lists.route.join(",\n    ")}],`,
    `  settings: [${lists.setting.join(",\n    ")}],`,
    `  messages: {${lists.messages.join(",\n    ")}},`,
    "});",
  ].join("\n");
}
