import { mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { CommandError, systemCode } from "../base/errors";
import { installPackages } from "../project/install-packages";
import { addWords, findPackageManager, type PackageManager, runScript } from "../project/package-manager";
import { loadShell } from "../site/shell";
import { addMessages, newMessages } from "../templates/add-messages";
import { chooseTemplate, defaultName, defaultZone, readKind } from "../templates/choose-template";
import { toKebab } from "../templates/names";
import { neededPackages, projectTemplate } from "../templates/project";
import { type InitKind, messagesPath, type Template, type TemplateFile } from "../templates/template";

/** What `init` takes. Everything has a default. */
export interface InitOptions {
  /** `extension`, `widget`, `page`, `settings` or `resource`. Default: `extension`, which starts with a widget. */
  kind?: string;
  /** The name: of the extension's package, of the thing otherwise. A page may have folders: `loyalty/[id]`. */
  name?: string;
  /** The zone of the widget. Default: `order.details.after`. */
  zone?: string;
  /** The project's folder; made where it does not exist. Default: the working directory. */
  directory?: string;
  /** Whether it only says what it would write, and asks nobody. Default: no. */
  dryRun?: boolean;
  /** Asked before anything is written; `false` ends without writing. */
  confirm?: (plan: InitPlan) => Promise<boolean>;
  /** Whether to install what is missing once the files are written, or who is asked, with the command. Default: no. */
  install?: boolean | ((command: string) => Promise<boolean>);
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Where to look who started this. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** A file that `init` writes. */
export interface InitFile extends TemplateFile {
  /** `add`: texts are added to a file that is there, which otherwise stays as it is. */
  action: "create" | "add";
}

/** What `init` is about to do. */
export interface InitPlan {
  /** What is started: an extension, a widget, a page, settings or a resource. */
  kind: InitKind;
  /** The project's folder, absolute. */
  directory: string;
  /** Whether the project itself is new: its `package.json` is among the files. */
  isNew: boolean;
  /** What is written, relative to the project. */
  files: InitFile[];
  /** What the commands in `next` are written for. */
  packageManager: PackageManager;
}

/** What `init` did. */
export interface InitResult extends InitPlan {
  /** `false` where the plan was declined, and with `dryRun`. */
  written: boolean;
  /** Whether packages were installed. */
  installed: boolean;
  /** What to run afterwards, in this order. */
  next: string[];
}

/** A plan, and what its project lacks. */
interface Planned extends InitPlan {
  /** The words that install it; empty where nothing is missing. */
  install: string[];
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    // A folder or a file in the place of a folder is in the way as well.
    if (systemCode(error) === "EISDIR" || systemCode(error) === "ENOTDIR") return "";
    throw error;
  }
}

function inTheWay(paths: readonly string[]): CommandError {
  return new CommandError({
    code: "file-in-the-way",
    message: `${paths.join(", ")} ${paths.length === 1 ? "is" : "are"} there already. Nothing was written.`,
    hint: "Take another name, or move what is there.",
  });
}

/** The texts of the template, in a new file or added to the one that is there. */
async function messagesFile(
  directory: string,
  messages: Template["messages"],
): Promise<InitFile | undefined> {
  if (Object.keys(messages).length === 0) return undefined;
  const present = await readText(join(directory, messagesPath));
  if (present === undefined) return { path: messagesPath, text: newMessages(messages), action: "create" };
  const text = addMessages(present, messages);
  if (text === undefined)
    throw new CommandError({
      code: "file-in-the-way",
      message: `${messagesPath} is no object of texts, so none can be added to it. Nothing was written.`,
      hint: "Mend the file: one flat JSON object, keys and texts.",
    });
  return text === present ? undefined : { path: messagesPath, text, action: "add" };
}

function declaredPackages(description: string): Set<string> {
  const names = new Set<string>();
  try {
    const parsed: unknown = JSON.parse(description);
    for (const key of ["dependencies", "devDependencies", "peerDependencies"])
      for (const name of Object.keys(Object(Reflect.get(Object(parsed), key)))) names.add(name);
  } catch {
    // A package.json that is no JSON is npm's to report; then all packages count as missing.
  }
  return names;
}

function nextSteps({ directory, isNew, packageManager, install }: Planned, installed: boolean): string[] {
  const steps: string[] = [];
  const place = relative(process.cwd(), directory);
  if (place !== "") steps.push(`cd ${/\s/.test(place) ? JSON.stringify(place) : place}`);
  if (install.length > 0 && !installed) steps.push(install.join(" "));
  steps.push(isNew ? `${runScript(packageManager)} dev` : "npx tillhouse dev");
  return steps;
}

/** Finds out what is to be written. Reads only. */
async function planInit(options: InitOptions): Promise<Planned> {
  const { environment = process.env } = options;
  const kind = readKind(options.kind ?? "extension");
  const zone = options.zone ?? defaultZone;
  const asked = resolve(options.directory ?? ".");
  const directory = await realpath(asked).catch(() => asked);
  const shell = await loadShell(options.shell);
  const ownName = kind === "extension" ? undefined : options.name;
  const template = chooseTemplate(kind, ownName ?? defaultName(kind, zone), { zone, shell });

  const paths = template.files.map(({ path }) => path);
  const present = await Promise.all(paths.map((path) => readText(join(directory, path))));
  const taken = paths.filter((_, index) => present[index] !== undefined);
  if (taken.length > 0) throw inTheWay(taken);
  const messages = await messagesFile(directory, template.messages);

  const description = await readText(join(directory, "package.json"));
  const isNew = description === undefined;
  const packageManager = await findPackageManager(directory, environment);
  const around: TemplateFile[] = [];
  if (isNew) {
    const asPackage = kind === "extension" ? options.name : undefined;
    const name = toKebab(asPackage ?? basename(directory)) || "back-office";
    // What stands around is the author's own where it is there.
    for (const file of projectTemplate(name, runScript(packageManager)))
      if ((await readText(join(directory, file.path))) === undefined) around.push(file);
  }
  const files = [
    ...[...around, ...template.files].map((file): InitFile => ({ ...file, action: "create" })),
    ...(messages === undefined ? [] : [messages]),
  ];
  const declared = declaredPackages(description ?? "{}");
  const missing = Object.keys(neededPackages(kind)).filter((name) => !declared.has(name));
  const added = missing.length === 0 ? [] : addWords(packageManager, missing);
  const install = isNew ? [packageManager, "install"] : added;
  return { kind, directory, isNew, files, packageManager, install };
}

/** Installs what is missing where that is wanted. */
async function installMissing(
  { install, directory }: Planned,
  wanted: NonNullable<InitOptions["install"]>,
): Promise<boolean> {
  if (install.length === 0) return false;
  const isWanted = typeof wanted === "function" ? await wanted(install.join(" ")) : wanted;
  if (isWanted) await installPackages(install, directory);
  return isWanted;
}

/**
 * Starts an extension, or adds a widget, a page, a settings card or a resource to a project: typed, with a test and its
 * texts. Where the folder has no `package.json`, the project around it is started as well.
 *
 * No file is overwritten. Where one is in the way nothing at all is written; texts are added to `messages/en.json`.
 *
 * @throws CommandError `wrong-usage` for a kind, a zone or a name that cannot be; `file-in-the-way`; `install-failed`, where
 * the files stay; `shell-missing`, `shell-invalid`.
 * @example
 * const { files, next } = await init({ kind: "widget", name: "packing", zone: "order.details.after" });
 */
export async function init(options: InitOptions = {}): Promise<InitResult> {
  const planned = await planInit(options);
  const { install, ...plan } = planned;
  const declined = { ...plan, written: false, installed: false, next: nextSteps(planned, false) };
  if (options.dryRun) return declined;
  if (options.confirm !== undefined && !(await options.confirm(plan))) return declined;
  for (const { path, text, action } of plan.files) {
    const file = join(plan.directory, path);
    await mkdir(dirname(file), { recursive: true });
    // "wx": what appeared since the plan was made is not overwritten either.
    await writeFile(file, text, { flag: action === "create" ? "wx" : "w" });
  }
  const installed = await installMissing(planned, options.install ?? false);
  return { ...plan, written: true, installed, next: nextSteps(planned, installed) };
}
