import { type Command, Option } from "commander";
import type { BrandSettings } from "../brand-settings";
import type { SignInSettings } from "../sign-in-settings";
import type { GlobalOptions } from "./command-setup";

/** The variables that {@link addBrandOptions} and {@link addSignInOptions} stand for. */
export const brandEnvironment = `  TILLHOUSE_AUTH, TILLHOUSE_TOKEN_STORAGE, TILLHOUSE_NAME, TILLHOUSE_LOGO, TILLHOUSE_LOGO_DARK, TILLHOUSE_FAVICON,
  TILLHOUSE_ACCENT, TILLHOUSE_ACCENT_DARK, TILLHOUSE_SIGN_IN_ART, TILLHOUSE_ENVIRONMENT_NAME,
  TILLHOUSE_ENVIRONMENT_TONE, TILLHOUSE_HELP_URL, TILLHOUSE_SUPPORT_EMAIL
`;

/** What `--mock` does. */
const mockText =
  "a store in this process, for want of a backend: default, empty-shop, large-catalogue, slow, failing or flags-off";

/** What `--config` means: the same for every command. */
export const configText =
  "the configuration file (default: tillhouse.config.ts or .js, .json … of the project)";

/** Whose admin it is: the same for every command. */
export function addSignInOptions(command: Command): Command {
  return command
    .option("--auth <way>", "cookie, or bearer where browsers block the store's cookie (default: cookie)")
    .option("--token-storage <place>", "memory, session or local, for --auth bearer (default: memory)");
}

/** How the admin looks and is called. */
export function addBrandOptions(command: Command): Command {
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

/** What {@link addServerOptions} and the options of the admin's look and sign-in stand for. */
export interface ServerFlags extends GlobalOptions, Partial<BrandSettings & SignInSettings> {
  directory?: string;
  config?: string;
  port?: string;
  host?: string;
  basePath?: string;
  backend?: string;
  mock?: string | boolean;
  shell?: string;
}

/** Which project is served, where, and with which store: the same for every command that serves the admin. */
export function addServerOptions(command: Command): Command {
  return command
    .option("-p, --port <number>", "port to listen on (default: 7001)")
    .option("--host <name>", "host to listen on (default: localhost)")
    .option("--base-path <path>", "where the admin lives on its address (default: /app)")
    .option("--backend <url>", "the Medusa backend (default: http://localhost:9000)")
    .option("--mock [scenario]", mockText)
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--config <file>", configText)
    .addOption(new Option("--shell <folder>", "serve a shell of your own").hideHelp());
}
