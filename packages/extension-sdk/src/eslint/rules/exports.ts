import { didYouMean } from "../../mistakes/did-you-mean";
import {
  asyncComponentMistake,
  missingConfigMistake,
  missingDefaultMistake,
} from "../../mistakes/export-mistakes";
import type { Detector, LintedFile } from "../define-rules";
import type { LintNode } from "../lint-types";
import { exportsOf, isNode, nameOf, statementsOf } from "../tree";

/** The statement that assigns to `module.exports` or `exports`. */
function commonExport({ source }: LintedFile): LintNode | undefined {
  return statementsOf(source).find(({ expression }) => {
    if (!isNode(expression) || expression.type !== "AssignmentExpression") return false;
    const { left } = expression;
    if (!isNode(left) || left.type !== "MemberExpression") return false;
    const object =
      isNode(left.object) && left.object.type === "MemberExpression" ? left.object.object : left.object;
    return nameOf(object) === "module" || nameOf(object) === "exports";
  });
}

/** Where the function begins, up to its body: a whole component underlined hides what is in it. */
function headOf(node: LintNode): [number, number] {
  return [node.range[0], isNode(node.body) ? node.body.range[0] : node.range[1]];
}

/** What a widget, a page and a settings page have to export. */
export const fileExports: Detector = (file) => {
  const { admin, source, facts } = file;
  if (admin.kind === "other") return [];
  if (
    statementsOf(source).some(
      ({ type, exportKind }) => type === "ExportAllDeclaration" && exportKind !== "type",
    )
  )
    return [];
  const found = exportsOf(source);
  const isWidget = admin.kind === "widget";
  const component = found.get("default");
  const config = found.get("config");
  const common = commonExport(file);
  if (statementsOf(source).length === 0) return [];
  const isIncomplete = component === undefined || config === undefined;
  if (isWidget && component === undefined && config === undefined && (common === undefined || found.size > 0))
    return [];
  if (isWidget && isIncomplete && facts().isImported(admin.path)) return [];
  const first: [number, number] = [0, 1];
  if (component === undefined) {
    const at = common ?? config?.at ?? [...found.values()][0]?.at;
    return [{ mistake: missingDefaultMistake(isWidget, common !== undefined), range: at?.range ?? first }];
  }
  const { value } = component;
  const isAsync = value !== undefined && /Function/.test(value.type) && value.async === true;
  const asynchronous = isAsync ? [{ mistake: asyncComponentMistake, range: headOf(value) }] : [];
  if (config !== undefined || admin.kind === "route") return asynchronous;
  const others = [...found.keys()].filter((name) => name !== "default");
  const meant = didYouMean("config", others) ?? others.find((name) => /config/i.test(name));
  const at = found.get(meant ?? "default")?.at;
  return [
    ...asynchronous,
    { mistake: missingConfigMistake(isWidget, meant), range: at === undefined ? first : headOf(at) },
  ];
};
