import type { Problem } from "../base/errors";
import { parseModule } from "../syntax/parse-module";
import { type AnyNode, isNode } from "../syntax/references";
import { locationOf, type SourceFile } from "../syntax/source-file";
import type { Edit } from "../upgrade/edits";
import { officialPackage, ownPlugin } from "./official-names";

/** What became of a file. */
export interface MigratedText {
  edits: Edit[];
  /** What somebody has to look at, with its place. */
  open: Problem[];
}

/** What became of `medusa-config.js`, and what it says. */
export interface MigratedConfig extends MigratedText {
  /** The option `outDir` of the admin, where it stands there as a text. */
  outDir?: string;
}

/** A node, and what it stands in. */
interface Mention {
  node: AnyNode;
  parent: AnyNode;
  key: string;
}

const textOf = (node: AnyNode): unknown => {
  if (node.type === "Literal") return node.value;
  const [quasi, ...more] = Array.isArray(node.quasis) ? node.quasis.filter(isNode) : [];
  return node.type === "TemplateLiteral" && more.length === 0
    ? Reflect.get(Object(quasi?.value), "cooked")
    : undefined;
};

/** Every node of a tree, with what it stands in; the first in the text comes first. */
function* nodesOf(parent: AnyNode): Generator<Mention> {
  for (const [key, child] of Object.entries(parent))
    for (const node of [child].flat().filter(isNode)) {
      yield { node, parent, key };
      yield* nodesOf(node);
    }
}

/** Whether a text names a plugin: an item of a list, the `resolve` of an object, or what is put onto a list. */
function namesPlugin({ parent, key }: Mention): boolean {
  if (parent.type === "ArrayExpression") return true;
  if (parent.type === "Property")
    return key === "value" && isNode(parent.key) && [parent.key.name, parent.key.value].includes("resolve");
  const callee = parent.type === "CallExpression" && isNode(parent.callee) ? parent.callee : undefined;
  const method = isNode(callee?.property) ? callee.property.name : undefined;
  return key === "arguments" && (method === "push" || method === "unshift" || method === "concat");
}

/** The value of a key of an object that is written down. */
function propertyOf(object: AnyNode | undefined, name: string): AnyNode | undefined {
  const property = [object?.properties]
    .flat()
    .filter(isNode)
    .find(({ key }) => isNode(key) && [key.name, key.value].includes(name));
  return isNode(property?.value) ? property.value : undefined;
}

/** The option `outDir` of the plugin, as it stands in a tree that names it. */
function outDirOf(nodes: readonly Mention[]): AnyNode | undefined {
  for (const { node } of nodes) {
    const named = node.type === "ObjectExpression" ? propertyOf(node, "resolve") : undefined;
    const name = named === undefined ? undefined : textOf(named);
    if (name === officialPackage || name === ownPlugin)
      return propertyOf(propertyOf(node, "options"), "outDir");
  }
  return undefined;
}

/** `import("@medusajs/admin").PluginOptions` in a comment: the type of the options. */
const typeImport = /import\(\s*(["'])@medusajs\/admin\1\s*\)/g;

/** Puts the plugin in the place of the official admin in `medusa-config.js`. Its options stay: they are the same. */
export function migrateConfig(file: SourceFile): MigratedConfig {
  const { program, problems } = parseModule(file);
  if (problems.length > 0) return { edits: [], open: [...problems] };
  // The parser's tree consists of nodes of these kinds.
  const nodes = [...nodesOf(program as unknown as AnyNode)];
  const edits: Edit[] = [];
  const open: Problem[] = [];
  for (const mention of nodes.filter(({ node }) => textOf(node) === officialPackage)) {
    const [start, end] = [Number(mention.node.start), Number(mention.node.end)];
    if (namesPlugin(mention)) edits.push({ start: start + 1, end: end - 1, text: ownPlugin });
    else
      open.push({
        rule: "official-admin-mentioned",
        message: `The official admin is named here, and not as a plugin.`,
        hint: `Look whether it should be "${ownPlugin}".`,
        ...locationOf(file, start, end),
      });
  }
  const isMigrated = nodes.some(({ node }) => textOf(node) === ownPlugin);
  if (edits.length === 0 && !isMigrated)
    open.push({
      rule: "official-admin-missing",
      message: `The list of plugins does not name "${officialPackage}" in plain text.`,
      why: "The configuration is read, and not run.",
      hint: `Add { resolve: "${ownPlugin}" } to the list, and take the official admin out of it.`,
      file: file.source,
    });
  if (edits.length > 0)
    for (const { 0: text, index } of file.text.matchAll(typeImport))
      edits.push({ start: index, end: index + text.length, text: text.replace(officialPackage, ownPlugin) });
  const option = outDirOf(nodes);
  const outDir = option === undefined ? undefined : textOf(option);
  if (typeof outDir === "string") return { edits, open, outDir };
  if (option !== undefined && edits.length > 0)
    open.push({
      rule: "out-dir-computed",
      message: "The folder that extensions are compiled into is computed.",
      hint: "A script that runs tillhouse build has to name the same one, by --out-dir.",
      ...locationOf(file, Number(option.start), Number(option.end)),
    });
  return { edits, open };
}
