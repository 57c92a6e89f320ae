import { visitorKeys } from "oxc-parser";
import type { ParsedModule } from "../syntax/parse-module";
import { type AnyNode, isNode } from "../syntax/references";

/** Where a name stands in a module. */
export interface Identifier {
  node: AnyNode;
  parent: AnyNode;
  /** The key of the parent that holds it. */
  key: string;
}

/** Every name in a module, with what it stands in. */
export function identifiersIn(module: ParsedModule): Identifier[] {
  const places: Identifier[] = [];
  const visit = (node: AnyNode): void => {
    for (const key of visitorKeys[node.type] ?? []) {
      const child = node[key];
      for (const item of Array.isArray(child) ? child : [child]) {
        if (!isNode(item)) continue;
        if (item.type === "Identifier" || item.type === "JSXIdentifier")
          places.push({ node: item, parent: node, key });
        visit(item);
      }
    }
  };
  // The parser's tree consists of nodes of these kinds.
  visit(module.program as unknown as AnyNode);
  return places;
}

/** Whether a name is that of a property, an attribute or a label, and stands for no value of the module. */
export function isOwnName({ parent, key }: Identifier): boolean {
  if (parent.type === "MemberExpression" || parent.type === "JSXMemberExpression")
    return key === "property" && parent.computed !== true;
  if (parent.type === "JSXAttribute") return key === "name";
  if (
    /^(?:Property|MethodDefinition|PropertyDefinition|TSPropertySignature|TSMethodSignature)$/.test(
      parent.type,
    )
  )
    return key === "key" && parent.computed !== true;
  return key === "label";
}
