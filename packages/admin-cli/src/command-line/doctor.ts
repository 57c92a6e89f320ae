import { type Command, Option } from "commander";
import type { CheckStatus, ConfiguredValue, DoctorOptions, DoctorResult } from "../api/doctor";
import type { Logger, TextStyle } from "../reporting/logger";
import { type GivenSettings, settingsSchema } from "../settings/schema";
import { settingsIn } from "../settings/setting";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodes, exitCodeText } from "./exit-codes";
import { addSettingOptions, givenFlags } from "./setting-options";
import { configText } from "./shared-options";

type DoctorFlags = GlobalOptions & GivenSettings & DoctorOptions;

const styles: Readonly<Record<CheckStatus, [word: string, style: TextStyle]>> = {
  ok: ["ok", "green"],
  warning: ["warning", "yellow"],
  fault: ["fault", "red"],
  skipped: ["skipped", "dim"],
};

function valueText({ value }: ConfiguredValue): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(", ");
  if (typeof value === "object")
    return Object.keys(Object(value)).length === 0 ? "none" : JSON.stringify(value);
  return value === "" ? "none" : String(value);
}

async function report({ checks, configuration, ok }: DoctorResult, logger: Logger): Promise<void> {
  for (const { status, message, why, cure, details = [] } of checks) {
    const [word, style] = styles[status];
    const write = status === "fault" || status === "warning" ? logger.error : logger.out;
    const paint = status === "fault" || status === "warning" ? logger.paintError : logger.paint;
    write(`${paint(style, word.padEnd(8))} ${message}`);
    for (const detail of details) write(`         ${paint("dim", detail)}`);
    if (why !== undefined) write(`         ${paint("dim", "why")}  ${why}`);
    if (cure !== undefined) write(`         ${paint("dim", "do")}   ${cure}`);
  }
  const { table } = await import("../reporting/report");
  logger.out(`\n${logger.paint("bold", "configuration")}  ${configuration.file ?? "(no file)"}`);
  const rows = configuration.values.map((value) => [value.name, valueText(value), value.origin]);
  logger.out(table([["setting", "value", "from"], ...rows]));
  const count = (asked: CheckStatus): number => checks.filter(({ status }) => status === asked).length;
  const plural = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;
  logger.out(
    `\n${ok ? logger.paint("green", "healthy") : logger.paint("red", "ill")}  ${plural(count("fault"), "fault")}, ${plural(count("warning"), "warning")}`,
  );
}

async function runDoctor(flags: DoctorFlags, logger: Logger): Promise<void> {
  const { doctor } = await import("../api/doctor");
  const { directory, config, origin, shell, json, ...settings } = flags;
  const result = await doctor({ directory, config, origin, shell, settings });
  if (json) logger.data(JSON.stringify(result, undefined, 2));
  else await report(result, logger);
  if (!result.ok) process.exitCode = exitCodes.failure;
}

/** Adds `tillhouse doctor`. */
export function addDoctor(program: Command, perform: Perform): void {
  const doctoring = program
    .command("doctor")
    .description("find problems with packages, settings, the store, CORS and cookies, and how to fix them")
    .option("--origin <url>", "the address that people open, such as https://admin.example.com");
  addSettingOptions(doctoring, settingsIn(settingsSchema, "doctor"))
    .option("--config <file>", configText)
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--json", "print the result as JSON")
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText(
      "after",
      `
Environment: all variables of serve, and
  TILLHOUSE_API_TOKEN  an API token of a user, to look at the store's features
${exitCodeText}`,
    )
    .action((_, command: Command) => {
      const flags = givenFlags<DoctorFlags>(command);
      return perform((logger) => runDoctor(flags, logger), flags);
    });
}
