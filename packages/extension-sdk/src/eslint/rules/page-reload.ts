import type { Mistake } from "../../mistakes/mistake";
import type { Detector, Finding } from "../define-rules";
import type { LintFix, LintNode } from "../lint-types";
import { isNode, nameOf, nodesIn, statementsOf, textOf, unwrapped, walk } from "../tree";

/** A page of the admin, below any base path. */
const page = /^(?:\/[\w-]+)?\/a(?:\/|$)/;

function mistakeOf(path: string): Mistake {
  return {
    rule: "page-reload",
    message: `The way to "${path}" loads the whole admin anew.`,
    why: "What somebody typed elsewhere on the page is lost, and the path is wrong where the admin has a base path.",
    hint: "Use <Link to> or useNavigate of react-router-dom.",
  };
}

/** How a text begins, where it is written out so far. */
function beginningOf(node: unknown): string | undefined {
  const value = unwrapped(node);
  const whole = textOf(value);
  if (whole !== undefined || value?.type !== "TemplateLiteral") return whole;
  const { cooked } = Object(nodesIn(value.quasis)[0]?.value);
  return typeof cooked === "string" ? cooked : undefined;
}

/** `location`, `window.location`, `document.location` … */
function isLocation(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "Identifier") return nameOf(node) === "location";
  return (
    node.type === "MemberExpression" &&
    nameOf(node.property) === "location" &&
    ["window", "document", "globalThis", "self"].includes(nameOf(node.object) ?? "")
  );
}

/** The new location that a node leads the page to. */
function targetOf(node: LintNode): unknown {
  if (node.type === "AssignmentExpression") {
    const { left, right } = node;
    const isHref =
      isNode(left) &&
      left.type === "MemberExpression" &&
      nameOf(left.property) === "href" &&
      isLocation(left.object);
    // A variable of one's own may be called location; what is assigned to a property of the window is not.
    return isHref || (isNode(left) && left.type === "MemberExpression" && isLocation(left))
      ? right
      : undefined;
  }
  if (node.type !== "CallExpression" || !isNode(node.callee) || node.callee.type !== "MemberExpression")
    return undefined;
  const { object, property } = node.callee;
  const isChange = ["assign", "replace"].includes(nameOf(property) ?? "") && isLocation(object);
  return isChange ? nodesIn(node.arguments)[0] : undefined;
}

/** The attribute of an `<a>` that leads into the admin. */
function anchorOf(node: LintNode): { attribute: LintNode; path: string } | undefined {
  if (node.type !== "JSXElement" || !isNode(node.openingElement)) return undefined;
  if (nameOf(node.openingElement.name) !== "a") return undefined;
  const attributes = nodesIn(node.openingElement.attributes);
  const attribute = attributes.find(({ name }) => nameOf(name) === "href");
  // A download and a new tab are loaded anew on purpose.
  const isMeant = attributes.some(({ name }) => ["download", "target"].includes(nameOf(name) ?? ""));
  const path = beginningOf(attribute?.value);
  return attribute === undefined || path === undefined || !page.test(path) || isMeant
    ? undefined
    : { attribute, path };
}

/** Puts `Link` in the place of `a`, where the file has it already. */
function asLink(node: LintNode, attribute: LintNode, statements: readonly LintNode[]): LintFix | undefined {
  const router = statements.find(
    ({ type, source }) => type === "ImportDeclaration" && textOf(source) === "react-router-dom",
  );
  const link = nodesIn(router?.specifiers).find(({ imported }) => nameOf(imported) === "Link");
  const local = nameOf(link?.local);
  const { openingElement, closingElement } = node;
  const opening = isNode(openingElement) ? openingElement.name : undefined;
  const closing = isNode(closingElement) ? closingElement.name : undefined;
  // The base path is the router's to add.
  if (local === undefined || !/^\/a(?:\/|$)/.test(beginningOf(attribute.value) ?? "")) return undefined;
  return (fixer) => [
    ...[opening, closing].filter(isNode).map(({ range }) => fixer.replaceTextRange(range, local)),
    ...[attribute.name].filter(isNode).map(({ range }) => fixer.replaceTextRange(range, "to")),
  ];
}

/** Ways to a page of the admin that load the whole admin anew. */
export const reloads: Detector = ({ source }) => {
  const nodes = isNode(source.ast) ? walk(source.ast, source.visitorKeys) : [];
  return [...nodes].flatMap((node): Finding[] => {
    const anchor = anchorOf(node);
    if (anchor !== undefined) {
      const { attribute, path } = anchor;
      const finding: Finding = { mistake: mistakeOf(path), range: attribute.range };
      const fix = asLink(node, attribute, statementsOf(source));
      return [fix === undefined ? finding : { ...finding, suggestion: { what: "Write <Link to>.", fix } }];
    }
    const path = beginningOf(targetOf(node));
    return path !== undefined && page.test(path) ? [{ mistake: mistakeOf(path), range: node.range }] : [];
  });
};
