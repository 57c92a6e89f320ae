import type { DescribedOutput, OutputManifest } from "./verify-output";

/** The text of the file, and how much it declares. */
export interface EnvironmentTypes {
  text: string;
  zones: number;
  ids: number;
  messages: number;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function block(name: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`  interface ${name} {`, ...[...lines].sort().map((line) => `    ${line}`), "  }"];
}

function zoneLine({ name, resource, prop }: OutputManifest["zones"][number]): string {
  if (resource === undefined || prop === undefined) return `${quoted(name)}: unknown;`;
  // A form for a new record has none yet.
  const missing = name.split(".")[1] === "form" ? " | undefined" : "";
  return `${quoted(name)}: { ${prop}: RecordNamed<${quoted(resource)}>${missing} };`;
}

/** Keys that the admin's own begin as well: they are not the extension's alone. */
function isShared(key: string, adminKeys: ReadonlySet<string>): boolean {
  return adminKeys.has(key.split(".")[0] ?? "");
}

/**
 * The declarations of what extensions bring beyond the admin's own: zones with the props of their widgets, ids that can be
 * changed, keys of texts.
 */
export function environmentTypes(
  { keys, own, builtIn }: DescribedOutput,
  { packages, adminKeys }: { packages: readonly string[]; adminKeys: readonly string[] },
): EnvironmentTypes {
  const resources = new Set(builtIn?.zones.map(({ resource }) => resource));
  const known = new Set(builtIn?.zones.map(({ name }) => name));
  const ids = new Set(builtIn?.ids.map(({ id }) => id));
  // Zones of further sections of built-in resources are known by their pattern.
  const zones = (own?.zones ?? []).filter(
    ({ name, resource }) => !known.has(name) && !resources.has(resource),
  );
  const newIds = (own?.ids ?? []).filter(({ id }) => !ids.has(id));
  const first = new Set(adminKeys.map((key) => key.split(".")[0] ?? ""));
  const texts = [...new Set(keys)].filter((key) => !isShared(key, first));
  const declared = [
    ...block("ZoneProps", zones.map(zoneLine)),
    ...block(
      "ExtensionIds",
      newIds.map(({ id, kind }) => `${quoted(id)}: ${quoted(kind)};`),
    ),
    ...block(
      "ExtensionMessages",
      texts.map((key) => `${quoted(key)}: string;`),
    ),
  ];
  const needsRecords = zones.some(({ prop }) => prop !== undefined);
  const text = [
    "// Written by `tillhouse typegen`: what is changed here is written over.",
    needsRecords ? 'import type { RecordOf, ResourceName } from "@tillhouse/extension-sdk";' : undefined,
    // Each declares its own resources and zones.
    ...[...packages].sort().map((name) => `import type {} from ${quoted(name)};`),
    needsRecords
      ? "\ntype RecordNamed<Name extends string> = Name extends ResourceName ? RecordOf<Name> : unknown;"
      : undefined,
    ...(declared.length === 0 ? [] : ["", 'declare module "@tillhouse/extension-sdk" {', ...declared, "}"]),
    "",
    "export {};",
    "",
  ].filter((line) => line !== undefined);
  return { text: text.join("\n"), zones: zones.length, ids: newIds.length, messages: texts.length };
}
