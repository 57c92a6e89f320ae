// What would be published: publint's rules, entries that can be imported, declarations that resolve, nothing foreign.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { readGalleryExamples } from "./gallery-reference.mjs";
import { stringExports } from "./string-exports.mjs";
import { publishedPackages, rootDirectory } from "./workspace.mjs";

const problems = [];

/** What is wrong with a command where it is typed. Whatever npm would fetch instead of it is none of ours. */
function triedCommand(command, version, place) {
  const typed = ["--no-install", command, "--version"];
  const { stdout, stderr } = spawnSync("npx", typed, { cwd: place, encoding: "utf8" });
  if (stdout.trim() === version) return [];
  return [
    `npx ${command} --version in ${place} says ${JSON.stringify(stdout || stderr)} instead of ${version}`,
  ];
}

for (const name of publishedPackages) {
  const directory = join(rootDirectory, "packages", name);
  const { messages, pkg } = await publint({ pkgDir: directory, strict: true });
  for (const message of messages) problems.push(`${name}: ${formatMessage(message, pkg)}`);
  const listed = JSON.parse(
    execFileSync("npm", ["pack", "--dry-run", "--json", "--silent"], { cwd: directory, encoding: "utf8" }),
  );
  const files = (Array.isArray(listed) ? listed : Object.values(listed))[0].files.map(({ path }) => path);
  for (const file of files.filter((path) => /\.test\.|\.dev\.|(^|\/)src\//.test(path)))
    problems.push(`${name}: publishes ${file}`);
  for (const entry of Object.values(pkg.exports ?? {}).flatMap((target) =>
    typeof target === "string" ? target : Object.values(target),
  ))
    if (!files.includes(entry.replace("./", ""))) problems.push(`${name}: does not publish ${entry}`);
  // npm links a command while it installs, to a file that is there already: a clone is built after that.
  for (const [command, path] of Object.entries(pkg.bin ?? {})) {
    const file = path.replace("./", "");
    if (!files.includes(file)) problems.push(`${name}: does not publish its command ${command}`);
    const committed = execFileSync("git", ["ls-files", "--stage", "--", file], { cwd: directory });
    if (!committed.toString().startsWith("100755"))
      problems.push(`${name}: ${path} is not committed as a program, so a clone has no command ${command}`);
    for (const place of [rootDirectory, join(rootDirectory, "examples/extension-basics")])
      problems.push(...triedCommand(command, pkg.version, place));
  }
  for (const file of files.filter((path) => /^dist\/.*\.m?js$/.test(path))) {
    const [first, ...more] = await stringExports(await readFile(join(directory, file), "utf8"));
    if (first !== undefined) problems.push(`${name}: ${file}: ${first} (and ${more.length} more)`);
  }
  if (!files.includes("LICENSE")) problems.push(`${name}: does not publish its licence`);
}

// A project of a newcomer: every entry resolves with its declarations, in both ways of resolving modules.
const project = mkdtempSync(join(rootDirectory, "node_modules/.types-"));
writeFileSync(
  join(project, "use.ts"),
  `import { defineResource, type Host } from "@tillhouse/extension-sdk";
import { v1Zones } from "@tillhouse/extension-sdk/contract";
import { CellValue } from "@tillhouse/extension-sdk/kit";
import { createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { Button } from "@tillhouse/extension-sdk/ui";
import { describeResource } from "@tillhouse/admin-ui/testing";
import { Admin, mountAdmin } from "@tillhouse/admin-ui";
import { build, serve } from "@tillhouse/admin-cli";
export const all: unknown[] = [createFakeBackend, defineResource, v1Zones, CellValue, Button, Admin, mountAdmin, build, serve];
export const suite: unknown = describeResource;
export type Language = Host["locale"];
`,
);
// The examples of READMEs and guides are part of what a newcomer reads, so they compile there as well. An example whose
// first line is its path stands there, so that the others of its page can import it.
const pages = (await readdir(join(rootDirectory, "docs"))).filter((name) => name.endsWith(".md")).sort();
const guides = [
  "README.md",
  ...publishedPackages.map((name) => `packages/${name}/README.md`),
  ...pages.map((name) => `docs/${name}`),
];
/** Guides about resources share one project, so that an example can import those of the other pages. */
const ofResources = [
  "actions",
  "conformance",
  "custom-components",
  "custom-kinds",
  "detail-pages",
  "forms",
  "lists",
  "multi-step-actions",
  "subrecords",
];
/** Guides that go on with the project of another one. */
const continued = Object.fromEntries(ofResources.map((name) => [`docs/${name}.md`, "docs/resources.md"]));
const examples = [];
/** Examples that name a file of their project without its ending, as what a bundler runs may. */
const bundled = new Set();
for (const path of guides) {
  const text = await readFile(join(rootDirectory, path), "utf8");
  // A file of an example is compiled and tried where it stands; check-docs.mjs sees that the page says the same.
  const own = [...text.matchAll(/(?<!-->\n)```(tsx?)\n([\s\S]*?)```/g)];
  for (const [, kind, code] of own) {
    const named = /^\/\/ ((?:src|test)\/\S+)\n/.exec(code)?.[1];
    const place = `example-${basename(continued[path] ?? path, ".md")}`;
    const file = `${place}/${named ?? `${examples.length + 1}.${kind}`}`;
    if (examples.includes(file))
      problems.push(`${path}: two examples are called ${named}, so the second hides the first`);
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), code);
    examples.push(file);
    if (/(from |import\()"\.{1,2}\//.test(code)) bundled.add(file);
  }
}
// Whoever copies an example of the gallery gets what compiles.
mkdirSync(join(project, "example-gallery"));
for (const { id, code } of readGalleryExamples()) {
  writeFileSync(join(project, `example-gallery/${id}.tsx`), code);
  examples.push(`example-gallery/${id}.tsx`);
}
// The guide shows the texts as JSON, which the tests import.
mkdirSync(join(project, "example-resources/src/admin/messages"), { recursive: true });
writeFileSync(join(project, "example-resources/src/admin/messages/en.json"), "{}");
for (const [module, moduleResolution] of [
  ["ESNext", "Bundler"],
  ["NodeNext", "NodeNext"],
]) {
  writeFileSync(
    join(project, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        module,
        moduleResolution,
        strict: true,
        noEmit: true,
        jsx: "react-jsx",
        target: "ES2022",
        skipLibCheck: false,
        resolveJsonModule: true,
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        types: [],
      },
      files: ["use.ts", ...examples.filter((file) => module === "ESNext" || !bundled.has(file))],
    }),
  );
  try {
    // By one checker, as this stage runs beside others.
    execFileSync(join(rootDirectory, "node_modules/.bin/tsc"), ["-p", project, "--checkers", "1"], {
      encoding: "utf8",
    });
  } catch (error) {
    const ours = String(error.stdout)
      .split("\n")
      .filter((line) => /use\.ts|example-|packages\/[\w-]+\//.test(line));
    problems.push(...ours.map((line) => `declarations (${moduleResolution}): ${line}`));
  }
}
rmSync(project, { recursive: true });

for (const problem of problems) console.error(`  ${problem}`);
console.log(problems.length === 0 ? "  packages are ready to be published" : `  ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
