import type { CompiledContribution, Contribution, ExtensionSource } from "./contribution";
import { sliceRequest } from "./slice-export";

const fields = {
  widget: (config: string, { contribution }: CompiledContribution) =>
    contribution.kind === "widget"
      ? `id: ${JSON.stringify(contribution.id)}, zone: ${config}?.zone, order: ${config}?.order`
      : "",
  route: (config: string, { contribution, hasConfig }: CompiledContribution) =>
    contribution.kind === "route"
      ? `path: ${JSON.stringify(contribution.path)}${hasConfig ? `, link: ${config}?.link` : ""}`
      : "",
  setting: (config: string, { contribution }: CompiledContribution) =>
    contribution.kind === "setting"
      ? `path: ${JSON.stringify(contribution.path)}, label: ${config}?.card?.label, description: ${config}?.card?.description, icon: ${config}?.card?.icon`
      : "",
} as const;

/**
 * Writes the module that stands for an extension: configurations are read at once, components only when they are shown.
 *
 * @param apiVersion the version of the extension contract that the module is written for.
 */
export function entryModule(extension: ExtensionSource, apiVersion: number): string {
  const imports = ['import { defineExtension } from "@tillhouse/extension-sdk";'];
  const lists: Record<Contribution["kind"], string[]> = { widget: [], route: [], setting: [] };
  for (const [index, compiled] of extension.contributions.entries()) {
    const { contribution, path, hasConfig } = compiled;
    const config = hasConfig ? `config${index}` : "undefined";
    if (hasConfig)
      imports.push(`import { config as ${config} } from ${JSON.stringify(sliceRequest("config", path))};`);
    const load = `load: () => import(${JSON.stringify(path)})`;
    const source = `source: ${JSON.stringify(contribution.source)}`;
    lists[contribution.kind].push(`{ ${fields[contribution.kind](config, compiled)}, ${load}, ${source} }`);
  }
  return [
    ...imports,
    "export default defineExtension({",
    `  id: ${JSON.stringify(extension.id)},`,
    `  apiVersion: ${apiVersion},`,
    `  widgets: [${lists.widget.join(",\n    ")}],`,
    `  routes: [${lists.route.join(",\n    ")}],`,
    `  settings: [${lists.setting.join(",\n    ")}],`,
    "});",
  ].join("\n");
}
