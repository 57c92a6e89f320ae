import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ruleList } from "../src/compiler/checks/rules";
import { toSarif } from "../src/reporting/report-sarif";
import { listFiles } from "./fixtures/project";

describe("the table of rules", () => {
  test("has every rule that a check names, and an entry in the manual for each", async () => {
    const root = resolve(import.meta.dirname, "..");
    const compiler = (await listFiles(join(root, "src/compiler"))).filter((file) => file.endsWith(".ts"));
    const texts = await Promise.all(
      compiler.map((file) => readFile(join(root, "src/compiler", file), "utf8")),
    );
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\brule(?:: | = )"([a-z-]+)"/g)].map(([, rule]) => rule),
    );
    // What loading found, before it is worded.
    const inner = ["throws", "hangs", "no-definition", "no-component", "no-texts"];
    expect(
      named.filter((rule) => rule !== undefined && !ruleList.has(rule) && !inner.includes(rule)),
    ).toEqual([]);
    const manual = await readFile(resolve(root, "../../docs/mistakes.md"), "utf8");
    const entries = [...manual.matchAll(/^### ([a-z-]+)$/gm)].map(([, rule]) => rule);
    expect(entries).toEqual([...ruleList.keys()].sort());
    const warnings = [...manual.matchAll(/^### ([a-z-]+)\n\n\*\*Warning\.\*\*/gm)].map(([, rule]) => rule);
    expect(warnings).toEqual([...ruleList].flatMap(([id, rule]) => (rule.isWarning ? [id] : [])).sort());
  });

  test("has a golden text for each rule that is checked before anything runs", async () => {
    const golden = join(import.meta.dirname, "mistakes/golden");
    const texts = await Promise.all(
      (await listFiles(golden)).map((file) => readFile(join(golden, file), "utf8")),
    );
    const told = new Set(
      texts.flatMap((text) => [...text.matchAll(/^([a-z-]+)(?: {2}\S.*)?$/gm)].map(([, rule]) => rule)),
    );
    const elsewhere = [...ruleList.keys()].filter((rule) => !told.has(rule));
    expect(elsewhere).toEqual([
      "configuration-failed",
      "configuration-hangs",
      "configuration-import",
      "configuration-shape",
      "definition-missing",
      "extension-duplicate",
      "extension-empty",
      "extension-entry",
      "extension-official-bundle",
      "extension-own",
      "extension-plug-and-play",
      "extension-stamp",
      "extension-twice",
      "extension-version-before",
      "group-duplicate",
      "kind-duplicate",
      "kind-unknown",
      "load-hangs",
      "load-unproved",
      "messages-duplicate",
      "messages-invalid",
      "mock-duplicate",
      "mock-failed",
      "mock-hangs",
      "mock-import",
      "mock-invalid",
      "mock-syntax",
      "official-name-missing",
      "official-page-taken",
      "official-runtime-missing",
      "official-runtime-version",
      "over-budget",
      "nothing-to-check",
      "package-copies",
      "package-exports",
      "package-files",
      "package-peers",
      "package-side-effects",
      "package-stamp",
      "server-plugins-unread",
      "shortcut-invalid",
      "transform-failed",
      "transform-invalid",
      "type-error",
    ]);
  });
});

describe("SARIF", () => {
  test("has what version 2.1.0 asks for", () => {
    const problem = { rule: "unknown-zone", message: "There is no zone.", hint: "Mend it." };
    const sarif = toSarif({
      directory: "/x",
      ok: false,
      mistakes: [{ ...problem, file: "src/a.tsx", line: 2, column: 3 }],
      warnings: [{ rule: "type-error", message: "Alone." }],
      extensions: [],
      contributions: 0,
      official: [],
      milliseconds: 1,
    });
    expect(sarif).toEqual({
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "tillhouse",
              version: expect.any(String),
              rules: [
                {
                  id: "type-error",
                  shortDescription: { text: expect.any(String) },
                  helpUri: expect.any(String),
                },
                {
                  id: "unknown-zone",
                  shortDescription: { text: expect.any(String) },
                  helpUri: expect.any(String),
                },
              ],
            },
          },
          columnKind: "utf16CodeUnits",
          results: [
            {
              ruleId: "unknown-zone",
              ruleIndex: 1,
              level: "error",
              message: { text: "There is no zone. Mend it." },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "src/a.tsx", uriBaseId: "%SRCROOT%" },
                    region: { startLine: 2, startColumn: 3 },
                  },
                },
              ],
            },
            {
              ruleId: "type-error",
              ruleIndex: 0,
              level: "warning",
              message: { text: "Alone." },
              locations: [],
            },
          ],
        },
      ],
    });
  });
});
