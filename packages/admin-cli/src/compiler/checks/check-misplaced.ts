import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { didYouMean } from "../../base/did-you-mean";
import type { Problem } from "../../base/errors";
import { exportsComponent } from "../../syntax/component-export";
import type { ModuleStore } from "../../syntax/module-store";
import { sourceName } from "../sources/find-files";
import type { ExtensionScan } from "../sources/scan-extension";

const folders = ["widgets", "routes", "settings", "resources", "messages", "mock"];
const rule = "file-misplaced";

function checkFolder(folder: string, file: string): Problem[] {
  if (folders.includes(folder)) return [];
  const meant = didYouMean(folder, folders);
  if (meant === undefined) return [];
  return [
    {
      rule,
      message: `Nobody looks into src/admin/${folder}.`,
      why: "Only folders of certain names are searched, so nothing in this one is shown.",
      hint: `Did you mean src/admin/${meant}?`,
      file,
    },
  ];
}

function checkTop(name: string, file: string): Problem[] {
  const stem = name.replace(/\.[a-z]+$/, "");
  if (stem === "extension" || didYouMean(stem, ["extension"]) === undefined) return [];
  return [
    {
      rule,
      message: `Nobody reads src/admin/${name}.`,
      why: "An extension is defined in code in one file of a fixed name.",
      hint: "Did you mean src/admin/extension.ts?",
      file,
    },
  ];
}

async function checkPageName(path: string, file: string, modules: ModuleStore): Promise<Problem[]> {
  const stem = basename(path).replace(/\.[a-z]+$/, "");
  if (/\.(?:test|spec|stories)$/.test(stem) || stem === "page") return [];
  const module = await modules.read(path, file);
  if (module.problems.length > 0 || !exportsComponent(module)) return [];
  const meant = stem === "index" ? "page" : `${stem}/page`;
  return [
    {
      rule,
      message: `${file} is no page, and no file imports it.`,
      why: "The folder is the address; the page in it has to be called page.",
      hint: `Did you mean ${dirname(file)}/${meant}.tsx?`,
      file,
    },
  ];
}

/** Definitions that lie beside `src/admin`, where the folder of the project is taken for that of the extension. */
async function checkBeside(root: string): Promise<Problem[]> {
  const names = ["src/extension", "extension"].flatMap((stem) =>
    ["ts", "tsx", "js", "jsx"].map((ending) => `${stem}.${ending}`),
  );
  const found = await Promise.all(
    names.map(async (name): Promise<Problem[]> => {
      const text = await readFile(join(root, name), "utf8").catch(() => "");
      if (!text.includes("defineExtension")) return [];
      return [
        {
          rule,
          message: `Nobody reads ${name}.`,
          why: "An extension is defined in code in one file of a fixed name.",
          hint: `Move it to src/admin/extension${extname(name)}.`,
          file: name,
        },
      ];
    }),
  );
  return found.flat();
}

/** Looks for files that were surely meant to be something and lie where nobody looks. */
export async function checkMisplaced(
  { root, scripts, reached }: ExtensionScan,
  modules: ModuleStore,
): Promise<Problem[]> {
  const admin = join(root, "src", "admin");
  const seen = new Set<string>();
  const problems = await checkBeside(root);
  for (const path of scripts) {
    if (reached.has(path)) continue;
    const segments = relative(admin, path).split(sep);
    const file = sourceName(root, path);
    const [folder = ""] = segments;
    if (segments.length === 1) problems.push(...checkTop(folder, file));
    else if (folder === "routes" || folder === "settings")
      problems.push(...(await checkPageName(path, file, modules)));
    else if (!seen.has(folder)) problems.push(...checkFolder(folder, file));
    seen.add(folder);
  }
  return problems;
}
