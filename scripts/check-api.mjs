// What the packages promise to others, as reports in docs/api: a change of it is seen in review, and none goes by
// unseen. `--write` takes what there is now.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { exportedNames, internalEntries, mainEntry, undocumentedFault } from "./public-names.mjs";
import { packages, rootDirectory } from "./workspace.mjs";

const isWriting = process.argv.includes("--write");
const reports = join(rootDirectory, "docs/api");
const temporary = join(rootDirectory, "node_modules/.cache/api");
const silent = { default: { logLevel: "none", addToApiReportFile: false } };

/** Every entry of a package that has declarations of its own. */
async function entriesOf(name) {
  const directory = join(rootDirectory, "packages", name);
  const { exports } = JSON.parse(await readFile(join(directory, "package.json"), "utf8"));
  return Object.entries(exports).flatMap(([key, target]) => {
    const types = typeof target === "object" ? target.types : undefined;
    if (internalEntries.has(key)) return [];
    // What has no code declares kinds of files, and exports nothing.
    if (typeof target === "object" && target.import === undefined) return [];
    if (types === undefined || !key.replace("./", "").match(/^[a-z.-]*$/) || key.endsWith(".css")) return [];
    const report = key === "." ? name : `${name}.${key.slice(2)}`;
    return [{ directory, report, types }];
  });
}

function extract({ directory, report, types }) {
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(directory, "api-extractor.json"),
    packageJsonFullPath: join(directory, "package.json"),
    configObject: {
      projectFolder: directory,
      mainEntryPointFilePath: join(directory, types),
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: "es2022",
            module: "esnext",
            moduleResolution: "bundler",
            lib: ["es2023", "dom", "dom.iterable"],
            jsx: "react-jsx",
            strict: true,
            skipLibCheck: true,
          },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: `${report}.api.md`,
        reportFolder: reports,
        reportTempFolder: temporary,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
  return Extractor.invoke(config, {
    localBuild: isWriting,
    // The library's own words about differences name its own commands.
    messageCallback: (message) => {
      message.handled = true;
    },
  });
}

await mkdir(reports, { recursive: true });
await mkdir(temporary, { recursive: true });
const entries = (await Promise.all(packages.map(entriesOf))).flat();
const problems = [];
for (const entry of entries) {
  const isThere = existsSync(join(reports, `${entry.report}.api.md`));
  const { apiReportChanged } = extract(entry);
  if (!isWriting && (apiReportChanged || !isThere)) problems.push(entry.report);
}
let isOpen = false;
for (const { report } of entries) {
  const text = await readFile(join(reports, `${report}.api.md`), "utf8").catch(() => "");
  const undocumented = undocumentedFault(`docs/api/${report}.api.md`, text);
  if (undocumented !== undefined) {
    console.error(undocumented);
    isOpen = true;
  }
  const names = exportedNames(text);
  if (report !== mainEntry.report || names.length <= mainEntry.most) continue;
  console.error(
    `${report} exports ${names.length} names, over ${mainEntry.most}: what authors do not use belongs to internal`,
  );
  isOpen = true;
}
const expected = new Set(entries.map(({ report }) => `${report}.api.md`));
for (const file of await readdir(reports)) {
  if (expected.has(file) || !file.endsWith(".api.md")) continue;
  if (isWriting) await rm(join(reports, file));
  else problems.push(`${file}, of an entry that is gone`);
}
for (const problem of problems) console.error(`docs/api is not what the packages export: ${problem}`);
if (problems.length > 0)
  console.error("Look at what changed for others, then run: node scripts/check-api.mjs --write");
else console.log(`${entries.length} entries as docs/api tells them`);
process.exitCode = problems.length > 0 || isOpen ? 1 : 0;
