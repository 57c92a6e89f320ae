import { didYouMean } from "./did-you-mean";
import type { Mistake } from "./mistake";

/** Packages that only run on a server, whatever is taken of them. */
const serverPackages =
  /^(?:@medusajs\/(?:medusa|utils|modules-sdk|inventory|stock-location|cache-redis|event-bus-redis)|medusa-interfaces|typeorm|@mikro-orm\/[^/]+|awilix|express|pg|mysql2|ioredis|redis|bull|bullmq|nodemailer|winston|jsonwebtoken|bcrypt|sharp)(?:\/|$)/;

/** Packages that stand for one that is shared, with a context of their own. */
const secondCopies: Readonly<Record<string, string>> = {
  "react-query": "@tanstack/react-query",
  preact: "react",
  "@preact/compat": "react",
  "@preact/signals-react": "react",
};

/** The insides of Tillhouse and of other extensions. */
const internals =
  /^@tillhouse\/admin-(?:ui|cli)(?:\/|$)|^(?:@[^/]+\/)?[^./][^/]*\/(?:src|dist)\/admin(?:\/|$)/;

/** What is wrong with an import of a package in an extension, whatever is taken of it. */
export function importMistake(request: string): Mistake | undefined {
  if (serverPackages.test(request))
    return {
      rule: "import-server",
      message: `"${request}" is a package of the server.`,
      why: "Extensions run in the browser; it would not run there, and brings what nobody should see.",
      hint: "Take types alone, with `import type`, and ask your backend for the rest.",
    };
  const name = packageOf(request);
  const shared = secondCopies[name];
  if (shared !== undefined)
    return {
      rule: "import-second-copy",
      message: `"${request}" would be a second copy of ${shared}.`,
      why: `The admin shares its ${shared} with extensions: hooks and contexts of another copy do not find what the admin provides.`,
      hint: `Import from "${shared}".`,
      ...(request === name ? { meant: shared } : {}),
    };
  if (internals.test(request))
    return {
      rule: "import-internal",
      message: `"${request}" is the inside of another package.`,
      why: "It changes without notice, and would be there twice.",
      hint: "Use what @tillhouse/extension-sdk offers, or what the other package exports.",
    };
  return undefined;
}

/** Packages that only pass on what a shared one holds; a copy of them would bring a second context. */
export const sharedAliases: Readonly<Record<string, string>> = {
  "react-router": "react-router-dom",
  "@tanstack/query-core": "@tanstack/react-query",
  "@remix-run/router": "react-router-dom",
};

/** Parts of the SDK that are plain data, so that a copy in the extension is right. */
export const plainSubpaths: ReadonlySet<string> = new Set([
  "@tillhouse/extension-sdk/contract",
  "@tillhouse/extension-sdk/styles.css",
]);

/** `@acme/reviews/parts` → `@acme/reviews`. */
export function packageOf(request: string): string {
  return request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");
}

/**
 * What is wrong with a part of a shared package that the admin does not share.
 *
 * @param shared what it does share: packages, and parts of them.
 */
export function sharedSubpathMistake(request: string, shared: readonly string[]): Mistake | undefined {
  const name = packageOf(request);
  const parts = shared.filter((other) => packageOf(other) === name);
  const isShared = [request, request.replace(/\.js$/, ""), sharedAliases[request] ?? ""].some((part) =>
    shared.includes(part),
  );
  if (parts.length === 0 || isShared || plainSubpaths.has(request)) return undefined;
  const meant = didYouMean(request, parts);
  return {
    rule: "shared-part-missing",
    message: `"${request}" is not available to extensions.`,
    why: `${name} is shared with the running admin so that there is one copy of it, and this part is not among what is shared.`,
    hint: `${meant === undefined ? "" : `Did you mean "${meant}"? `}Shared are: ${parts.join(", ")}.`,
    ...(meant === undefined ? {} : { meant }),
  };
}
