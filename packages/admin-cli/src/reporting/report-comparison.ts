import type { OutputChange, OutputComparison } from "../compiler/compare-output";
import { formatSize } from "../settings/budgets";
import type { Logger, TextStyle } from "./logger";
import { table } from "./report";

/** More than these are counted: whoever wants all of them takes `--json`. */
const shownChanges = 20;

const styles: Readonly<Record<OutputChange["change"], TextStyle>> = {
  added: "green",
  changed: "yellow",
  removed: "red",
};

/** "+0.2 kB", "−12 B", or "" where nothing differs. */
function differenceText(bytes: number): string {
  if (bytes === 0) return "";
  return `${bytes > 0 ? "+" : "−"}${formatSize(Math.abs(bytes))}`;
}

/**
 * Tells what a dry run would have written, and how that differs from what is there.
 *
 * @param place the output as somebody reads it: "build for /app"
 */
export function reportComparison(comparison: OutputComparison, place: string, logger: Logger): void {
  const { files, bytes, previousBytes, changes } = comparison;
  // Of an output that is new, each file is: the sum says enough.
  const shown = previousBytes === 0 ? [] : changes.slice(0, shownChanges);
  const rows = shown.map(({ file, change, bytes: after, previousBytes: before }) => [
    logger.paint(styles[change], change),
    file,
    change === "changed" ? differenceText(after - before) || "other content" : differenceText(after - before),
  ]);
  if (rows.length > 0) logger.out(table(rows));
  if (previousBytes > 0 && changes.length > shown.length)
    logger.out(logger.paint("dim", `  and ${changes.length - shown.length} more`));
  const difference = differenceText(bytes - previousBytes);
  const than =
    previousBytes === 0
      ? ""
      : changes.length === 0
        ? ", as it is"
        : ` (${difference === "" ? "as large as before" : difference})`;
  logger.out(
    `${logger.paint("green", "would write")}  ${place}: ${files} ${files === 1 ? "file" : "files"}, ${formatSize(bytes)}${than}`,
  );
}
