import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { didYouMean } from "../base/did-you-mean";
import { CommandError, systemCode } from "../base/errors";
import { manifestName, replaceOutput } from "../compiler/output-directory";
import { dockerPreset } from "./docker";
import {
  type PresetContext,
  type PresetFile,
  type PresetFiles,
  type PresetName,
  presetNames,
} from "./preset";
import { staticPreset } from "./static";

/** What was written for a host, or would be. */
export interface WrittenPreset {
  /** The host that it was written for. */
  name: PresetName;
  /** Relative to the project, with forward slashes. */
  files: string[];
  /** What this host cannot do, or what is left to do. */
  notes: string[];
}

/** What {@link writePreset} needs beside what presets do. */
export interface PresetRequest extends PresetContext {
  /** As it was asked for. */
  name: string;
  /** Where the build is now, complete but perhaps not yet at its place. */
  build: string;
  /** Whether it only says what it would write, and refuses what it would refuse. */
  dryRun: boolean;
}

const presets: Record<PresetName, (context: PresetContext) => PresetFiles> = {
  docker: dockerPreset,
  static: staticPreset,
};

/** Web servers have an example to copy; what a person changes there is no business of a build. */
const examples: Readonly<Record<string, string>> = {
  nginx: "examples/nginx/tillhouse.conf",
  caddy: "examples/caddy/Caddyfile",
};

function presetNamed(name: string): PresetName {
  const found = presetNames.find((known) => known === name);
  if (found !== undefined) return found;
  const example = examples[name];
  if (example !== undefined) {
    throw new CommandError({
      code: "invalid-configuration",
      message: `For ${name} there is an example to copy and no preset: ${example}.`,
      hint: `Build without --preset, and change what its comments tell: https://unpkg.com/@tillhouse/admin-cli/dist/${example}`,
    });
  }
  const meant = didYouMean(name, presetNames);
  throw new CommandError({
    code: "invalid-configuration",
    message: `There is no preset "${name}".`,
    hint: `${meant === undefined ? "" : `Did you mean ${meant}? `}There are ${presetNames.join(", ")}.`,
  });
}

function checksumOf(contents: string): string {
  return createHash("sha256").update(contents.replaceAll("\r\n", "\n")).digest("hex").slice(0, 16);
}

/** A line by which the file is known again, as long as nobody has changed it. */
function markOf(contents: string, preset: PresetName): string {
  return `# Written by "tillhouse build --preset ${preset}" (${checksumOf(contents)}). Changed by hand it is yours: leave --preset out then.\n`;
}

function isOurs(text: string): boolean {
  const end = text.indexOf("\n");
  const checksum = /^# Written by "tillhouse build --preset \w+" \(([0-9a-f]{16})\)/.exec(text)?.[1];
  return checksum !== undefined && checksum === checksumOf(text.slice(end + 1));
}

function refuse(foreign: readonly string[]): void {
  if (foreign.length === 0) return;
  throw new CommandError({
    code: "output-refused",
    message: `${foreign.join(", ")} ${foreign.length === 1 ? "was" : "were"} not written by tillhouse, or changed by hand since.`,
    hint: "Build without --preset to keep what is there, or move it away to have it written anew.",
  });
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  });
}

async function writeFiles(files: readonly PresetFile[], directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const { name, contents } of files) await writeFile(join(directory, name), contents);
}

/** The folder that a preset goes to. */
interface WrittenFolder extends Pick<PresetRequest, "dryRun"> {
  directory: string;
  /** Relative to the project. */
  shown: string;
}

/** Writes files that stand beside what others may keep in the same folder. */
async function writeBeside(
  files: readonly PresetFile[],
  { directory, shown, dryRun }: WrittenFolder,
): Promise<void> {
  const foreign: string[] = [];
  for (const { name } of files) {
    const text = await readText(join(directory, name));
    if (text !== undefined && !isOurs(text)) foreign.push(`${shown}/${name}`);
  }
  refuse(foreign);
  if (!dryRun) await writeFiles(files, directory);
}

/** Writes a folder that is published whole, and so replaced whole. */
async function writeSite(
  files: readonly PresetFile[],
  site: NonNullable<PresetFiles["site"]>,
  { build, directory, shown, dryRun }: WrittenFolder & Pick<PresetRequest, "build">,
): Promise<void> {
  const entries = await readdir(directory).catch((): string[] => []);
  const rules = entries.length === 0 ? "" : await readText(join(directory, files[0]?.name ?? ""));
  if (entries.length > 0 && (rules === undefined || !isOurs(rules))) refuse([shown]);
  const [own = ""] = site.folder.split("/");
  const known = new Set([
    ...files.map(({ name }) => name),
    site.notFound,
    ...(own === "" ? ["assets", "brand", "extensions", ...(await readdir(build))] : [own]),
  ]);
  refuse(entries.filter((entry) => !known.has(entry)).map((entry) => `${shown}/${entry}`));
  if (dryRun) return;
  await replaceOutput(directory, async (made) => {
    const place = join(made, site.folder);
    // The host compresses by itself, and what tools read is nobody else's business.
    await cp(build, place, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !/\.(?:br|gz)$/.test(path) && path !== join(build, manifestName),
    });
    await copyFile(join(build, "index.html"), join(made, site.notFound));
    await writeFiles(files, made);
  });
}

/**
 * Writes what a host needs to send a build, into `deploy/<preset>` beside it.
 *
 * What it has not written, or what was changed since, it does not touch: then nothing is written at all.
 *
 * @throws CommandError `invalid-configuration` for an unknown preset, `output-refused` for files of somebody else.
 */
export async function writePreset({
  name: asked,
  build,
  dryRun,
  ...context
}: PresetRequest): Promise<WrittenPreset> {
  const name = presetNamed(asked);
  const { files, site, notes } = presets[name](context);
  const shown = `deploy/${name}`;
  const directory = join(context.project, shown);
  const written = files.map((file) =>
    // JSON has no place for a mark; it stands beside files that have one.
    file.name.endsWith(".json") ? file : { ...file, contents: markOf(file.contents, name) + file.contents },
  );
  if (site === undefined) await writeBeside(written, { directory, shown, dryRun });
  else await writeSite(written, site, { build, directory, shown, dryRun });
  return { name, files: written.map((file) => `${shown}/${file.name}`), notes };
}
