import { backendPaths } from "../config/config";
import { pageNames, tokenPageNames } from "../server/page-paths";
import { securityHeaders, tokenPageHeaders } from "../server/security-headers";
import { forEver } from "../server/static-files";
import { pathPrefix } from "../site/page";
import { type PresetContext, type PresetFile, type PresetFiles, pageSecurity } from "./preset";

interface HeaderRule {
  /** A path of which `*` is any end. */
  path: string;
  headers: Record<string, string>;
}

interface Rewrite {
  from: string;
  to: string;
}

/** Paths of pages below the base path: each by itself, and with whatever follows. */
function pagePaths(prefix: string, names: readonly string[]): string[] {
  return names.flatMap((name) => [`${prefix}/${name}`, `${prefix}/${name}/*`]);
}

/**
 * Which header goes with which path. No two rules give the same header to one path, as hosts join them; of a
 * `Referrer-Policy` with several values the last one counts.
 */
function headerRules(context: PresetContext): HeaderRule[] {
  const prefix = pathPrefix(context.page.basePath);
  return [
    { path: "/*", headers: securityHeaders(pageSecurity(context)) },
    ...["assets", "brand", "extensions"].map((folder) => ({
      path: `${prefix}/${folder}/*`,
      headers: { "Cache-Control": forEver },
    })),
    ...pagePaths(prefix, tokenPageNames).map((path) => ({ path, headers: tokenPageHeaders })),
  ];
}

/** A backend that a host on the internet can reach. */
function reachableBackend({ page, serving }: PresetContext): string | undefined {
  const isReachable = page.backend === "" && serving.backend.startsWith("https://");
  return isReachable ? serving.backend : undefined;
}

function rewrites(context: PresetContext): Rewrite[] {
  const prefix = pathPrefix(context.page.basePath);
  const backend = reachableBackend(context);
  // Files that somebody uploaded are left out: a host of files cannot take their scripts and their origin away.
  const passed = backend === undefined ? [] : backendPaths.filter((path) => path !== "/uploads");
  return [
    ...passed.map((path) => ({ from: `${path}/*`, to: `${backend}${path}/*` })),
    ...pagePaths(prefix, pageNames).map((from) => ({ from, to: `${prefix}/` })),
  ];
}

function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ path, headers }) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join("")}`,
    )
    .join("");
}

function redirectsFile(prefix: string, rules: readonly Rewrite[]): string {
  const home = prefix === "" ? [] : [`/ ${prefix}/ 302`];
  const rows = rules.map(({ from, to }) => `${from} ${to.replace(/\*$/, ":splat")} 200`);
  return `${[...home, ...rows].join("\n")}\n`;
}

/** The same rules as one JSON, where a path is a pattern with names. */
function vercelFile(prefix: string, headers: readonly HeaderRule[], rules: readonly Rewrite[]): PresetFile {
  const pattern = (path: string): string => path.replace(/\*$/, ":rest*");
  const contents = {
    trailingSlash: false,
    headers: headers.map(({ path, headers: pairs }) => ({
      source: pattern(path),
      headers: Object.entries(pairs).map(([key, value]) => ({ key, value })),
    })),
    redirects: prefix === "" ? [] : [{ source: "/", destination: prefix, permanent: false }],
    rewrites: rules.map(({ from, to }) => ({
      source: pattern(from),
      destination: to === `${prefix}/` ? `${prefix}/index.html` : pattern(to),
    })),
  };
  return { name: "vercel.json", contents: `${JSON.stringify(contents, undefined, 2)}\n` };
}

function notesOf(context: PresetContext): string[] {
  const { page } = context;
  const backend = reachableBackend(context);
  if (page.backend !== "")
    return [
      `The page calls ${page.backend} itself: allow its address there (ADMIN_CORS), and use --auth bearer where browsers keep the store's cookie back.`,
    ];
  if (backend !== undefined)
    return [
      `Netlify and Vercel pass /admin and /store on to ${backend}; Cloudflare Pages and S3 cannot: build with --backend ${backend} for those.`,
    ];
  return [
    "The page looks for the store's backend at its own address, where a host of files has none. Build with --backend https://… so that the page calls it, or with TILLHOUSE_BACKEND=https://… so that Netlify and Vercel pass requests on.",
  ];
}

/**
 * A folder to publish: the build below its base path, and the rules that Netlify and Cloudflare Pages (`_headers`,
 * `_redirects`) and Vercel (`vercel.json`) read.
 *
 * What is not there is answered with the page and 404, which hosts without rewrites send for every address of the admin.
 */
export function staticPreset(context: PresetContext): PresetFiles {
  const prefix = pathPrefix(context.page.basePath);
  const headers = headerRules(context);
  const rules = rewrites(context);
  return {
    site: { folder: prefix.slice(1), notFound: "404.html" },
    files: [
      { name: "_headers", contents: headersFile(headers) },
      { name: "_redirects", contents: redirectsFile(prefix, rules) },
      vercelFile(prefix, headers, rules),
    ],
    notes: [
      "Publish deploy/static as it is. Such hosts compress files themselves.",
      ...notesOf(context),
      "Extensions with libraries that place styles in the page need tillhouse serve, or nginx as in its example: files cannot carry a new number each time.",
    ],
  };
}
