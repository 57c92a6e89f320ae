// What a mistake costs: `tillhouse check` and `build` on a project with a mistake, beside the same project without one.
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootDirectory } from "../scripts/workspace.mjs";
import { measureProcess, median } from "./process.mjs";

const repeats = 3;

/** The line of each mistake, in a widget that shows one icon of a set of thousands. */
const mistakes = {
  package: 'import missing from "@benchmark/missing";\nmissing();',
  file: 'import missing from "./missing";\nmissing();',
  node: 'import { readFileSync } from "node:fs";\nreadFileSync("a");',
  icon: 'import { Staar } from "lucide-react";\nStaar();',
};

const widget = (line) => `import { Star } from "lucide-react";
${line}
export const config = { zone: "order.details.after" };

export default function Stars() {
  return <Star />;
}
`;

async function writeProject(directory, line) {
  await mkdir(join(directory, "src/admin/widgets"), { recursive: true });
  await symlink(join(rootDirectory, "node_modules"), join(directory, "node_modules"), "junction");
  await writeFile(
    join(directory, "package.json"),
    JSON.stringify({ name: "mistakes", version: "1.0.0", type: "module" }),
  );
  await writeFile(join(directory, "src/admin/widgets/stars.tsx"), widget(line));
}

/** With and without a mistake in turn, so that whatever else the machine does weighs on both. */
export async function measureMistakes(command) {
  const root = await realpath(await mkdtemp(join(tmpdir(), "tillhouse-mistakes-")));
  try {
    const projects = { clean: "", ...mistakes };
    for (const [name, line] of Object.entries(projects)) await writeProject(join(root, name), line);
    const figures = {};
    for (const word of ["check", "build"]) {
      const runs = Object.fromEntries(Object.keys(projects).map((name) => [name, []]));
      for (let index = 0; index < repeats; index += 1)
        for (const name of Object.keys(projects))
          runs[name].push(
            await measureProcess(process.execPath, [command, word], {
              directory: join(root, name),
              exitCode: name === "clean" ? 0 : 1,
            }),
          );
      const wall = (name) => median(runs[name].map(({ wallSeconds }) => wallSeconds));
      figures[word] = Object.fromEntries(
        Object.keys(projects).map((name) => [
          name,
          { wallSeconds: wall(name), timesClean: wall(name) / wall("clean") },
        ]),
      );
    }
    return { repeats, mistakes: figures };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
