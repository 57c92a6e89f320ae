import { describe, expect, test } from "vitest";
import { check } from "../src/api/check";
import { createProject } from "./fixtures/project";

const zone = 'export const config = { zone: "order.details.side.after" };\n';

/** A widget and a file that import each other, and what `check` says of it. */
async function toldOf(widget: string, row: string, more: Record<string, string> = {}): Promise<string[]> {
  const { directory, shell } = await createProject({
    "src/admin/widgets/rating.tsx": `import { Row } from "../row";\n${zone}${widget}\nexport default () => <Row />;\n`,
    "src/admin/row.tsx": row,
    ...more,
  });
  const { mistakes, warnings } = await check({ directory, shell, environment: {} });
  return [...mistakes, ...warnings].map(({ rule, file, line }) => `${rule} ${file}:${line}`);
}

/** What one reads of the other, the two files, and further ones. */
type Case = [read: string, widget: string, row: string, more?: Record<string, string>];

const told = ["import-cycle src/admin/row.tsx:1"];
const taken = 'import { Stars } from "./widgets/rating";\n';
const stars = "export const Stars = () => <b>5</b>;";

describe("files that import each other", () => {
  test.each<Case>([
    ["a value", stars, `${taken}const all = [Stars];\nexport const Row = () => <b>{all.length}</b>;\n`],
    [
      "a value that another file passes on",
      stars,
      'import { Stars } from "./all";\nconst all = [Stars];\nexport const Row = () => <b>{all.length}</b>;\n',
      { "src/admin/all.ts": 'export { Stars } from "./widgets/rating";\n' },
    ],
    ["an element", stars, `${taken}const one = <Stars />;\nexport const Row = () => one;\n`],
  ])("are told of where one reads %s of the other too early", async (_, widget, row, more = {}) => {
    expect(await toldOf(widget, row, more)).toEqual(told);
  });

  test("are told of beside what the trial load finds", async () => {
    const row = `${taken}const names = [Stars].map((one) => one.name);\nexport const Row = () => <b>{names}</b>;\n`;
    expect(await toldOf(stars, row)).toEqual(["load-throws src/admin/row.tsx:2", ...told]);
  });

  test.each<Case>([
    ["a value in a function", stars, `${taken}export const Row = () => <Stars />;\n`],
    [
      "a declared function",
      "export function Stars() {\n  return <b>5</b>;\n}",
      `${taken}const all = [Stars];\nexport const Row = () => <b>{all.length}</b>;\n`,
    ],
    [
      "a type",
      "export const Stars = 5;",
      `${taken}const all: (typeof Stars)[] = [];\nexport const Row = () => <b>{all.length}</b>;\n`,
    ],
    [
      "a value that is there by then",
      "",
      'import { Stars } from "./stars";\nconst all = [Stars];\nexport const Row = () => <b>{all.length}</b>;\n',
      {
        "src/admin/stars.tsx":
          'import { Row } from "./row";\nexport const Stars = () => <b>5</b>;\nexport const other = () => Row;\n',
      },
    ],
  ])("are fine where one reads %s of the other", async (_, widget, row, more = {}) => {
    expect(await toldOf(widget, row, more)).toEqual([]);
  });
});
