import * as z from "zod/mini";
import { CommandError, type Problem } from "../base/errors";
import type { ModuleSize } from "../base/module-size";

/** A size as people write it: `"150 kB"`, `"1.5 MB"`, or a number of bytes. */
export type Size = string | number;

function isSize(given: unknown): boolean {
  return (typeof given === "string" || typeof given === "number") && parseSize(given) !== undefined;
}

const size = z.custom<Size>(isSize, "is no size");

/** How a project's budgets are read. */
export const budgets = z.strictObject(
  {
    /** All files of one extension together. Default: 250 kB. */
    extension: z.optional(size),
    /** What one extension loads with the page, before anything of it is shown. Default: 50 kB. */
    start: z.optional(size),
    /** Other limits for single extensions, by their ids; `false` for none. */
    extensions: z.optional(
      z.record(
        z.string(),
        z.custom<Size | false>((given) => given === false || isSize(given), "is no size"),
      ),
    ),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys" ? `there is no budget "${issue.keys[0]}"` : "budgets are no object",
  },
);

/** How large extensions may become, compressed with gzip. */
export type Budgets = z.output<typeof budgets>;

/** The sizes of one compiled extension. */
interface Measured {
  id: string;
  gzipBytes: number;
  startGzipBytes: number;
  /** Whether it was written for the official admin, which had no limits. */
  isV1?: boolean;
  modules: readonly ModuleSize[];
}

/** The sizes of all compiled extensions, and what the code of each consists of. */
interface MeasuredExtensions {
  extensions: readonly Omit<Measured, "modules">[];
  modules: ReadonlyMap<string, readonly ModuleSize[]>;
}

const units: Readonly<Record<string, number>> = { b: 1, kb: 1000, mb: 1_000_000 };

/** Reads a size; `undefined` where it is none. */
function parseSize(size: Size): number | undefined {
  if (typeof size === "number") return Number.isFinite(size) && size >= 0 ? size : undefined;
  const [, digits = "", unit = ""] = /^\s*(\d+(?:\.\d+)?)\s*(b|kb|mb)?\s*$/i.exec(size) ?? [];
  return digits === "" ? undefined : Math.round(Number(digits) * (units[unit.toLowerCase() || "b"] ?? 1));
}

/** Writes a size: `"12.3 kB"`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const standard = { extension: 250_000, start: 50_000 } as const;

/** The limit of one extension for all of its files; `undefined` for none. One of the official admin has those that were set. */
export function extensionBudget(
  { id, isV1 = false }: Pick<Measured, "id" | "isV1">,
  budgets: Budgets,
): number | undefined {
  const own = budgets.extensions?.[id];
  if (own === false) return undefined;
  const limit = own ?? budgets.extension ?? (isV1 ? undefined : standard.extension);
  return limit === undefined ? undefined : parseSize(limit);
}

function largest(modules: readonly ModuleSize[]): string {
  return modules
    .slice(0, 4)
    .map(({ name, bytes }) => `${name} (${formatSize(bytes)})`)
    .join(", ");
}

/** Every extension that is larger than it may be, with what makes it large. */
export function checkBudgets(
  { extensions, modules: contents }: MeasuredExtensions,
  budgets: Budgets,
): Problem[] {
  const measured = extensions.map((extension) => ({
    ...extension,
    modules: contents.get(extension.id) ?? [],
  }));
  return measured.flatMap((extension) => {
    const { id, gzipBytes, startGzipBytes, modules } = extension;
    const limits = [
      { what: "", bytes: gzipBytes, limit: extensionBudget(extension, budgets), setting: "extension" },
      {
        what: " that comes with the page",
        bytes: startGzipBytes,
        limit: budgets.extensions?.[id] === false ? undefined : parseSize(budgets.start ?? standard.start),
        setting: "start",
      },
    ];
    return limits.flatMap(({ what, bytes, limit, setting }): Problem[] => {
      if (limit === undefined || bytes <= limit) return [];
      return [
        {
          rule: "over-budget",
          message: `The code${what} of the extension "${id}" is ${formatSize(bytes)} compressed, and may be ${formatSize(limit)}.`,
          why: `The largest parts, before compression: ${largest(modules)}.`,
          hint:
            setting === "start"
              ? "Import what is large inside of a component that is shown later, or raise `budgets.start` in tillhouse.config."
              : "Import what is large only where it is used, take a smaller package, or raise `budgets.extension` in tillhouse.config.",
        },
      ];
    });
  });
}

/**
 * Refuses extensions that are larger than they may be.
 *
 * @throws CommandError `over-budget`.
 */
export function refuseOverBudget(measured: MeasuredExtensions, budgets: Budgets): void {
  const details = checkBudgets(measured, budgets);
  if (details.length === 0) return;
  throw new CommandError({
    code: "over-budget",
    message: "Extensions are larger than they may be. Nothing was written.",
    details,
  });
}
