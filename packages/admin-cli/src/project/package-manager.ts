import { access } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A program that installs packages. */
export type PackageManager = "npm" | "pnpm" | "yarn";

const lockFiles = { pnpm: "pnpm-lock.yaml", yarn: "yarn.lock", npm: "package-lock.json" } as const;
const managers = ["pnpm", "yarn", "npm"] as const;

/**
 * The package manager of a project: by the nearest lock file, else by who started this process, else npm.
 *
 * @example await findPackageManager("/srv/shop", process.env) // "pnpm"
 */
export async function findPackageManager(
  project: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<PackageManager> {
  for (let folder = project; ; folder = dirname(folder)) {
    for (const manager of managers) {
      const found = await access(join(folder, lockFiles[manager])).then(
        () => true,
        () => false,
      );
      if (found) return manager;
    }
    if (dirname(folder) === folder) break;
  }
  const agent = environment.npm_config_user_agent ?? "";
  return managers.find((manager) => agent.startsWith(`${manager}/`)) ?? "npm";
}

/** How a script of the project is run. */
export function runScript(manager: PackageManager): string {
  return manager === "npm" ? "npm run" : manager;
}

/** How packages are added that the project needs when it runs. */
export function addCommand(manager: PackageManager): string {
  return manager === "npm" ? "npm install" : `${manager} add`;
}

/** The words that add packages which only development needs. */
export function addWords(manager: PackageManager, names: readonly string[]): string[] {
  const words = { npm: ["install", "--save-dev"], pnpm: ["add", "--save-dev"], yarn: ["add", "--dev"] };
  return [manager, ...words[manager], ...names];
}

/** How packages are added that only development needs. */
export function addPackages(manager: PackageManager, names: readonly string[]): string {
  return addWords(manager, names).join(" ");
}
