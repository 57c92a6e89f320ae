import type { Root } from "postcss";
import { PreparedText } from "./prepared";

/** Without spaces that mean nothing; what has strings in it stays as it is. */
function compact(text: string): string {
  return /["']/.test(text) ? text : text.replaceAll(/\s+/g, " ").replaceAll(/, /g, ",").trim();
}

/** Takes out of a sheet what a browser does not read: comments, spaces between the parts, and rules without declarations. */
export function minifyStyles(root: Root): void {
  root.walkComments((comment) => {
    if (!(comment instanceof PreparedText)) comment.remove();
  });
  root.walk((node) => {
    node.raws = { before: "", between: "", after: "", afterName: " ", semicolon: false };
    if (node.type === "decl") {
      node.raws.between = ":";
      // A property without a value keeps a space, by which older browsers know that it has one.
      node.value = compact(node.value) || " ";
      if (node.important) node.raws.important = "!important";
    } else if (node.type === "atrule") {
      node.params = compact(node.params);
    }
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.raws = { after: "", semicolon: false };
}
