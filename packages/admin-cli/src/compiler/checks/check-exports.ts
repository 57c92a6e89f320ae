import {
  asyncComponentMistake,
  didYouMean,
  missingConfigMistake,
  missingDefaultMistake,
} from "@tillhouse/extension-sdk/mistakes";
import type { Problem } from "../../base/errors";
import { defaultFunction } from "../../syntax/component-export";
import type { ParsedModule } from "../../syntax/parse-module";
import { locatedProblem, locationOf } from "../../syntax/source-file";
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
  return locatedProblem(
    module.file,
    { start: at?.start ?? 0, end: at?.end ?? 1 },
    missingDefaultMistake(kind === "widget", common !== undefined),
  );
}

/** A component without `config`. */
export function missingConfig(module: ParsedModule, kind: FoundFile["kind"]): Problem {
  const others = [...module.exports.keys()].filter((name) => name !== "default");
  const meant = didYouMean("config", others) ?? others.find((name) => /config/i.test(name));
  const at = module.exports.get(meant ?? "default");
  return locatedProblem(
    module.file,
    { start: at?.start ?? 0, end: at?.end ?? 1 },
    missingConfigMistake(kind === "widget", meant),
  );
}

/** A default export that can be no component or definition, whatever runs. */
export function wrongDefault(module: ParsedModule, kind: FoundFile["kind"]): Problem[] {
  const rule = "default-export-invalid";
  if (kind !== "resource") {
    const node = defaultFunction(module);
    if (node?.async === true)
      return [
        locatedProblem(
          module.file,
          { start: Number(node.start), end: Number(node.end) },
          asyncComponentMistake,
        ),
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
