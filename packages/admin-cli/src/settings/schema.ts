import * as z from "zod/mini";
import { budgets } from "./budgets";
import { type SettingInfo, setting } from "./setting";
import * as values from "./values";

/** Flags that every command has which looks for the store. */
const everywhere = { also: ["dev", "build", "doctor"] } as const;
const running = { also: ["dev", "doctor"] } as const;
const built = { also: ["dev", "build"] } as const;

const ways = ["cookie", "bearer"] as const;
const storages = ["memory", "session", "local"] as const;
const storeAddress = values.address("http://localhost:9000");
const providerAddress = values.address("https://example.com");
const tones = Object.keys(values.environmentTones);

function picture(help: string, standard?: string) {
  return setting(values.picture, "", { ...built, help, standard, takes: "<file>", isPath: true });
}

function accent(help: string, standard: string) {
  return setting(values.accent, "", { ...built, help, standard, takes: "<colour>" });
}

function pem(help: string) {
  return setting(values.file, "", { also: ["dev"], help, standard: "http", takes: "<file>", isPath: true });
}

const backend: SettingInfo = { ...everywhere, takes: "<url>", help: "the Medusa backend" };

/**
 * What can be configured: the one place that a setting is declared in. Its flag, its variable, the help, the types of what commands
 * take, the table in docs/configuration.md and the variables of an image follow from it.
 */
export const settingsSchema = z.object({
  port: setting(values.port, 7001, {
    ...running,
    short: "-p",
    takes: "<number>",
    help: "port to listen on; auto takes the next free one, 0 any",
  }),
  host: setting(values.host, "localhost", { ...running, takes: "<name>", help: "host to listen on" }),
  basePath: setting(values.basePath, "/app", {
    ...everywhere,
    takes: "<path>",
    help: "path of the admin",
  }),
  backend: setting(storeAddress, "http://localhost:9000", {
    ...backend,
    environment: ["TILLHOUSE_BACKEND", "MEDUSA_ADMIN_BACKEND_URL", "MEDUSA_BACKEND_URL"],
  }),
  proxy: setting(values.toggle, true, {
    also: ["doctor"],
    environment: [],
    help: "let the browser call the backend directly",
    standard: "proxy it",
  }),
  outDir: setting(values.folder, "build", {
    also: ["build"],
    environment: [],
    takes: "<folder>",
    help: "output folder of tillhouse build",
    isPath: true,
  }),
  connect: setting(values.origins, [], {
    takes: "<origins...>",
    help: "other origins that the page may call",
  }),
  frameAncestors: setting(values.origins, [], {
    takes: "<origins...>",
    help: "origins that may show the admin in a frame",
    standard: "none",
  }),
  trustProxy: setting(values.toggle, false, {
    also: ["doctor"],
    help: "trust the X-Forwarded-* headers of a proxy in front",
  }),
  hsts: setting(values.toggle, false, { help: "send Strict-Transport-Security: https only" }),
  tlsCert: pem("certificate to serve https with, as PEM; with --tls-key"),
  tlsKey: pem("private key of the certificate, as PEM"),
  bodyLimit: setting(values.numberFrom(1, 100_000), 200, {
    takes: "<megabytes>",
    help: "largest upload, in megabytes",
  }),
  auth: setting(values.oneOf(ways, "no way to sign in"), "", {
    ...everywhere,
    takes: "<way>",
    help: "cookie, or bearer if browsers block the store's cookie",
    standard: "cookie",
    words: ways,
  }),
  tokenStorage: setting(values.oneOf(storages, "no place for a token"), "", {
    ...built,
    takes: "<place>",
    help: "where --auth bearer keeps the token: memory, session or local",
    standard: "memory",
    words: storages,
  }),
  name: setting(values.name, "", {
    ...built,
    takes: "<name>",
    help: "name of the admin",
    standard: "Tillhouse",
  }),
  logo: picture("logo"),
  logoDark: picture("logo for the dark theme", "the logo"),
  favicon: picture("icon of the browser's tab", "the mark"),
  accent: accent("accent colour, such as #7a1fa2", "the built-in one"),
  accentDark: accent("accent colour of the dark theme", "derived"),
  signInArt: picture("background of the sign-in page"),
  environmentName: setting(values.name, "", {
    ...built,
    takes: "<name>",
    help: "name of this environment, such as Staging",
  }),
  environmentTone: setting(values.oneOf(tones, "not a tone", `Use ${tones.join(", ")}.`), "caution", {
    ...built,
    takes: "<tone>",
    help: "colour of its badge: caution, negative, info or neutral",
    words: tones,
  }),
  helpUrl: setting(values.helpUrl, "", { ...built, takes: "<url>", help: "page where people find help" }),
  supportEmail: setting(values.email, "", {
    ...built,
    takes: "<address>",
    help: "email address for support",
  }),
  storefrontUrl: setting(values.productUrl, "", {
    ...built,
    takes: "<url>",
    help: "page of a product in the shop, such as https://shop.example/products/{handle}",
    standard: "none",
  }),
  analyticsWriteKey: setting(values.writeKey, "", {
    takes: "<key>",
    help: "Segment key; sends usage data of people who allow it",
    standard: "none: nothing is sent",
  }),
  analyticsCdn: setting(providerAddress, "https://cdn.segment.com", {
    takes: "<url>",
    help: "address of the source's settings",
  }),
  analyticsApiHost: setting(providerAddress, "https://api.segment.io/v1", {
    takes: "<url>",
    help: "address that usage data is sent to",
  }),
  extensions: setting(values.extensions, [], {
    isFileOnly: true,
    help: "packages and folders with extensions, besides the project's src/admin",
  }),
  budgets: setting(
    budgets,
    {},
    {
      isFileOnly: true,
      help: "largest size of extensions, compressed",
      standard: "250 kB per extension, 50 kB of it with the page",
      hint: 'Write for example: { extension: "150 kB", extensions: { reviews: "1 MB" } }.',
    },
  ),
});

const buildSchema = z.extend(settingsSchema, {
  backend: setting(storeAddress, "", {
    ...backend,
    help: "the backend that the page calls",
    standard: "its own address",
    // A build made where the server's variables are set must not bake an address that only the server can reach.
    environment: [],
  }),
});

/** What is configured: `build` makes files for any host, everything else talks to a backend. */
export type ConfiguredCommand = "serve" | "build";

/** The settings of a command. */
export const schemaOf = { serve: settingsSchema, build: buildSchema } as const;

/** What is configured, in full. A text that nobody gave is empty. */
export type Configuration = z.output<typeof settingsSchema>;

/** Settings as a program or the command line gives them; what is left out comes from elsewhere. */
export type GivenSettings = z.input<typeof settingsSchema>;
