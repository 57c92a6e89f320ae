import type { CheckResult } from "../api/check";
import type { Problem } from "../base/errors";
import { version } from "../base/version";
import { ruleList, ruleUrl } from "../compiler/checks/rules";

function urlOf(file: string): string {
  return file.split("/").map(encodeURIComponent).join("/");
}

function locationsOf({ file, line, column }: Problem): object[] {
  if (file === undefined) return [];
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
  return [
    { physicalLocation: { artifactLocation: { uri: urlOf(file), uriBaseId: "%SRCROOT%" }, ...region } },
  ];
}

function textOf({ message, why, hint }: Problem): string {
  return [message, why, hint].filter((part) => part !== undefined).join(" ");
}

/** The result in the format that code hosts and editors show beside the code: SARIF 2.1.0. */
export function toSarif({ mistakes, warnings }: CheckResult): object {
  const leveled = [
    ...mistakes.map((problem) => ({ problem, level: "error" })),
    ...warnings.map((problem) => ({ problem, level: "warning" })),
  ];
  const ids = [...new Set(leveled.map(({ problem }) => problem.rule))].sort();
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "tillhouse",
            version,
            rules: ids.map((id) => {
              const helpUri = ruleUrl(id);
              return {
                id,
                shortDescription: { text: ruleList.get(id)?.title ?? id },
                ...(helpUri === undefined ? {} : { helpUri }),
              };
            }),
          },
        },
        columnKind: "utf16CodeUnits",
        results: leveled.map(({ problem, level }) => ({
          ruleId: problem.rule,
          ruleIndex: ids.indexOf(problem.rule),
          level,
          message: { text: textOf(problem) },
          locations: locationsOf(problem),
        })),
      },
    ],
  };
}
