import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { neededPackages } from "../src/templates/project";
import { createProject, runCommand } from "./fixtures/project";

/** The shell is the output of another package, which may not have been built. */
const shell = resolve(import.meta.dirname, "../../admin-ui/dist/shell");

describe("init --install", () => {
  /** A project whose npm writes down what it is asked, and ends as it is told. */
  async function withManager(code: number) {
    const project = await createProject({ "package.json": "{}" });
    const bin = join(project.directory, "bin");
    await mkdir(bin);
    await writeFile(join(bin, "npm"), `#!/bin/sh\necho "npm $*"\nexit ${code}\n`, { mode: 0o755 });
    const words = ["init", "page", "audit", "--shell", project.shell];
    return (...flags: string[]) =>
      runCommand([...words, ...flags], {
        cwd: project.directory,
        env: { PATH: `${bin}:${process.env.PATH}` },
      });
  }
  const packages = Object.keys(neededPackages("page")).join(" ");

  test("installs what is missing and leaves it out of the next steps", async () => {
    const done = await (await withManager(0))("--install", "--json");
    expect(JSON.parse(done.out)).toMatchObject({ ok: true, installed: true, next: ["npx tillhouse dev"] });
    expect(done.error).toBe(`npm install --save-dev ${packages}\n`);
  });

  test("keeps the files where it fails, and says how to go on", async () => {
    const done = await (await withManager(3))("--install");
    expect(done.code).toBe(1);
    expect(done.out).toContain("create  src/admin/routes/audit/page.tsx");
    expect(done.error).toContain(
      `The files are written, but npm install --save-dev ${packages} ended with 3.`,
    );
  });

  test("installs nothing that nobody asked for", async () => {
    const done = await (await withManager(0))("--json");
    expect(JSON.parse(done.out)).toMatchObject({
      installed: false,
      next: [expect.stringMatching(/^npm install/), "npx tillhouse dev"],
    });
    expect(done.error).toBe("");
  });
});

describe("create", () => {
  const start = async (words: string[]) => {
    const project = await createProject({});
    const run = await runCommand(words, { cwd: project.directory, program: "create.js" });
    return { project, run };
  };

  test("starts an extension in a folder that has its name", async () => {
    const { project, run } = await start(["Stars & Stripes", "--no-install", "--shell", shell]);
    expect(run).toMatchObject({ code: 0, error: "" });
    expect(run.out).toMatch(/next +cd "Stars & Stripes"\s+npm install\s+npm run dev/);
    expect(
      JSON.parse(await readFile(join(project.directory, "Stars & Stripes/package.json"), "utf8")),
    ).toMatchObject({
      name: "stars-stripes",
    });
  });

  test("makes no folder in a dry run", async () => {
    const { project, run } = await start(["stars", "--dry-run", "--shell", shell]);
    expect(run).toMatchObject({ code: 0, error: "" });
    expect(run.out).toMatch(/^create +stars\/package\.json\n[\s\S]+Nothing was written\.\n$/);
    expect(existsSync(join(project.directory, "stars"))).toBe(false);
  });

  test("asks for the folder where nobody can be asked", async () => {
    const { run } = await start(["--yes"]);
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.error).toContain("Name it: npm create tillhouse my-extension");
  });
});
