import type { PartialMessage } from "esbuild";
import type { AtRule, ChildNode, Container, Root, Rule } from "postcss";
import type { Node, Selector } from "postcss-selector-parser";
import type { MessageDetail } from "./shared-plugin";

/** What of a selector says nothing about the element that it stands for. */
const asides: ReadonlySet<string> = new Set([":not", ":has"]);

/** The admin's own attributes: whoever uses them reaches its elements. */
const attributesOfAdmin: ReadonlySet<string> = new Set(["data-theme", "data-state", "data-density"]);

function isOwnNode(node: Node): boolean {
  switch (node.type) {
    case "class":
      return !node.value.startsWith("th-");
    case "id":
      return true;
    case "attribute":
      return node.attribute.startsWith("data-") && !attributesOfAdmin.has(node.attribute);
    case "pseudo":
      return !asides.has(node.value) && node.nodes.length > 0 && node.nodes.every(isOwn);
    default:
      return false;
  }
}

/** Whether a selector names something that the extension has given its elements. */
function isOwn(selector: Selector): boolean {
  return selector.nodes.some(isOwnNode);
}

/** Whether a rule only sets variables, of which the admin uses none. */
function setsOwnVariables({ nodes }: Rule): boolean {
  const isOwnVariable = (node: ChildNode) =>
    node.type === "comment" ||
    (node.type === "decl" && node.prop.startsWith("--") && !node.prop.startsWith("--th-"));
  return nodes.length > 0 && nodes.every(isOwnVariable);
}

/** The rules that stand for themselves: nested ones are inside of what stands around them, and keyframes are no selectors. */
function topRules(container: Container<ChildNode>): Rule[] {
  return (container.nodes ?? []).flatMap((node): Rule[] => {
    if (node.type === "rule") return [node];
    if (node.type !== "atrule" || node.nodes === undefined) return [];
    return /keyframes$|^(?:scope|font-face|page|property)$/.test(node.name) ? [] : topRules(node);
  });
}

interface Place {
  line: number;
  column: number;
  length: number;
}

/** A message at a place, whose column esbuild counts in bytes. */
function messageAt(
  file: string,
  text: string,
  { line, column, length }: Place,
  { text: message, ...detail }: MessageDetail & { text: string },
): PartialMessage {
  const lineText = text.split("\n")[line - 1]?.replace(/\r$/, "") ?? "";
  const bytes = Buffer.byteLength(lineText.slice(0, column - 1));
  return { text: message, detail, location: { file, line, column: bytes, length, lineText } };
}

/** What is wrong with a sheet, and what is likely wrong. */
interface StyleMessages {
  errors: PartialMessage[];
  warnings: PartialMessage[];
}

/** What only Tailwind carries out. */
function directivesIn(sheet: Root): AtRule[] {
  const found: AtRule[] = [];
  sheet.walkAtRules(/^(?:tailwind|apply|screen|theme|utility|variant|custom-variant)$/, (rule) => {
    found.push(rule);
  });
  return found;
}

/**
 * Checks a stylesheet: whether it can be read, and whether its rules stay inside of the extension. The page has one style
 * for all, so that `body { display: none }` of an extension leaves nothing of the admin.
 */
export async function checkStyle(file: string, text: string): Promise<StyleMessages> {
  const [{ default: postcss, CssSyntaxError }, { default: parser }] = await Promise.all([
    import("postcss"),
    import("postcss-selector-parser"),
  ]);
  try {
    const sheet = postcss.parse(text, { from: file, map: false });
    const warnings = directivesIn(sheet).map(({ name, source }) =>
      messageAt(
        file,
        text,
        { line: source?.start?.line ?? 1, column: source?.start?.column ?? 1, length: name.length + 1 },
        {
          rule: "style-directive",
          text: `@${name} is a directive of Tailwind.`,
          why: "Nothing carries it out here, and browsers leave it out without a word.",
          hint: "Compile the sheet with Tailwind, and import what it makes.",
        },
      ),
    );
    const errors = topRules(sheet).flatMap((rule): PartialMessage[] => {
      if (setsOwnVariables(rule)) return [];
      const selectors = parser()
        .astSync(rule)
        .nodes.filter((selector) => !isOwn(selector))
        .map((selector) => selector.toString().trim());
      const { start } = rule.source ?? {};
      if (selectors.length === 0 || start === undefined) return [];
      return [
        messageAt(
          file,
          text,
          { ...start, length: rule.selector.split("\n")[0]?.length ?? 1 },
          {
            rule: "style-outside",
            text: `The style of "${selectors.join(", ")}" reaches outside of the extension.`,
            why: "The page has one style for all: it would change the whole admin, and can make it unusable.",
            hint: `Begin it with a class of your own: ".reviews ${selectors[0]?.replace(/^(?:html|body|:root|:host)\s*/, "") || "p"}".`,
          },
        ),
      ];
    });
    return { errors, warnings };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    const errors = [
      messageAt(
        file,
        text,
        { line, column, length: 1 },
        {
          rule: "style-syntax",
          text: `The stylesheet cannot be read: ${reason.replace(/\.$/, "")}.`,
          why: "A browser would leave out what follows, without a word.",
          hint: "Correct the marked place. The cause is often a line or two above.",
        },
      ),
    ];
    return { errors, warnings: [] };
  }
}
