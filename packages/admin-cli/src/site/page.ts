import { refuseSecrets } from "../base/detect-secrets";
import { CommandError } from "../base/errors";
import type { Configuration } from "../settings/schema";

/** One compiled extension, as the page finds it. Paths are relative to the root of the page. */
export interface PageExtension {
  id: string;
  module: string;
  styles: string[];
  /** All its scripts, so that the page can tell whose error it met. */
  files?: string[];
}

/** The configuration that the page carries as inert JSON (specification, section 2; read once by the app). */
export interface PageConfiguration {
  basePath: string;
  /** Empty where the backend answers on the page's own address. */
  backend: string;
  extensions: PageExtension[];
  /** Extensions that could not be built, with the reasons that the admin has words for. */
  problems?: { owner: string; reason: string; values?: Record<string, string> }[];
  /** How people sign in. */
  auth?: string;
  /** Where the token is kept, with `auth: "bearer"`. */
  tokenStorage?: string;
  /** Whose admin this is. Paths are relative to the root of the page. */
  brand?: { name?: string; logo?: { light: string; dark?: string }; signInArt?: string };
  /** Which of several admins this is. */
  environment?: { name: string; tone: string };
  /** Where people find help. */
  help?: { url?: string; email?: string };
  /** Where the shop shows what is sold. */
  storefront?: { productUrl?: string };
  /** Where usage data goes to, of those who allow it; left out where there is no write key. */
  analytics?: { writeKey: string; cdn: string; apiHost: string };
}

const configurationElement = /(<script\b[^>]*\bid="tillhouse-config"[^>]*>)([\s\S]*?)(<\/script>)/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isPageExtension(value: unknown): value is PageExtension {
  return isRecord(value) && typeof value.id === "string" && typeof value.module === "string";
}

function configurationText(html: string): string {
  const match = configurationElement.exec(html);
  if (match === null) {
    throw new CommandError({
      code: "shell-invalid",
      message: 'The page has no element <script type="application/json" id="tillhouse-config">.',
      hint: "Build again, or install @tillhouse/admin-ui again.",
    });
  }
  return match[2] ?? "";
}

/** What a page's configuration says about signing in; nothing where it is as it comes. */
export function signInOf({
  auth,
  tokenStorage,
}: Pick<Configuration, "auth" | "tokenStorage">): Pick<PageConfiguration, "auth" | "tokenStorage"> {
  return { ...(auth !== "" && { auth }), ...(tokenStorage !== "" && { tokenStorage }) };
}

/** Reads the configuration that a page carries; what it does not say is left out. */
export function readPageConfiguration(html: string): Partial<PageConfiguration> {
  let value: unknown;
  try {
    value = JSON.parse(configurationText(html));
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw new CommandError({
      code: "shell-invalid",
      message: "The configuration in the page is not JSON.",
      hint: "Build again instead of editing index.html by hand.",
      cause,
    });
  }
  if (!isRecord(value)) return {};
  const { basePath, backend, extensions, ...rest } = value;
  return {
    // The rest is for the app, which checks it.
    ...(rest as Partial<PageConfiguration>),
    ...(typeof basePath === "string" ? { basePath } : {}),
    ...(typeof backend === "string" ? { backend } : {}),
    ...(Array.isArray(extensions) ? { extensions: extensions.filter(isPageExtension) } : {}),
  };
}

/** Text that may stand between quotation marks, and between tags. */
export function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** The base path as a prefix: `/app` stays, `/` becomes the empty text. */
export function pathPrefix(basePath: string): string {
  return basePath === "/" ? "" : basePath;
}

/**
 * Makes the page for a base path from the shell's template, or from a page that was made before.
 *
 * Addresses become absolute, because `./assets/…` would be looked up below `/app/a/orders/`. A `<base>` element would
 * do the same but changes what `#anchor` and `url(#gradient)` mean.
 *
 * @param preload scripts that the page is to fetch at once, relative to its root, besides those it names already.
 */
export function renderPage(
  html: string,
  configuration: PageConfiguration,
  preload: readonly string[] = [],
): string {
  refuseSecrets(configuration, "The page's configuration");
  const before = readPageConfiguration(html);
  const prefix = pathPrefix(configuration.basePath);
  const oldPrefix = before.basePath === undefined ? undefined : `${pathPrefix(before.basePath)}/`;
  // `<` is escaped so that no text can end the script element.
  const json = JSON.stringify(configuration).replaceAll("<", "\\u003c");
  const links = preload
    .filter((file) => !html.includes(`"./${escapeAttribute(file)}"`))
    .map((file) => `    <link rel="modulepreload" href="./${escapeAttribute(file)}">`);
  return html
    .replace(/\s*<\/head>/, () => ["", ...links, "  </head>"].join("\n"))
    .replace(/(\s(?:src|href)=")([^"]*)"/g, (whole, start: string, address: string) => {
      if (address.startsWith("./")) return `${start}${prefix}/${address.slice(2)}"`;
      if (oldPrefix === undefined || address.startsWith("//") || !address.startsWith(oldPrefix)) return whole;
      return `${start}${prefix}/${address.slice(oldPrefix.length)}"`;
    })
    .replace(configurationElement, (_, open: string, _json: string, close: string) => open + json + close);
}

/**
 * Puts the number of one answer into a page, where the admin finds it for the libraries of extensions.
 *
 * It stands in an attribute that scripts can read and style sheets cannot.
 */
export function withNonce(html: string, nonce: string): string {
  return html.replace(
    /<head>/,
    () => `<head>\n    <meta property="csp-nonce" nonce="${escapeAttribute(nonce)}">`,
  );
}
