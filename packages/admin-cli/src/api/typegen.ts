import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../base/errors";
import { withTemporaryOutput } from "../compiler/temporary-output";
import { environmentTypes } from "../compiler/verify/environment-types";
import { describeOutput } from "../compiler/verify/verify-output";
import { loadConfiguration } from "../config/load-config";
import { projectDirectory } from "../project/project-directory";
import { projectExtensions } from "../project/project-extensions";
import { loadShell } from "../site/shell";

/** What `typegen` takes. Everything has a default. */
export interface TypegenOptions {
  /** The project folder. Default: the working directory. */
  directory?: string;
  /** The configuration file, instead of the project's own. */
  config?: string;
  /** Looks only whether the file is as it should be. Default: no. */
  check?: boolean;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Variables for `process.env` in extensions and for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** What `typegen` did. */
export interface TypegenResult {
  /** The file, absolute. */
  file: string;
  /** Whether it was not as it should be: it has been written, unless only looked at. */
  changed: boolean;
  /** How many of each it declares. */
  zones: number;
  /** Ids of elements that the extensions bring. */
  ids: number;
  /** Keys of texts that the extensions bring. */
  messages: number;
}

/** The name of the file that `typegen` writes. */
const typesFile = "tillhouse-env.d.ts";

async function adminKeys(shellDirectory: string): Promise<string[]> {
  const files = ["translation", "pages"].map((name) =>
    readFile(join(shellDirectory, "public/locales/en", `${name}.json`), "utf8").catch(() => "{}"),
  );
  return (await Promise.all(files)).flatMap((text) => Object.keys(JSON.parse(text)));
}

/**
 * Writes `tillhouse-env.d.ts`: the zones, the ids and the text keys that a project's extensions bring, so that the
 * compiler knows them. The same extensions give the same file, and a file that is right is not touched.
 *
 * The definitions are compiled and loaded, not guessed from their text; with mistakes in them the file stays as it was.
 *
 * @throws CommandError `invalid-extensions` with every mistake as a detail; `invalid-configuration`,
 * `directory-missing`, `shell-missing`, `shell-invalid`.
 * @example
 * const { changed, zones } = await typegen({ directory: "shop" });
 */
export async function typegen(options: TypegenOptions = {}): Promise<TypegenResult> {
  const { environment = process.env, config } = options;
  const project = await projectDirectory(options.directory ?? ".");
  const configuration = await loadConfiguration("build", { project, config, flags: {}, environment });
  const { values } = configuration;
  const shell = await loadShell(options.shell);
  const { compileProject } = await import("../compiler/compile-project");
  const { files, extensions } = await compileProject({
    project,
    shell,
    basePath: values.basePath,
    backend: values.backend,
    environment,
    configured: await projectExtensions({ project, configuration, environment }),
    sourcemap: false,
  });
  const described = await withTemporaryOutput(shell, files, (temporary) =>
    describeOutput({ directory: temporary, shell, extensions }),
  );
  if (!("keys" in described)) {
    const { problemsOfVerification } = await import("../compiler/verify/verify-problems");
    const { problems, warnings } = await problemsOfVerification(described, project, async () => []);
    throw new CommandError({
      code: "invalid-extensions",
      message: "The definitions cannot be loaded, so their types cannot be written.",
      details: [...problems, ...warnings],
    });
  }
  const packages = values.extensions.filter((name) => /^[@\w]/.test(name));
  const types = environmentTypes(described, { packages, adminKeys: await adminKeys(shell.directory) });
  const file = join(project, typesFile);
  const present = await readFile(file, "utf8").catch(() => undefined);
  const changed = present !== types.text;
  if (changed && options.check !== true) await writeFile(file, types.text);
  return { file, changed, zones: types.zones, ids: types.ids, messages: types.messages };
}
