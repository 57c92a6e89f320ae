import { Command, CommanderError, Option } from "commander";
import type { BrandSettings } from "./brand-settings";
import { CommandError, type CommandErrorCode } from "./errors";
import { createLogger, type Logger } from "./logger";
import type { SignInSettings } from "./sign-in-settings";
import { version } from "./version";

/** How a command ends, for scripts. */
const exitCodes = { done: 0, failure: 1, usage: 2, invalidExtensions: 3 } as const;

const exitCodeText = `
Exit codes:
  0  done
  1  failure
  2  wrong usage: an unknown command or option, a value that cannot be used
  3  mistakes in the extensions`;

const brandEnvironment = `  TILLHOUSE_AUTH, TILLHOUSE_TOKEN_STORAGE, TILLHOUSE_NAME, TILLHOUSE_LOGO, TILLHOUSE_LOGO_DARK, TILLHOUSE_FAVICON,
  TILLHOUSE_ACCENT, TILLHOUSE_ACCENT_DARK, TILLHOUSE_SIGN_IN_ART, TILLHOUSE_ENVIRONMENT_NAME,
  TILLHOUSE_ENVIRONMENT_TONE, TILLHOUSE_HELP_URL, TILLHOUSE_SUPPORT_EMAIL
`;

const environmentText = `
Environment (a flag wins):
  TILLHOUSE_PORT, TILLHOUSE_HOST, TILLHOUSE_BASE_PATH, TILLHOUSE_CONNECT, TILLHOUSE_FRAME_ANCESTORS,
  TILLHOUSE_TRUST_PROXY, TILLHOUSE_HSTS, TILLHOUSE_BODY_LIMIT, TILLHOUSE_ANALYTICS_WRITE_KEY,
  TILLHOUSE_ANALYTICS_CDN, TILLHOUSE_ANALYTICS_API_HOST
  TILLHOUSE_BACKEND, else MEDUSA_ADMIN_BACKEND_URL, else MEDUSA_BACKEND_URL
${brandEnvironment}`;

interface GlobalOptions {
  debug?: boolean;
  quiet?: boolean;
}

interface ServeFlags extends GlobalOptions, Partial<BrandSettings & SignInSettings> {
  directory?: string;
  port?: string;
  host?: string;
  basePath?: string;
  backend?: string;
  proxy: boolean;
  outDir?: string;
  connect?: string[];
  frameAncestors?: string[];
  trustProxy?: boolean;
  hsts?: boolean;
  bodyLimit?: string;
  analyticsWriteKey?: string;
  analyticsCdn?: string;
  analyticsApiHost?: string;
  shell?: string;
}

interface BuildFlags extends GlobalOptions, Partial<BrandSettings & SignInSettings> {
  directory?: string;
  outDir?: string;
  basePath?: string;
  backend?: string;
  sourcemap?: boolean;
  shell?: string;
  json?: boolean;
}

function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommandError)) return exitCodes.failure;
  const codes: Partial<Record<CommandErrorCode, number>> = {
    "invalid-configuration": exitCodes.usage,
    "directory-missing": exitCodes.usage,
    "invalid-extensions": exitCodes.invalidExtensions,
  };
  return codes[error.code] ?? exitCodes.failure;
}

/** Ends the server on the first signal, and the process on the second. */
function stopOnSignals(close: () => Promise<void>, logger: Logger): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = (): void => {
      if (isStopping) process.exit(exitCodes.failure);
      isStopping = true;
      logger.out("stopping   running requests may end; press again to stop at once");
      close().then(resolve);
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
  });
}

async function runServe(flags: ServeFlags, logger: Logger): Promise<void> {
  const { serve } = await import("./commands/serve");
  const { reportFailure, reportServe, warnBackend } = await import("./report");
  // Commander gives `proxy: true` where the flag is absent, which must not count as a choice.
  const result = await serve({
    ...flags,
    proxy: flags.proxy ? undefined : false,
    onFailure: (failed) => reportFailure(failed, logger),
  });
  reportServe(result, performance.now(), logger);
  const stopped = stopOnSignals(result.close, logger);
  result.backendProblem.then((reason) => {
    if (reason !== undefined) warnBackend(reason, result.configuration.backend, logger);
  });
  await stopped;
}

async function runBuild(flags: BuildFlags, logger: Logger): Promise<void> {
  const { build } = await import("./commands/build");
  try {
    const result = await build(flags);
    const { reportBuild } = await import("./report");
    if (flags.json) logger.data(JSON.stringify({ ok: true, ...result }, undefined, 2));
    else reportBuild(result, performance.now(), logger);
  } catch (error) {
    if (flags.json && error instanceof CommandError) {
      const { code, message, hint, details } = error;
      logger.data(JSON.stringify({ ok: false, error: { code, message, hint, details } }, undefined, 2));
    }
    throw error;
  }
}

/** Whose admin it is: the same for every command. */
function addSignInOptions(command: Command): Command {
  return command
    .option("--auth <way>", "cookie, or bearer where browsers block the store's cookie (default: cookie)")
    .option("--token-storage <place>", "memory, session or local, for --auth bearer (default: memory)");
}

function addBrandOptions(command: Command): Command {
  return command
    .option("--name <name>", "the name of the admin (default: Tillhouse)")
    .option("--logo <file>", "a picture in the place of the mark")
    .option("--logo-dark <file>", "the same for the dark theme")
    .option("--favicon <file>", "the picture in the browser's tab")
    .option("--accent <colour>", "the colour of what is to be done, such as #7a1fa2")
    .option("--accent-dark <colour>", "the same for the dark theme (default: derived)")
    .option("--sign-in-art <file>", "a picture behind the sign-in")
    .option("--environment-name <name>", "which of several admins this is, such as Staging")
    .option("--environment-tone <tone>", "caution, negative, info or neutral (default: caution)")
    .option("--help-url <url>", "a page where people find help")
    .option("--support-email <address>", "the e-mail address of somebody who helps");
}

function createProgram(
  perform: (work: (logger: Logger) => Promise<void>, options: GlobalOptions) => Promise<void>,
): Command {
  const program = new Command("tillhouse")
    .description("Serves the Tillhouse back-office and compiles its extensions.")
    .version(version, "-v, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .option("--quiet", "print warnings and errors only")
    .option("--debug", "print where an error comes from")
    .showHelpAfterError("Run tillhouse --help to see what there is.")
    .exitOverride()
    .addHelpText("after", exitCodeText);

  const serving = program
    .command("serve")
    .description("serve the admin: your build, or the admin as it comes")
    .option("-p, --port <number>", "port to listen on (default: 7001)")
    .option("--host <name>", "host to listen on (default: localhost)")
    .option("--base-path <path>", "where the admin lives on its address (default: /app)")
    .option("--backend <url>", "the Medusa backend (default: http://localhost:9000)")
    .option("--no-proxy", "let the page call the backend directly instead of through this server")
    .option("--connect <origins...>", "further origins that the page may call")
    .option(
      "--frame-ancestors <origins...>",
      "origins whose pages may show the admin in a frame (default: none)",
    )
    .option("--trust-proxy", "believe what a proxy in front says about clients (X-Forwarded-*)")
    .option("--hsts", "tell browsers to reach this host by https only")
    .option("--body-limit <megabytes>", "how large an upload may be (default: 200)")
    .option("--analytics-write-key <key>", "send usage data of those who allow it to a source at Segment")
    .option("--analytics-cdn <url>", "where that source's settings come from (default: Segment)")
    .option("--analytics-api-host <url>", "where usage data goes to (default: Segment)")
    .option("--out-dir <folder>", "the output of tillhouse build (default: build)")
    .option("-d, --directory <folder>", "the project (default: the working directory)");
  addSignInOptions(addBrandOptions(serving))
    .addOption(new Option("--shell <folder>", "serve a shell of your own").hideHelp())
    .addHelpText("after", environmentText + exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<ServeFlags>();
      return perform((logger) => runServe(flags, logger), flags);
    });

  const building = program
    .command("build")
    .description("compile the extensions in src/admin and write the whole admin as a static site")
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--out-dir <folder>", "where the output goes (default: build)")
    .option("--base-path <path>", "where the admin will live on its address (default: /app)")
    .option("--backend <url>", "the backend that the page calls (default: its own address)")
    .option("--sourcemap", "write source maps")
    .option("--json", "print the result as JSON");
  addSignInOptions(addBrandOptions(building))
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText("after", `\nEnvironment (a flag wins):\n${brandEnvironment}${exitCodeText}`)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<BuildFlags>();
      return perform((logger) => runBuild(flags, logger), flags);
    });

  return program;
}

/**
 * Runs the command line. The only place that prints failures and sets the exit code.
 *
 * @param words the words after the program's name.
 */
export async function run(words: readonly string[]): Promise<void> {
  const streams = { out: process.stdout, error: process.stderr, environment: process.env };
  const program = createProgram(async (work, { quiet = false, debug = false }) => {
    const logger = createLogger({ ...streams, quiet });
    try {
      await work(logger);
    } catch (error) {
      const { describeError } = await import("./report");
      logger.error(describeError(error, logger.paintError, debug));
      process.exitCode = exitCodeOf(error);
    }
  });
  if (words.length === 0) {
    program.outputHelp();
    return;
  }
  try {
    await program.parseAsync([...words], { from: "user" });
  } catch (error) {
    // Commander has printed its message; help and version end this way as well, with 0.
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
}
