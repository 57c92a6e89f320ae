import { AdminError } from "@tillhouse/extension-sdk";
import { type AnalyticsSettings, type ResolvedAnalytics, resolveAnalytics } from "./analytics-settings";
import { type Identity, type ResolvedIdentity, resolveIdentity } from "./identity";

/** Which history the admin's addresses live in. `memory` leaves the address bar alone. */
export type RouterKind = "browser" | "hash" | "memory";

/** How the store knows who is at work: by the cookie of a session, or by a token in a header. */
export type AuthKind = "cookie" | "bearer";

/** Where a token is kept: until the page is reloaded, until the tab is closed, or in this browser. */
export type TokenStorage = "memory" | "session" | "local";

/** An extension that the page names: the shell imports its module at start. */
export interface PageExtension {
  /** Id of the extension, for messages while its module is not loaded. */
  id: string;
  /** Address of the compiled module, relative to the page's root. */
  module: string;
  /** Addresses of its style sheets, relative to the page's root. */
  styles?: readonly string[];
  /** All its files, relative to the page's root: an error that comes out of one of them is told under its name. */
  files?: readonly string[];
}

/**
 * Everything about an admin that can be written as JSON (design, section 5). The shell reads it from the page,
 * a host passes it as a prop.
 */
export interface AdminConfig extends Identity {
  /** Path that the admin is mounted at: `/app`, `/` or `/back/office`. Specification, section 9: `/app` by default. */
  basePath?: string;
  /** Address of the store's backend; empty for the page's own origin. */
  backend?: string;
  /**
   * `browser` for URLs as usual, `hash` for pages that no server answers, `memory` to leave the URL alone. Default:
   * `browser`.
   */
  router?: RouterKind;
  /**
   * `cookie`, unless said otherwise. `bearer` works where the browser blocks the cookie, as between two sites; the token
   * (POST /admin/auth/token) is good for 24 hours.
   */
  auth?: AuthKind;
  /**
   * For `auth: "bearer"`. `memory`, unless said otherwise: any script in the page can read the other two, so they are for
   * pages that run no foreign script.
   */
  tokenStorage?: TokenStorage;
  /**
   * Language of those who have not chosen one: it counts before what the browser says, and behind every choice. Detected
   * when left out.
   */
  locale?: string;
  /** Address of the translation files with `{{lng}}` and `{{ns}}`; the package's own files when left out. */
  localesPath?: string;
  /**
   * Extensions that the prebuilt page imports at start. A host gives definitions as a prop of {@link Admin} instead.
   */
  extensions?: readonly PageExtension[];
  /** Where usage data goes to, of those who allow it; nowhere without a write key. */
  analytics?: AnalyticsSettings;
}

/** What the server writes into the page: the configuration, and what it could not do. */
export interface PageConfig extends AdminConfig {
  /** Extensions that the server has not built. The admin shows them beside those that did not load. */
  problems?: readonly { owner: string; reason: string; values?: Record<string, string> }[];
}

/** The configuration with every gap filled. */
export type ResolvedConfig = Required<
  Omit<AdminConfig, "locale" | "localesPath" | "analytics" | keyof Identity>
> &
  Pick<AdminConfig, "locale" | "localesPath"> &
  ResolvedIdentity & {
    /** Where usage data goes to; nowhere without a write key. */
    analytics: ResolvedAnalytics;
  };

/** An error of whoever set the admin up, which names the property and where its value came from. */
export function configError(property: string, problem: string, source: string): AdminError {
  return new AdminError("config", `${property} ${problem}`, { details: { field: property, owner: source } });
}

function normalizeBasePath(basePath: string, source: string): string {
  if (!basePath.startsWith("/") || /[?#\s]|\/\//.test(basePath))
    throw configError(
      "basePath",
      `must be a path such as "/app", but is ${JSON.stringify(basePath)}`,
      source,
    );
  return basePath === "/" ? "/" : basePath.replace(/\/$/, "");
}

function normalizeBackend(backend: string, source: string): string {
  if (backend === "" || backend === "/") return "";
  if (!/^https?:\/\//.test(backend) || !URL.canParse(backend))
    throw configError(
      "backend",
      `must be an address such as "https://store.example.com", but is ${JSON.stringify(backend)}`,
      source,
    );
  return backend.replace(/\/$/, "");
}

/**
 * One of a few words; the first of them where nothing is said.
 *
 * @throws AdminError (`config`) for another word.
 */
export function oneOf<Word extends string>(
  property: string,
  given: string | undefined,
  { words, source }: { words: readonly [Word, ...Word[]]; source: string },
): Word {
  const word = words.find((known) => known === (given ?? words[0]));
  if (word !== undefined) return word;
  const known = words.map((name) => `"${name}"`);
  throw configError(property, `must be ${known.slice(0, -1).join(", ")} or ${known.at(-1)}`, source);
}

/**
 * Fills the gaps of a configuration and checks it.
 *
 * @param source where the values came from, for messages
 * @throws AdminError (`config`) that names the property and its source.
 * @example resolveConfig({ backend: "https://store.example.com/" }, "the page").backend // "https://store.example.com"
 */
export function resolveConfig(config: AdminConfig, source: string): ResolvedConfig {
  return {
    ...config,
    basePath: normalizeBasePath(config.basePath ?? "/app", source),
    backend: normalizeBackend(config.backend ?? "", source),
    router: oneOf("router", config.router, { words: ["browser", "hash", "memory"], source }),
    auth: oneOf("auth", config.auth, { words: ["cookie", "bearer"], source }),
    tokenStorage: oneOf("tokenStorage", config.tokenStorage, {
      words: ["memory", "session", "local"],
      source,
    }),
    extensions: config.extensions ?? [],
    analytics: resolveAnalytics(config.analytics ?? {}, (property, problem) =>
      configError(property, problem, source),
    ),
    ...resolveIdentity(config, (property, problem) => configError(property, problem, source)),
  };
}

/**
 * Reads a configuration from its text. What is in it is checked by {@link resolveConfig}.
 *
 * @param source where the text stands, for messages
 * @throws AdminError (`config`) where it is no JSON.
 */
export function parseConfig(text: string, source: string): PageConfig {
  try {
    return JSON.parse(text) as PageConfig;
  } catch (error) {
    throw new AdminError("config", "configuration is not valid JSON", {
      cause: error,
      details: { field: "configuration", owner: source },
    });
  }
}

/**
 * Reads the configuration that the server put into the page as inert JSON.
 *
 * @throws AdminError (`config`) where the element is missing or is no JSON.
 * @example const config = resolveConfig(readPageConfig(document), "the page");
 */
export function readPageConfig(page: Document): PageConfig {
  const element = page.getElementById("tillhouse-config");
  const source = "the page's tillhouse-config element";
  if (element === null) throw configError("configuration", "is missing", source);
  return parseConfig(element.textContent ?? "", source);
}
