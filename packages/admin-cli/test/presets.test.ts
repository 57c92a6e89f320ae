import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CommandError } from "../src/base/errors";
import { createProject, listFiles, runCommand, type TestProject } from "./fixtures/project";

async function refusal(run: Promise<unknown>): Promise<CommandError> {
  const error = await run.catch((reason: unknown) => reason);
  if (error instanceof CommandError) return error;
  throw new Error(`It was expected to be refused, and was not: ${String(error)}`);
}

async function filesOf(project: TestProject, preset: string): Promise<string[]> {
  return listFiles(join(project.directory, "deploy", preset));
}

describe("presets", () => {
  test("docker writes the same files beside the build each time", async () => {
    const preset = "docker";
    const files = ["Dockerfile", "Dockerfile.dockerignore", "compose.yaml"];
    const project = await createProject({});
    const { preset: written } = await project.build({ preset });
    expect(written?.files).toEqual(files.map((file) => `deploy/${preset}/${file}`));
    expect(await filesOf(project, preset)).toEqual(files);
    const [first = ""] = files;
    const text = await readFile(join(project.directory, "deploy", preset, first), "utf8");
    expect(text).toMatch(new RegExp(`^# Written by "tillhouse build --preset ${preset}"`));
    await project.build({ preset });
    expect(await readFile(join(project.directory, "deploy", preset, first), "utf8")).toBe(text);
    await project.build({ preset, basePath: "/elsewhere" });
    expect(await readFile(join(project.directory, "deploy", preset, first), "utf8")).toContain("/elsewhere");
  });

  test("an unknown preset is refused with a suggestion", async () => {
    const project = await createProject({});
    const error = await refusal(project.build({ preset: "dokcer" }));
    expect(error.code).toBe("invalid-configuration");
    expect(error.message).toBe('There is no preset "dokcer".');
    expect(error.hint).toBe("Did you mean docker? There are docker, static.");
    expect(await listFiles(project.directory)).toEqual([]);
  });

  test.each([
    ["nginx", "examples/nginx/tillhouse.conf"],
    ["caddy", "examples/caddy/Caddyfile"],
  ])("for %s the existing example is named without writing", async (preset, example) => {
    const project = await createProject({});
    const error = await refusal(project.build({ preset }));
    expect(error.code).toBe("invalid-configuration");
    expect(error.message).toBe(`For ${preset} there is an example to copy and no preset: ${example}.`);
    expect(error.hint).toContain(`https://unpkg.com/@tillhouse/admin-cli/dist/${example}`);
    expect(await readFile(join(import.meta.dirname, "../../..", example), "utf8")).toContain("hange");
    expect(await listFiles(project.directory)).toEqual([]);
  });

  test("a file that was changed by hand is kept, and so is the old build", async () => {
    const project = await createProject({});
    await project.build({ preset: "docker" });
    const compose = join(project.directory, "deploy/docker/compose.yaml");
    const dockerfile = join(project.directory, "deploy/docker/Dockerfile");
    const before = await readFile(dockerfile, "utf8");
    const changed = `${await readFile(compose, "utf8")}# with a volume\n`;
    await writeFile(compose, changed);
    const error = await refusal(project.build({ preset: "docker", basePath: "/new" }));
    expect(error.code).toBe("output-refused");
    expect(error.message).toContain("deploy/docker/compose.yaml was not written by tillhouse");
    expect(await readFile(compose, "utf8")).toBe(changed);
    expect(await readFile(dockerfile, "utf8")).toBe(before);
    expect(await readFile(join(project.directory, "build/build.json"), "utf8")).toContain('"/app"');
    await project.build({ basePath: "/new" });
    expect(await readFile(compose, "utf8")).toBe(changed);
  });

  test("line ends that a checkout changed are not a change by hand", async () => {
    const project = await createProject({});
    await project.build({ preset: "docker" });
    const file = join(project.directory, "deploy/docker/Dockerfile");
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("\n", "\r\n"));
    await project.build({ preset: "docker", basePath: "/new" });
    expect(await readFile(file, "utf8")).toContain("/new");
  });

  test("static publishes the build below its base path", async () => {
    const project = await createProject({
      "src/admin/widgets/a.tsx":
        'export const config = { zone: "order.list.after" };\nexport default () => null;\n',
    });
    await project.build({ preset: "static", basePath: "/back/office" });
    const files = await filesOf(project, "static");
    expect(files.filter((name) => !name.startsWith("back/"))).toEqual([
      "404.html",
      "_headers",
      "_redirects",
      "vercel.json",
    ]);
    expect(files).toContain("back/office/index.html");
    const page = await readFile(join(project.directory, "deploy/static/404.html"), "utf8");
    expect(page).toContain("/back/office/assets/main-AAAA1111.js");
    const extension = files.find((name) => name.startsWith("back/office/extensions/"));
    await project.write({
      "src/admin/widgets/a.tsx":
        'export const config = { zone: "order.list.after" };\nexport default () => "b";\n',
    });
    await project.build({ preset: "static", basePath: "/back/office" });
    expect(await filesOf(project, "static")).not.toContain(extension);
  });

  test("static leaves a folder with other content alone", async () => {
    const project = await createProject({ "deploy/static/index.html": "mine" });
    const foreign = await refusal(project.build({ preset: "static" }));
    expect(foreign.message).toContain("deploy/static was not written by tillhouse");
    const other = await createProject({});
    await other.build({ preset: "static" });
    await other.write({ "deploy/static/CNAME": "shop.example.com" });
    const added = await refusal(other.build({ preset: "static" }));
    expect(added.message).toContain("deploy/static/CNAME was not written by tillhouse");
    expect(await readFile(join(other.directory, "deploy/static/CNAME"), "utf8")).toBe("shop.example.com");
  });

  test("a page that calls the backend itself may do so without a proxy", async () => {
    const project = await createProject({});
    const backend = "https://api.example.com";
    await project.build({ preset: "static", backend });
    const headers = await readFile(join(project.directory, "deploy/static/_headers"), "utf8");
    expect(headers).toContain(`connect-src 'self' ${backend};`);
    const redirects = await readFile(join(project.directory, "deploy/static/_redirects"), "utf8");
    expect(redirects).not.toContain("/admin/");
    await project.build({ preset: "docker", backend });
    expect(await readFile(join(project.directory, "deploy/docker/Dockerfile"), "utf8")).toContain(
      '"--no-proxy"]',
    );
  });

  test("limits of a host of files are reported", async () => {
    const project = await createProject({});
    const { preset } = await project.build({ preset: "static" });
    expect(preset?.notes.join("\n")).toContain("where a host of files has none");
  });

  test("docker cannot copy a build from outside the project", async () => {
    const project = await createProject({});
    const error = await refusal(project.build({ preset: "docker", outDir: "../elsewhere" }));
    expect(error.message).toContain("outside the project");
  });

  test("the command reports what it wrote, and ends with 2 for an unknown preset", async () => {
    const project = await createProject({});
    await mkdir(join(project.directory, "src"), { recursive: true });
    const words = ["build", "--directory", project.directory, "--shell", project.shell, "--preset"];
    const done = await runCommand([...words, "docker"]);
    expect(done.code).toBe(0);
    expect(done.out).toContain("wrote  deploy/docker/Dockerfile");
    expect(done.out).toMatch(/note {3}docker compose -f /);
    expect((await runCommand([...words, "nginx"])).code).toBe(2);
    const unknown = await runCommand([...words, "apache"]);
    expect(unknown.code).toBe(2);
    expect(unknown.error).toContain('There is no preset "apache".');
  });
});
