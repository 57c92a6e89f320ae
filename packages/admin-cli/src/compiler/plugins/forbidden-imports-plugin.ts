import type { OnResolveResult, Plugin } from "esbuild";
import type { MessageDetail } from "./shared-plugin";

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

function refusalOf(request: string): (Omit<MessageDetail, "request"> & { text: string }) | undefined {
  if (serverPackages.test(request))
    return {
      rule: "import-server",
      text: `"${request}" is a package of the server.`,
      why: "Extensions run in the browser; it would not run there, and brings what nobody should see.",
      hint: "Take types alone, with `import type`, and ask your backend for the rest.",
    };
  const name = request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");
  const shared = secondCopies[name];
  if (shared !== undefined)
    return {
      rule: "import-second-copy",
      text: `"${request}" would be a second copy of ${shared}.`,
      why: `The admin shares its ${shared} with extensions: hooks and contexts of another copy do not find what the admin provides.`,
      hint: `Import from "${shared}".`,
    };
  if (internals.test(request))
    return {
      rule: "import-internal",
      text: `"${request}" is the inside of another package.`,
      why: "It changes without notice, and would be there twice.",
      hint: "Use what @tillhouse/extension-sdk offers, or what the other package exports.",
    };
  return undefined;
}

/** Refuses packages that extensions cannot work with, before they are looked for. */
export function forbiddenImportsPlugin(): Plugin {
  return {
    name: "tillhouse-refused",
    setup(build) {
      build.onResolve({ filter: /^[@A-Za-z]/ }, ({ path, kind, importer }): OnResolveResult | undefined => {
        if (kind === "entry-point" || /[\\/]node_modules[\\/]/.test(importer)) return undefined;
        const refusal = refusalOf(path);
        if (refusal === undefined) return undefined;
        const { text, ...detail } = refusal;
        return { errors: [{ text, detail: { ...detail, request: path } satisfies MessageDetail }] };
      });
    },
  };
}
