import { join } from "node:path";
import { describe, test, vi } from "vitest";
import { createDevProject } from "../src/dev/dev-project";
import type { DevUpdate } from "../src/dev/dev-state";
import { loadShell } from "../src/site/shell";
import { type AtEnd, createProject } from "./fixtures/project";

const rating = "src/admin/widgets/rating.tsx";
const widget = 'export const config = { zone: "order.list.after" };\nexport default () => null;\n';
const throwing = `${widget}throw new Error("no luck");\n`;

async function setUp(text: string, atEnd: AtEnd) {
  const project = await createProject({ [rating]: text }, atEnd);
  const { directory } = project;
  const shell = await loadShell(project.shell);
  const updates: DevUpdate[] = [];
  const onTrouble = vi.fn();
  const dev = createDevProject({
    project: directory,
    configured: { extensions: [], problems: [] },
    shell: { ...shell, hot: "hot.js", common: shell.directory, built: shell },
    variables: { NODE_ENV: "development" },
    environment: {},
    basePath: "/app",
    onUpdate: (update) => updates.push(update),
    onTrouble,
  });
  atEnd(() => dev.close());
  const change = async (next: string) => {
    await project.write({ [rating]: next });
    dev.change([join(directory, rating)]);
    return dev.triedState();
  };
  return { project, dev, updates, change, onTrouble };
}

// Side by side, because what is tried out has not changed for a while: most of a test is this wait.
describe.concurrent("dev tries out", () => {
  test("what throws while it is loaded is told once nothing changes any more, in the words of build", async ({
    expect,
    onTestFinished,
  }) => {
    const { project, dev, updates, change, onTrouble } = await setUp(widget, onTestFinished);
    expect((await dev.triedState()).problems).toEqual([]);
    const { problems } = await change(throwing);
    expect(problems).toEqual(await project.problems());
    expect(problems).toMatchObject([{ rule: "load-throws", file: rating, line: 3 }]);
    expect(updates.at(-1)).toMatchObject({ changed: [], problems });
    const mended = await change(widget);
    expect(mended.problems).toEqual([]);
    expect(Object.keys(mended.modules)).toEqual([rating]);
    expect(onTrouble).not.toHaveBeenCalled();
  });

  test("a change does not wait for the trial of the one before", async ({ expect, onTestFinished }) => {
    const { project, dev, updates } = await setUp(throwing, onTestFinished);
    await dev.state();
    await project.write({ [rating]: widget });
    dev.change([join(project.directory, rating)]);
    expect((await dev.state()).problems).toEqual([]);
    expect((await dev.triedState()).problems).toEqual([]);
    expect(updates.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test("warnings are told with the trial, once, and change nothing of the page", async ({
    expect,
    onTestFinished,
  }) => {
    const unknown = widget.replace("null", '<a href="http://localhost:9000">x</a>');
    const { dev, updates, change } = await setUp(unknown, onTestFinished);
    expect(await dev.triedState()).toMatchObject({ problems: [], warnings: [] });
    const warnings = () => updates.flatMap((update) => update.warnings);
    expect(warnings()).toMatchObject([{ rule: "address-fixed", file: rating }]);
    await change(`${unknown}// again\n`);
    expect(warnings()).toHaveLength(1);
  });
});
