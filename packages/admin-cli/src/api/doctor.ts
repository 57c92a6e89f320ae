import { resolve } from "node:path";
import { CommandError, type Problem } from "../base/errors";
import { mergeSources } from "../config/config";
import { type LoadedConfiguration, readConfiguration } from "../config/load-config";
import type { Check, CheckStatus, DoctorContext } from "../doctor/check";
import { findPackageManager } from "../project/package-manager";
import { projectExtensions } from "../project/project-extensions";
import { usualPort } from "../server/free-port";
import type { Configuration, GivenSettings } from "../settings/schema";
import { loadShell } from "../site/shell";

/** What `doctor` takes. Everything has a default; what is left out comes from where `serve` takes it. */
export interface DoctorOptions {
  /** The project's folder. Default: the working directory. */
  directory?: string;
  /** A configuration file. Default: `tillhouse.config.*` of that folder, where it has one. */
  config?: string;
  /** The address that people open, such as `https://admin.example.com`. Default: that of `serve` itself. */
  origin?: string;
  /** Settings to try out, as the flags of `serve`. */
  settings?: GivenSettings;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Variables for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** The version of Node.js to judge. Default: the one that runs. */
  nodeVersion?: string;
}

/** A value of the configuration and where it comes from. */
export interface ConfiguredValue {
  /** Key of the setting, as in `tillhouse.config.ts`. */
  name: string;
  /** The value in force. */
  value: unknown;
  /** `default`, a flag, a variable or the configuration file. */
  origin: string;
}

/** What `doctor` found. */
export interface DoctorResult {
  /** The version of this shape. */
  version: 1;
  /** Whether nothing is at fault; warnings are allowed. */
  ok: boolean;
  /** What was looked at, in the order in which it is shown. */
  checks: Check[];
  /** The settings that the checks were made with. */
  configuration: {
    /** The configuration file, absolute. Left out where there is none. */
    file?: string;
    /** The settings that `serve` takes, defaults included. */
    values: ConfiguredValue[];
  };
}

export type { Check, CheckStatus };

function checkOfProblem(id: string, problem: Problem): Check {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(":");
  return {
    id,
    status: "fault",
    message: problem.message,
    ...(problem.why !== undefined && { why: problem.why }),
    ...(problem.hint !== undefined && { cure: problem.hint }),
    ...(place !== "" && { details: [place] }),
  };
}

interface Examined {
  configuration: LoadedConfiguration;
  checks: Check[];
}

async function examineConfiguration(project: string, options: DoctorOptions): Promise<Examined> {
  const { config, settings: flags, environment = process.env } = options;
  try {
    const read = await readConfiguration("serve", { project, config, flags, environment });
    if (read.problems.length > 0)
      return {
        configuration: read,
        checks: read.problems.map((problem) => checkOfProblem("configuration", problem)),
      };
    const message =
      read.file === undefined
        ? "There is no configuration file; flags, variables and defaults are used."
        : `${read.file.name} and all other settings can be used.`;
    return { configuration: read, checks: [{ id: "configuration", status: "ok", message }] };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const problems: readonly Problem[] =
      error.details.length > 0
        ? error.details
        : [{ rule: error.code, message: error.message, ...(error.hint && { hint: error.hint }) }];
    return {
      configuration: mergeSources("serve", { flags, environment }),
      checks: problems.map((problem) => checkOfProblem("configuration", problem)),
    };
  }
}

async function examineExtensions(
  patient: DoctorContext,
): Promise<Pick<Awaited<ReturnType<typeof projectExtensions>>, "extensions"> & { checks: Check[] }> {
  const { extensions, problems } = await projectExtensions(patient);
  if (problems.length > 0)
    return { extensions, checks: problems.map((problem) => checkOfProblem("extensions", problem)) };
  const count = extensions.length;
  const message =
    count === 0
      ? "The configuration names no extensions; src/admin is compiled."
      : `${count === 1 ? "The extension" : `All ${count} extensions`} of the configuration can be read.`;
  return { extensions, checks: [{ id: "extensions", status: "ok", message }] };
}

async function examineShell(shell: string | undefined): Promise<{ version?: string; checks: Check[] }> {
  try {
    return { version: (await loadShell(shell)).version, checks: [] };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return {
      checks: [
        {
          id: "versions",
          status: "fault",
          message: error.message,
          ...(error.hint !== undefined && { cure: error.hint }),
        },
      ],
    };
  }
}

function originOf(asked: string | undefined, { values }: LoadedConfiguration): URL {
  const host = ["0.0.0.0", "::"].includes(values.host) ? "localhost" : values.host;
  const port = values.port === "auto" ? usualPort : values.port;
  const standard = `${values.tlsCert === "" ? "http" : "https"}://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const text = asked ?? standard;
  if (/^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text)) return new URL(text);
  throw new CommandError({
    code: "invalid-configuration",
    message: `--origin: "${text}" is not an origin.`,
    hint: "Use the address without a path that people open, such as https://admin.example.com.",
  });
}

/**
 * Looks at everything that the admin stands on: Node.js, packages, configuration, the store, and what a browser will make of
 * its answers. Nothing is changed, and nothing is written.
 *
 * @throws CommandError `invalid-configuration` for an origin that is none; everything else that is wrong is in the result.
 * @example
 * const { ok, checks } = await doctor({ origin: "https://admin.example.com", settings: { trustProxy: true } });
 * if (!ok) console.log(checks.filter(({ status }) => status === "fault"));
 */
export async function doctor(options: DoctorOptions = {}): Promise<DoctorResult> {
  const { environment = process.env, nodeVersion = process.version } = options;
  const project = resolve(options.directory ?? ".");
  const { configuration, checks: configured } = await examineConfiguration(project, options);
  const patient: DoctorContext = {
    project,
    configuration,
    environment,
    packageManager: await findPackageManager(project, environment),
    origin: originOf(options.origin, configuration),
  };
  const machine = await import("../doctor/check-machine");
  const { checkStore } = await import("../doctor/check-store");
  const { checkCookies, checkCors, checkProxyHeaders } = await import("../doctor/check-browser");
  const { extensions, checks: extended } = await examineExtensions(patient);
  const shell = await examineShell(options.shell);
  const store = await checkStore(patient);
  const isStore = store.some(({ id, status }) => id === "medusa" && status === "ok");
  const checks: Check[] = [
    machine.checkNode(nodeVersion),
    await machine.checkProject(patient),
    ...configured,
    ...(shell.version === undefined ? shell.checks : [await machine.checkVersions(patient, shell.version)]),
    await machine.checkDuplicates(patient, extensions),
    ...extended,
    await machine.checkPort(patient),
    ...store,
    ...(isStore ? [await checkCors(patient), await checkCookies(patient)] : []),
    checkProxyHeaders(patient),
  ];
  // Every key is one of the configuration.
  const names = Object.keys(configuration.values) as (keyof Configuration)[];
  return {
    version: 1,
    ok: checks.every(({ status }) => status !== "fault"),
    checks,
    configuration: {
      ...(configuration.file !== undefined && { file: configuration.file.path }),
      values: names.map((name) => ({
        name,
        value: configuration.values[name],
        origin: configuration.origins[name],
      })),
    },
  };
}
