import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { apiVersion } from "@tillhouse/extension-sdk/contract";
import type { Problem } from "../../base/errors";
import type { BundledPackage } from "./bundle-package";

/** A `package.json`, as far as it was read. */
export type Description = Readonly<Record<string, unknown>>;

/** What a package is held against. */
export interface CheckPackageOptions {
  description: Description;
  bundled: BundledPackage;
  /** The output folder, relative to the project, with forward slashes. */
  folder: string;
  /** The ranges of the packages that the admin shares. */
  ranges: Readonly<Record<string, string>>;
  hasTypes: boolean;
}

/** What `package.json` should say about a package. */
interface Wanted {
  rule: string;
  message: string;
  why: string;
  /** The keys and values to be set, below the top. */
  set: Readonly<Record<string, unknown>>;
}

function section(description: Description, name: string): Readonly<Record<string, unknown>> {
  return Object(description[name]);
}

function exportsOf(folder: string, hasTypes: boolean): Record<string, unknown> {
  return {
    ".": { ...(hasTypes ? { types: `./${folder}/index.d.ts` } : {}), import: `./${folder}/index.js` },
    "./package.json": "./package.json",
  };
}

function plainPath(path: unknown): string {
  return String(path).replace(/^\.\//, "");
}

/** The file that `import` of the package leads to, whether it is there yet or not. */
function entryOf({ exports, module, main }: Description): unknown {
  if (exports === undefined) return module ?? main;
  const root: unknown =
    typeof exports === "string" ? exports : (Reflect.get(Object(exports), ".") ?? exports);
  return typeof root === "string"
    ? root
    : (Reflect.get(Object(root), "import") ?? Reflect.get(Object(root), "default"));
}

function wantedOf(options: CheckPackageOptions): Wanted[] {
  const { description, bundled, folder, ranges, hasTypes } = options;
  const wanted: Wanted[] = [];
  const stamp = section(description, "tillhouse");
  if (stamp.apiVersion !== apiVersion) {
    wanted.push({
      rule: "package-stamp",
      message:
        stamp.apiVersion === undefined
          ? "package.json does not say that this is an extension."
          : `package.json says that this is for version ${String(stamp.apiVersion)} of the extension contract.`,
      why: `An admin takes packages for version ${apiVersion} of the contract, and looks for it there.`,
      set: { tillhouse: { ...stamp, apiVersion } },
    });
  }
  const declared: unknown =
    Reflect.get(Object(section(description, "exports")["."]), "types") ?? description.types;
  const hasDeclared = !hasTypes || plainPath(declared) === `${folder}/index.d.ts`;
  if (plainPath(entryOf(description)) !== `${folder}/index.js` || !hasDeclared) {
    wanted.push({
      rule: "package-exports",
      message: `\`exports\` of package.json does not lead to ${folder}/index.js${hasTypes ? " and its types" : ""}.`,
      why: "Who imports the package would get something else, or nothing.",
      set: {
        type: "module",
        exports: { ...section(description, "exports"), ...exportsOf(folder, hasTypes) },
      },
    });
  }
  const peers = section(description, "peerDependencies");
  const missing = bundled.peers.filter((name) => peers[name] === undefined);
  if (missing.length > 0) {
    wanted.push({
      rule: "package-peers",
      message: `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not among the peerDependencies.`,
      why: "They come from the running admin, in one copy for all.",
      set: {
        peerDependencies: {
          ...peers,
          ...Object.fromEntries(missing.map((name) => [name, ranges[name] ?? "*"])),
        },
      },
    });
  }
  const dependencies = section(description, "dependencies");
  const copies = bundled.peers.filter((name) => dependencies[name] !== undefined);
  if (copies.length > 0) {
    wanted.push({
      rule: "package-copies",
      message: `${copies.join(", ")} ${copies.length === 1 ? "is" : "are"} among the dependencies.`,
      why: "A second copy would be installed; the admin has one for everybody.",
      set: {
        dependencies: Object.fromEntries(
          Object.entries(dependencies).filter(([name]) => !copies.includes(name)),
        ),
      },
    });
  }
  const files = Array.isArray(description.files) ? description.files.map(String) : [];
  if (!files.some((name) => name.replace(/^\.\//, "").split("/")[0] === folder.split("/")[0])) {
    wanted.push({
      rule: "package-files",
      message: `\`files\` of package.json does not name ${folder}.`,
      why: "Without it npm leaves out what an ignore file names, and publishes sources and tests.",
      set: { files: [...files, folder] },
    });
  }
  if (bundled.files.some(({ name }) => name.endsWith(".css")) && description.sideEffects === false) {
    wanted.push({
      rule: "package-side-effects",
      message: "`sideEffects` of package.json is false, and the extension has a stylesheet.",
      why: "Whoever compiles the package would leave the stylesheet out.",
      set: { sideEffects: ["**/*.css"] },
    });
  }
  return wanted;
}

/** What is wrong with a `package.json`, and the same with everything set as it should be. */
export function checkDescription(options: CheckPackageOptions): {
  problems: Problem[];
  mended: Description;
} {
  const wanted = wantedOf(options);
  const problems = wanted.map(
    ({ rule, message, why, set }): Problem => ({
      rule,
      message,
      why,
      hint: `Set ${JSON.stringify(set).slice(1, -1)}, or run tillhouse bundle --fix.`,
      file: "package.json",
    }),
  );
  const mended: Description = Object.assign({}, options.description, ...wanted.map(({ set }) => set));
  return { problems, mended };
}

/** Looks with npm what would be published, and names what is missing; `undefined` where npm cannot be asked. */
export async function checkPacked(
  project: string,
  needed: readonly string[],
): Promise<{ problems: Problem[]; packed: string[] } | undefined> {
  let packed: string[];
  try {
    const { stdout } = await promisify(execFile)(
      process.platform === "win32" ? "npm.cmd" : "npm",
      ["pack", "--dry-run", "--json", "--ignore-scripts", "--loglevel=error"],
      { cwd: project, shell: process.platform === "win32" },
    );
    const answer: unknown = JSON.parse(stdout.slice(stdout.search(/[[{]/)));
    const [first]: unknown[] = Array.isArray(answer) ? answer : Object.values(Object(answer));
    const files: unknown = Reflect.get(Object(first), "files");
    if (!Array.isArray(files)) return undefined;
    packed = files.map((file: unknown) => String(Reflect.get(Object(file), "path")));
  } catch {
    return undefined;
  }
  const missing = needed.filter((name) => !packed.includes(name));
  if (missing.length === 0) return { problems: [], packed };
  const [first = ""] = missing;
  const problem: Problem = {
    rule: "package-files",
    message: `${missing.length === 1 ? first : `${first} and ${missing.length - 1} other files`} would not be published.`,
    why: "`files` of package.json, or an ignore file, leaves them out.",
    hint: `Set "files": ["${first.split("/")[0]}"]`,
    file: "package.json",
  };
  return { problems: [problem], packed };
}
