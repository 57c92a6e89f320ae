import { expect, test } from "vitest";
import type { DevUpdate } from "../src/dev/dev-state";
import { develop, files, greeting, other, unfinished, widget, write } from "./fixtures/dev-harness";

test("shows a widget whose text is missing, and warns of it once", async () => {
  const updates: DevUpdate[] = [];
  const { project, told } = await develop(files, { onUpdate: (update) => updates.push(update) });
  const first = await told(({ modules }) => greeting in modules);
  await write(project, greeting, unfinished);
  // A change that comes while an earlier one is compiled is shown with that one, and looked through right after it.
  const shown = await told(({ warnings }) => warnings.length > 0);
  expect(shown.modules[greeting]).not.toBe(first.modules[greeting]);
  expect(shown).toMatchObject({
    problems: [],
    warnings: [{ rule: "message-missing", file: greeting, line: 5 }],
  });
  expect(shown.warnings).toEqual(await project.problems());
  await write(project, greeting, `\n${unfinished}`);
  await told(({ warnings }) => warnings[0]?.line === 6);
  // A mistake elsewhere is told beside it, and does not take it for one.
  await write(project, other, "export default (");
  const broken = await told(({ problems }) => problems.length > 0);
  expect(broken).toMatchObject({ problems: [{ rule: "syntax-error" }], warnings: [{ file: greeting }] });
  await write(project, other, widget("mended"));
  await write(project, "src/admin/messages/en.json", '{ "mine.title": "Mine" }');
  await told(({ problems, warnings }) => problems.length === 0 && warnings.length === 0);
  expect(updates.flatMap(({ warnings }) => warnings)).toHaveLength(1);
});
