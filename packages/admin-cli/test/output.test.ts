import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
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
