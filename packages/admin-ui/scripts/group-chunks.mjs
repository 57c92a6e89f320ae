// Puts the package's many small chunks together by what is shown together: the compiler makes one for each combination of
// imports, and a host's page would wait for a hundred files of a few lines, which compress badly. What hosts leave out stays apart.
import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { refuseCircles } from "../../../scripts/refuse-circles.mjs";

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist");

const files = readdirSync(dist, { recursive: true })
  .filter((file) => file.endsWith(".js") && !/^(?:shell|shell-dev|element)[\\/]/.test(file))
  .map((file) => join(dist, file));

/** A file that was made of a source and can be imported later: its name has a hash. */
const hashed = /-[A-Z0-9]{8}\.js$/;

const entries = files.filter((file) => !hashed.test(file));

const entry = (name) => join(dist, `${name}.js`);

/** The chunks that are loaded by these names. */
function loaded(...names) {
  return files.filter(
    (file) => hashed.test(file) && names.includes(relative(dist, file).replace(hashed, "")),
  );
}

function importsOf(file) {
  const statements = readFileSync(file, "utf8").matchAll(
    /^(?:import|export)\b[^;'"]*?(?:from\s*)?"(\.[^"]+)"/gm,
  );
  return [...statements].map(([, path]) => resolve(dirname(file), path));
}

/** These files with everything that they need before they run, without some of it. */
function withImports(start, without = new Set()) {
  const found = new Set(start);
  for (const file of found) for (const other of importsOf(file)) if (!without.has(other)) found.add(other);
  return found;
}

const part = (name) => entry(`parts/${name}`);

/** The file that a source was put into. */
const fileOf = (source) =>
  files.filter((file) => readFileSync(file, "utf8").includes(`\n// src/${source}\n`));

/** What comes together, each with all that it needs and that none above it has. */
const together = {
  // The heads of resources are apart: a host takes some of them.
  heads: [entry("resources")],
  provider: [
    ...["area", "hooks", "list-page", "detail-page", "form-dialog", "command-palette"].map(part),
    ...fileOf("admin-core.tsx"),
  ],
  lists: loaded("area-provider", "list-content", "view-tabs"),
  pages: [part("pages"), ...loaded("admin-area")],
  details: loaded("detail-content", "detail-screen", "peek-drawer"),
  forms: loaded("record-form", "action-dialog", "delete-confirmation"),
};

const taken = new Set(entries);
const groups = Object.entries(together).map(([name, start], index) => {
  if (start.length === 0) throw new Error(`The package has nothing to show for the group ${name}.`);
  const own = new Set([...withImports(start)].filter((file) => !taken.has(file)));
  for (const file of own) taken.add(file);
  return { name, test: (id) => own.has(id), priority: 100 - index };
});

const bundle = await rolldown({
  input: Object.fromEntries(entries.map((file) => [relative(dist, file).slice(0, -3), file])),
  external: (id) => !id.startsWith(".") && !id.startsWith("/"),
  platform: "browser",
  preserveEntrySignatures: "allow-extension",
  logLevel: "silent",
});
const directory = await mkdtemp(join(dist, ".grouped-"));
const { output } = await bundle.write({
  dir: directory,
  format: "esm",
  entryFileNames: "[name].js",
  chunkFileNames: "[name]-[hash].js",
  codeSplitting: { groups, includeDependenciesRecursively: false },
});
await bundle.close();

refuseCircles(output);
for (const file of files) await rm(file);
await cp(directory, dist, { recursive: true });
await rm(directory, { recursive: true });
