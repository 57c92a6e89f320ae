import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { renameWhenFree } from "../src/compiler/output-directory";
import { createProject } from "./fixtures/project";

test("unchanged files are reused from the previous output", async () => {
  const project = await createProject({});
  const place = (name: string): string => join(project.directory, "build", name);
  const file = async (name: string): Promise<number> => (await stat(place(name))).ino;
  await project.build();
  const script = await file("assets/main-AAAA1111.js");
  const icon = await file("favicon.svg");
  await project.build();
  expect(await file("assets/main-AAAA1111.js")).toBe(script);
  expect(await file("favicon.svg")).toBe(icon);
  // Of the same length, and of another.
  const wanted = await readFile(join(project.shell, "favicon.svg"), "utf8");
  await writeFile(place("favicon.svg"), wanted.replace("svg", "SVG"));
  await writeFile(place("assets/main-AAAA1111.css"), "");
  await project.build();
  expect(await readFile(place("favicon.svg"), "utf8")).toBe(wanted);
  expect(await readFile(place("assets/main-AAAA1111.css"), "utf8")).toBe("body{margin:0}\n");
  // A second name of the shell's own file would let a change of one be a change of both.
  await writeFile(place("favicon.svg"), "mine");
  expect(await readFile(join(project.shell, "favicon.svg"), "utf8")).toBe(wanted);
});

/** What refuses so many times, as Windows does while somebody has a file open. */
function heldFor(times: number, code: string) {
  return vi.fn(async () => {
    if (held.mock.calls.length <= times) throw Object.assign(new Error(code), { code });
  });
}
let held: ReturnType<typeof heldFor>;

test.each(["EPERM", "EBUSY", "EACCES"])(
  "on Windows the swap waits for a file that is open: %s",
  async (code) => {
    held = heldFor(3, code);
    await renameWhenFree("made", "build", { move: held, isWindows: true, wait: 1 });
    expect(held).toHaveBeenCalledTimes(4);
    held = heldFor(100, code);
    await expect(
      renameWhenFree("made", "build", { move: held, isWindows: true, attempts: 5, wait: 1 }),
    ).rejects.toMatchObject({ code });
    expect(held).toHaveBeenCalledTimes(5);
  },
);

test("what means what it says is told at once", async () => {
  held = heldFor(1, "EACCES");
  await expect(renameWhenFree("made", "build", { move: held, isWindows: false })).rejects.toMatchObject({
    code: "EACCES",
  });
  held = heldFor(1, "ENOENT");
  await expect(renameWhenFree("made", "build", { move: held, isWindows: true })).rejects.toMatchObject({
    code: "ENOENT",
  });
});
