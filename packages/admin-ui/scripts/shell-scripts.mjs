// Bundles the scripts of a shell: the app, and beside it one entry for each package that extensions share with it. Rolldown
// puts modules into chunks by the groups below, whatever else leads to them: so an extension runs on the very code that the
// app runs on, and a page comes in a handful of files.
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { shared } from "../src/shell/shared.mjs";
import { adoptedStyles } from "./adopted-styles.mjs";

export const packageDirectory = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where a file of the shell's scripts is on the page. */
export const toSite = (file) => `assets/${basename(file)}`;

const prefix = "\0shared:";
const entryName = (specifier) => specifier.replace(/^@/, "").replaceAll("/", "-");

const icons = join(
  dirname(fileURLToPath(import.meta.resolve("lucide-react/package.json"))),
  "dist/esm/icons",
);

const appIcons = [
  "chevron-down",
  "chevron-up",
  "circle-question-mark",
  "eye",
  "eye-off",
  "lock",
  "pencil",
  "trash",
];

/** What a source file, a shared package or an icon is called in the bundle. */
function idOf(source) {
  if (source.startsWith("shared:")) return `\0${source}`;
  return source.startsWith("icon:") ? join(icons, `${source.slice(5)}.mjs`) : join(packageDirectory, source);
}

/** The names of a package that extensions get, read from the package itself where they are all of them. */
async function exportStatements(specifier) {
  const choice = shared[specifier];
  if (choice === true && !specifier.startsWith("react")) return `export * from "${specifier}";`;
  const names =
    choice === true
      ? Object.keys(await import(specifier)).filter(
          (name) => !["default", "module.exports", "__esModule"].includes(name),
        )
      : choice.names;
  const hasDefault = choice === true || choice.hasDefault === true;
  return `export { ${[...names, ...(hasDefault ? ["default"] : [])].join(", ")} } from "${specifier}";`;
}

/** Each shared package is an entry that gives the package's names back. */
const sharedEntries = {
  name: "shared-entries",
  async resolveId(request, importer) {
    if (request.startsWith("shared:")) return `\0${request}`;
    // An entry takes what the app takes.
    return importer?.startsWith(prefix)
      ? await this.resolve(request, join(packageDirectory, "src/shell/start-shell.tsx"))
      : undefined;
  },
  load: (id) => (id.startsWith(prefix) ? exportStatements(id.slice(prefix.length)) : undefined),
};

/** Style sheets that come with a part are texts: it gives them to the document, or to a root of its own. */
const textStyles = {
  name: "text-styles",
  load: async (id) =>
    id.endsWith(".css") ? { code: await readFile(id, "utf8"), moduleType: "text" } : undefined,
};

/** The shell reads its texts from the files that are served beside it, and needs none in its code. */
const noOwnMessages = {
  name: "no-own-messages",
  load: (id) =>
    id.endsWith("/core/i18n/bundled-messages.ts")
      ? "export const bundledMessages = {}, bundledPageMessages = {};"
      : undefined,
};

const resources = "src/resources";

/** The source files of the bodies of the admin's own resources, as their definitions name them. */
export const bodySources = ["built-in-heads.ts", "built-in-groups.ts"]
  .flatMap((file) => [
    ...readFileSync(join(packageDirectory, resources, file), "utf8").matchAll(/import\("\.\/([^"]+)"\)/g),
  ])
  .map(([, path]) =>
    [".ts", ".tsx"]
      .map((extension) => `${resources}/${path}${extension}`)
      .find((file) => existsSync(join(packageDirectory, file))),
  );

/**
 * What comes in one file, each with all that it needs and that no group above it has: the app until somebody is signed in,
 * the sign-in page, the frame with its lists, what extensions share, the pages of records, and what is small and often
 * needed together.
 */
const groups = [
  {
    name: "app",
    from: [
      "src/shell/main.tsx",
      "src/shell/dev/hot-modules.ts",
      "src/shell/start-shell.tsx",
      // What the sign-in page and the pages behind it have in common: in the file of one of them both would need it.
      "src/app/shared/brand-mark.tsx",
      "src/app/shared/environment-badge.tsx",
      "src/core/registry/permissions.ts",
      "src/core/context/store-name.ts",
      "src/core/extensions/zone.tsx",
      // And what extensions take from the same package, which all of them load.
      "../extension-sdk/src/ui/controls/password-input.tsx",
      "../extension-sdk/src/ui/controls/form-errors.tsx",
      "src/core/toasts/error-message.tsx",
      ...appIcons.map((icon) => `icon:${icon}`),
    ],
  },
  { name: "gate", from: ["src/app/auth/sign-in/login-page.tsx"] },
  // The heads of what the admin brings are loaded by themselves, as a host may take some of them alone. In no group they
  // would find what they share with the bodies in the file of those, and each first list would wait for that.
  { name: "area", from: ["src/app/routing/admin-area.tsx", "src/resources/built-in.ts"] },
  { name: "shared", from: ["", "/ui", "/kit"].map((part) => `shared:@tillhouse/extension-sdk${part}`) },
  {
    name: "extensions",
    from: [
      "src/app/shortcuts/extension-commands.tsx",
      "src/app/problems/problems-button.tsx",
      "src/core/registry/change-rules.ts",
      "src/core/extensions/page-contribution.tsx",
      "src/core/extensions/watch/watch-extensions.ts",
    ],
  },
  {
    name: "lists",
    from: [
      "src/app/routing/home-page.tsx",
      "src/app/navigation/pinned-views.tsx",
      "src/app/navigation/sidebar-badge.tsx",
      "src/core/activity/announce-jobs.ts",
      "src/screens/list/truncated-banner.tsx",
      "src/screens/list/views/view-tabs.tsx",
      "../extension-sdk/src/data/read-newest.ts",
    ],
  },
  { name: "pages", from: ["src/screens/detail/detail-screen.tsx", ...bodySources] },
  { name: "order", from: ["src/resources/orders/page/order-page.ts"] },
  { name: "toasts", from: ["src/core/toasts/toasts.tsx"] },
  {
    name: "menus",
    from: ["src/screens/actions/lazy-row-menu.tsx", "../extension-sdk/src/ui/overlays/overlays.tsx"],
  },
  {
    name: "forms",
    from: [
      "src/screens/form/record-form.tsx",
      "src/screens/actions/action-dialog.tsx",
      "src/screens/actions/delete-confirmation.tsx",
    ],
  },
];

/**
 * Writes the scripts of a shell into the folder `assets` of `directory`.
 *
 * @param {{ directory: string, entries: Record<string, string>, mode: "production" | "development",
 *   minify: boolean | import("rolldown").MinifyOptions }} shell
 * @returns the chunk of a source file, and the description of what is shared
 */
export async function writeScripts({ directory, entries, mode, minify }) {
  const ids = groups.flatMap(({ from }) => from.map(idOf)).filter((id) => !id.startsWith("\0"));
  const gone = ids.filter((id) => !existsSync(id));
  if (gone.length > 0) throw new Error(`No part of the build: ${gone.join(", ")}`);
  const bundle = await rolldown({
    cwd: packageDirectory,
    input: {
      ...entries,
      ...Object.fromEntries(Object.keys(shared).map((name) => [entryName(name), `shared:${name}`])),
    },
    platform: "browser",
    tsconfig: join(packageDirectory, "../../tsconfig.json"),
    transform: {
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
      target: ["es2022", "chrome111", "firefox114", "safari16.4"],
    },
    plugins: [sharedEntries, adoptedStyles, textStyles, noOwnMessages],
    preserveEntrySignatures: "allow-extension",
    logLevel: "silent",
  });
  const { output } = await bundle.write({
    dir: join(directory, "assets"),
    format: "esm",
    minify,
    comments: { legal: false },
    // The command line knows by its look that such a name never changes.
    hashCharacters: "hex",
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: {
      groups: groups.map(({ name, from }, index) => {
        const sources = new Set(from.map(idOf));
        return { name, test: (id) => sources.has(id), priority: groups.length - index };
      }),
    },
  });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === "chunk");
  /** The chunk that gives what a source file exports. */
  const chunkOf = (source) => {
    const id = idOf(source);
    const found =
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (found === undefined) throw new Error(`The shell build has no output for ${source}.`);
    return found;
  };
  /** All chunks that one needs before it runs, in loading order. */
  const importsOf = (chunk, found = new Set()) => {
    for (const file of chunk.imports) {
      if (found.has(file)) continue;
      found.add(file);
      importsOf(
        chunks.find(({ fileName }) => fileName === file),
        found,
      );
    }
    return [...found];
  };
  const described = Object.keys(shared).map((specifier) => {
    const chunk = chunkOf(`shared:${specifier}`);
    return [
      specifier,
      {
        file: toSite(chunk.fileName),
        exports: chunk.exports.filter((name) => name !== "default"),
        default: chunk.exports.includes("default"),
        // A page that names an extension names these as well, so that nothing is waited for twice.
        imports: importsOf(chunk).map(toSite),
      },
    ];
  });
  return { chunks, chunkOf, importsOf, shared: Object.fromEntries(described) };
}
