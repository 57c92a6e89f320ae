import { type Command, Option } from "commander";
import type { CheckStatus, ConfiguredValue, DoctorResult } from "../commands/doctor";
import type { Configuration } from "../config";
import type { Logger, Look } from "../logger";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodes, exitCodeText } from "./exit-codes";
import { configText } from "./shared-options";

interface DoctorFlags extends GlobalOptions {
  directory?: string;
  config?: string;
  origin?: string;
  port?: string;
  host?: string;
  basePath?: string;
  backend?: string;
  proxy: boolean;
  trustProxy?: boolean;
  auth?: string;
  shell?: string;
  json?: boolean;
}

const looks: Readonly<Record<CheckStatus, [word: string, look: Look]>> = {
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
    const [word, look] = looks[status];
    const write = status === "fault" || status === "warning" ? logger.error : logger.out;
    const paint = status === "fault" || status === "warning" ? logger.paintError : logger.paint;
    write(`${paint(look, word.padEnd(8))} ${message}`);
    for (const detail of details) write(`         ${paint("dim", detail)}`);
    if (why !== undefined) write(`         ${paint("dim", "why")}  ${why}`);
    if (cure !== undefined) write(`         ${paint("dim", "do")}   ${cure}`);
  }
  const { table } = await import("../report");
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
  const { doctor } = await import("../commands/doctor");
  const { directory, config, origin, shell, json, proxy, port, host, basePath, backend, trustProxy, auth } =
    flags;
  const settings: Partial<Record<keyof Configuration, string | boolean | undefined>> = {
    // Commander gives `proxy: true` where the flag is absent, which must not count as a choice.
    proxy: proxy ? undefined : false,
    port,
    host,
    basePath,
    backend,
    trustProxy,
    auth,
  };
  const result = await doctor({ directory, config, origin, shell, settings });
  if (json) logger.data(JSON.stringify(result, undefined, 2));
  else await report(result, logger);
  if (!result.ok) process.exitCode = exitCodes.failure;
}

/** Adds `tillhouse doctor`. */
export function addDoctor(program: Command, perform: Perform): void {
  program
    .command("doctor")
    .description("look for what is wrong: packages, settings, the store, CORS, cookies; each with its cure")
    .option("--origin <url>", "the address that people open, such as https://admin.example.com")
    .option("-p, --port <number>", "as for serve")
    .option("--host <name>", "as for serve")
    .option("--base-path <path>", "as for serve")
    .option("--backend <url>", "as for serve")
    .option("--no-proxy", "as for serve")
    .option("--trust-proxy", "as for serve")
    .option("--auth <way>", "as for serve")
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
      const flags = command.optsWithGlobals<DoctorFlags>();
      return perform((logger) => runDoctor(flags, logger), flags);
    });
}
