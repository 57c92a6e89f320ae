import { join } from "node:path";
import { CommandError, type Problem } from "../../base/errors";
import type { Shell } from "../../site/shell";
import type { OutputFile } from "../bundle";
import type { ExtensionSource } from "../sources/contribution";
import { type BundledPackage, bundlePackage, entryDeclarations } from "./bundle-package";
import { checkDescription, type Description } from "./check-package";
import { type Declarations, makeDeclarations } from "./declarations";

/** What {@link buildPackage} needs to know. */
interface MakePackageOptions {
  project: string;
  extension: ExtensionSource;
  shell: Shell;
  /** The output folder, relative to the project. */
  folder: string;
  description: Description;
  inline: readonly string[];
  ranges: Readonly<Record<string, string>>;
  fix: boolean;
}

/** A package that is ready to be written. */
export interface BuiltPackage {
  files: OutputFile[];
  bundled: BundledPackage;
  /** `package.json` as it should be; the very one that was given where nothing is missing. */
  description: Description;
  hasTypes: boolean;
  notes: string[];
}

function refused(problems: readonly Problem[]): CommandError {
  return new CommandError({
    code: "package-invalid",
    message: "The package could not be used as it is. Nothing was written.",
    details: problems,
  });
}

/** The declarations that belong to the package: the entry's, and those of what declares records. */
function declarationFiles(declarations: Declarations): OutputFile[] {
  if (declarations.kind !== "made") return [];
  const modules = declarations.files
    .filter(({ name }) => name.startsWith("resources/") || name === "extension.d.ts")
    .map(({ name }) => `./types/${name.replace(/\.d\.ts$/, ".js")}`)
    .sort();
  return [
    { name: "index.d.ts", contents: Buffer.from(entryDeclarations(modules)) },
    ...declarations.files.map(({ name, contents }) => ({ name: `types/${name}`, contents })),
  ];
}

/**
 * Compiles a project's own extension into the files of a package and holds its `package.json` against them.
 *
 * @throws CommandError `package-invalid` with everything that is wrong as a detail.
 */
export async function buildPackage(options: MakePackageOptions): Promise<BuiltPackage> {
  const { project, extension, shell, folder, description, inline, ranges, fix } = options;
  const declared = Object.keys({
    ...Object(description.dependencies),
    ...Object(description.peerDependencies),
    ...Object(description.optionalDependencies),
  });
  const dependencies = new Set(inline.includes("*") ? [] : declared.filter((name) => !inline.includes(name)));
  const bundled = await bundlePackage({ project, extension, shell, dependencies });
  const root = join(project, "src", "admin");
  const typed = extension.contributions
    .filter(({ contribution: { kind } }) => kind === "resource" || kind === "extension")
    .map(({ path }) => path);
  const declarations = await makeDeclarations(project, root, typed);
  if (declarations.kind === "refused") throw refused(declarations.problems);
  const hasTypes = declarations.kind === "made";
  const types = declarationFiles(declarations);
  const { problems, mended } = checkDescription({
    description,
    bundled,
    folder,
    ranges,
    hasTypes,
  });
  if (problems.length > 0 && !fix) throw refused(problems);
  const notes = [
    ...(hasTypes ? [] : ["There are no declarations: install typescript in the project to have them."]),
    ...(description.private === true
      ? ["package.json says `private`: npm will not publish it until that is removed."]
      : []),
  ];
  return {
    files: [...bundled.files, ...types].sort((left, right) => (left.name < right.name ? -1 : 1)),
    bundled,
    description: problems.length > 0 ? mended : description,
    hasTypes,
    notes,
  };
}
