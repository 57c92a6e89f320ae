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

/** Every text that is the name of the official package, with what it stands in. */
function mentionsIn(program: AnyNode): Mention[] {
  const mentions: Mention[] = [];
  const waiting: AnyNode[] = [program];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop())
    for (const [key, child] of Object.entries(parent))
      for (const node of [child].flat().filter(isNode)) {
        if (textOf(node) === officialPackage) mentions.push({ node, parent, key });
        else waiting.push(node);
      }
  return mentions;
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

/** `import("@medusajs/admin").PluginOptions` in a comment: the type of the options. */
const typeImport = /import\(\s*(["'])@medusajs\/admin\1\s*\)/g;

/** Puts the plugin in the place of the official admin in `medusa-config.js`. Its options stay: they are the same. */
export function migrateConfig(file: SourceFile): MigratedText {
  const { program, problems } = parseModule(file);
  if (problems.length > 0) return { edits: [], open: [...problems] };
  // The parser's tree consists of nodes of these kinds.
  const mentions = mentionsIn(program as unknown as AnyNode);
  const edits: Edit[] = [];
  const open: Problem[] = [];
  for (const mention of mentions) {
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
  if (edits.length === 0)
    open.push({
      rule: "official-admin-missing",
      message: `The list of plugins does not name "${officialPackage}" in plain text.`,
      why: "The configuration is read, and not run.",
      hint: `Add { resolve: "${ownPlugin}" } to the list, and take the official admin out of it.`,
      file: file.source,
    });
  else
    for (const { 0: text, index } of file.text.matchAll(typeImport))
      edits.push({ start: index, end: index + text.length, text: text.replace(officialPackage, ownPlugin) });
  return { edits, open };
}
