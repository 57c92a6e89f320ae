import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { isPublicVariable } from "@tillhouse/extension-sdk/mistakes";
import type { BuildOptions } from "esbuild";
import { refuseSecrets } from "../../base/detect-secrets";

async function readEnvironmentFile(
  project: string,
  mode: string,
): Promise<Record<string, string | undefined>> {
  for (const name of [`.env.${mode}`, ".env"]) {
    const text = await readFile(join(project, name), "utf8").catch(() => undefined);
    if (text !== undefined) return parseEnv(text);
  }
  return {};
}

/** What {@link processEnvironment} needs to know. */
export interface ProcessEnvironmentOptions {
  project: string;
  environment: Readonly<Record<string, string | undefined>>;
  basePath: string;
  backend: string;
  /** `production`, unless extensions are served while they are written. */
  mode?: "production" | "development";
}

/**
 * Collects what `process.env` holds in extension code: the `MEDUSA_ADMIN_*` variables, `MEDUSA_BACKEND_URL`,
 * `ADMIN_PATH` and `NODE_ENV`. Variables come from the environment, then from the project's
 * `.env.production` (`.env.development` while they are written) or `.env`.
 */
export async function processEnvironment(
  options: ProcessEnvironmentOptions,
): Promise<Record<string, string>> {
  const { mode = "production" } = options;
  const all = { ...(await readEnvironmentFile(options.project, mode)), ...options.environment };
  const visible: Record<string, string> = {};
  for (const name of Object.keys(all).sort()) {
    const value = all[name];
    if (value !== undefined && isPublicVariable(name)) visible[name] = value;
  }
  refuseSecrets(visible, "process.env of the extensions");
  if (options.backend !== "") visible.MEDUSA_BACKEND_URL = options.backend;
  return { ...visible, ADMIN_PATH: options.basePath, NODE_ENV: mode };
}

const identifier = "tillhouseEnvironment";

function declaration(variables: Readonly<Record<string, string>>): string {
  return `const ${identifier}=${JSON.stringify(variables)};`;
}

/**
 * Puts the variables in the place of `process.env`: any other key is `undefined`, never an error.
 *
 * The object stands at the top of every script that reads it, and not in one that all of them load first.
 */
export function environmentOptions(
  variables: Readonly<Record<string, string>>,
): Required<Pick<BuildOptions, "banner" | "define">> {
  return {
    banner: { js: declaration(variables) },
    define: {
      "process.env": identifier,
      // Named by itself, so that the minifier drops the branches for development.
      "process.env.NODE_ENV": JSON.stringify(variables.NODE_ENV),
      global: "globalThis",
    },
  };
}

/** Takes the object out of a script that does not read it. Its line stays, so that source maps stay right. */
export function withoutUnusedEnvironment(
  script: string,
  variables: Readonly<Record<string, string>>,
): string {
  const line = declaration(variables);
  if (!script.startsWith(line) || script.indexOf(identifier, line.length) !== -1) return script;
  return script.slice(line.length);
}
