import { relative } from "node:path";
import type { BuildResult } from "../api/build";
import type { BuiltExtension } from "../compiler/compile-project";
import type { Contribution } from "../compiler/sources/contribution";
import type { WrittenPreset } from "../presets/write-preset";
import { extensionBudget, formatSize } from "../settings/budgets";
import type { Logger } from "./logger";
import { describeProblem, table } from "./report";
import { reportComparison } from "./report-comparison";

function contributionRow(contribution: Contribution): [string, string, string] {
  if (contribution.kind === "widget") {
    const zones =
      contribution.zones.length > 0 ? contribution.zones.join(", ") : "(zone decided when it runs)";
    return ["widget", zones, contribution.source];
  }
  if (contribution.kind === "resource") return ["resource", contribution.name, contribution.source];
  if (contribution.kind === "messages") return ["texts", contribution.language, contribution.source];
  if (contribution.kind === "extension") return ["code", contribution.id, contribution.source];
  const label = contribution.label === undefined ? "" : `  "${contribution.label}"`;
  const path = contribution.kind === "route" ? `/a${contribution.path}` : `/a/settings/${contribution.path}`;
  return [contribution.kind === "route" ? "page" : "settings", path + label, contribution.source];
}

function reportPreset({ files, notes }: WrittenPreset, written: boolean, logger: Logger): void {
  for (const file of files)
    logger.out(`${logger.paint("green", written ? "wrote" : "would write")}  ${file}`);
  for (const note of notes) logger.out(`${logger.paint("dim", "note")}   ${note}`);
}

/** "12.3 kB, compressed 4.5 kB (+0.2 kB) of 250.0 kB". */
function sizeRow(extension: BuiltExtension, { previous, budgets }: BuildResult): string {
  const { id, bytes, gzipBytes } = extension;
  const before = previous[id]?.gzipBytes;
  const difference = before === undefined ? 0 : gzipBytes - before;
  const change =
    before === undefined || difference === 0
      ? ""
      : ` (${difference > 0 ? "+" : "−"}${formatSize(Math.abs(difference))})`;
  const budget = extensionBudget(extension, budgets);
  const limit = budget === undefined ? "" : ` of ${formatSize(budget)}`;
  return `${formatSize(bytes)}, compressed ${formatSize(gzipBytes)}${change}${limit}`;
}

/** Tells what a build found, what it left out and what came of it. */
export function reportBuild(result: BuildResult, milliseconds: number, logger: Logger): void {
  const { manifest, skipped, warnings, peakMemoryBytes } = result;
  for (const warning of warnings) logger.error(`${describeProblem(warning, logger.paintError, "yellow")}\n`);
  for (const extension of manifest.extensions) {
    logger.out(logger.paint("bold", extension.id));
    logger.out(table(extension.contributions.map(contributionRow)));
    logger.out(logger.paint("dim", `  ${sizeRow(extension, result)}`));
  }
  if (manifest.extensions.length === 0)
    logger.out("No extensions were found in src/admin; the output is the admin alone.");
  if (skipped.length > 0) {
    logger.out(logger.paint("yellow", "skipped"));
    logger.out(table(skipped.map(({ source, reason }) => [source, reason])));
  }
  const place = relative(process.cwd(), result.directory) || ".";
  const time =
    milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
  const memory = `${Math.round(peakMemoryBytes / 1_000_000)} MB of memory`;
  const built = `${place} for ${manifest.basePath}`;
  if (result.output === undefined)
    logger.out(`${logger.paint("green", "built")}  ${built} in ${time}, ${memory}`);
  else reportComparison(result.output, built, logger);
  if (result.preset !== undefined) reportPreset(result.preset, result.written, logger);
}
