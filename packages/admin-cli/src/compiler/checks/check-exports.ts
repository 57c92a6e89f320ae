import { didYouMean } from "../../base/did-you-mean";
import type { Problem } from "../../base/errors";
import { defaultFunction } from "../../syntax/component-export";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf } from "../../syntax/source-file";
import { describeValue, exportedValue } from "../../syntax/static-value";
import type { FoundFile } from "../sources/find-files";

/** Where a module assigns to `module.exports` or `exports`, as CommonJS does. */
export function commonExport({ program }: ParsedModule): { start: number; end: number } | undefined {
  return program.body.find((statement) => {
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
      return false;
    const { left } = statement.expression;
    if (left.type !== "MemberExpression") return false;
    const object = left.object.type === "MemberExpression" ? left.object.object : left.object;
    return object.type === "Identifier" && (object.name === "module" || object.name === "exports");
  });
}

/** A file without default export. */
export function missingDefault(module: ParsedModule, kind: FoundFile["kind"]): Problem {
  const common = commonExport(module);
  const at = common ?? module.exports.get("config") ?? [...module.exports.values()][0];
  return {
    rule: "default-export-missing",
    message: "The file has no default export.",
    why: `The default export is the component of the ${kind === "widget" ? "widget" : "page"}.`,
    hint:
      common === undefined
        ? "Add for example: export default function Example() { return <p>Hello</p>; }"
        : "Extensions are ES modules: write `export default` instead of `module.exports`.",
    ...locationOf(module.file, at?.start ?? 0, at?.end ?? 1),
  };
}

/** A component without `config`. */
export function missingConfig(module: ParsedModule, kind: FoundFile["kind"]): Problem {
  const others = [...module.exports.keys()].filter((name) => name !== "default");
  const meant = didYouMean("config", others) ?? others.find((name) => /config/i.test(name));
  const at = module.exports.get(meant ?? "default");
  const example =
    kind === "widget"
      ? 'export const config = { zone: "order.details.after" };'
      : 'export const config = { card: { label: "Packing", description: "How orders are packed" } };';
  return {
    rule: "config-missing",
    message: "The file has a component and no exported `config`.",
    why: `\`config\` tells the admin ${kind === "widget" ? "in which zone to show the widget" : "what stands on the card"}.`,
    hint:
      meant === undefined
        ? `Add for example: ${example}${kind === "widget" ? " A helper belongs outside the widgets folder." : ""}`
        : `Rename \`${meant}\` to \`config\`.`,
    ...locationOf(module.file, at?.start ?? 0, at?.end ?? 1),
  };
}

/** A default export that can be no component or definition, whatever runs. */
export function wrongDefault(module: ParsedModule, kind: FoundFile["kind"]): Problem[] {
  const rule = "default-export-invalid";
  if (kind !== "resource") {
    const node = defaultFunction(module);
    if (node?.async === true)
      return [
        {
          rule: "component-async",
          message: "The component is an async function.",
          why: "React renders what a component returns, and an async function returns a promise.",
          hint: "Load data with useRecords, useRecord or useQuery inside of an ordinary function.",
          ...locationOf(module.file, Number(node.start), Number(node.end)),
        },
      ];
  }
  const value = exportedValue("default", module);
  if (value === undefined || value.kind === "unknown" || value.kind === "call") return [];
  if (kind === "resource") {
    if (value.kind === "object") return [];
    return [
      {
        rule,
        message: `The default export is ${describeValue(value)} and not a resource.`,
        why: "The admin makes list, detail and form from the default export.",
        hint: "Export what defineResource returns.",
        ...locationOf(module.file, value.start, value.end),
      },
    ];
  }
  if (value.kind === "function") return [];
  return [
    {
      rule,
      message: `The default export is ${describeValue(value)} and not a component.`,
      why: "The admin renders the default export.",
      hint: "Export a function, a class, or the result of memo or forwardRef.",
      ...locationOf(module.file, value.start, value.end),
    },
  ];
}
