// Hosts that mount the published package, built by Vite as it comes. Each has a copy of what would be published, in its own
// node_modules: a link would lead to a folder of the workspace, which Vite takes for the host's own sources.
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { rootDirectory } from "./workspace.mjs";

/** The versions of Vite that hosts are built with. */
export const viteVersions = ["vite-6", "vite-7", "vite-8"];

/** React of a host on the next majors. */
export const nextMajors = {
  react: "react-19",
  "react-dom": "react-dom-19",
};

/** The router of a host on the next majors, for its own files: the packages have theirs, as npm installs it. */
const nextRouter = {
  name: "next-router",
  enforce: "pre",
  resolveId(source, importer = "") {
    return source === "react-router-dom" && !importer.includes("node_modules")
      ? this.resolve("react-router-dom-7", importer)
      : undefined;
  },
};

/** What of the packages no host imports, and no compiler of one reads: shells, the element's files, declarations. */
const isUnread = (path) => /[\\/]dist[\\/](?:shell(?:-dev)?|element)$|\.d\.ts$/.test(path);

/** Copies the packages as they are published, without what is not read: to copy it would take most of the time. */
async function copyPackages(directory) {
  for (const name of ["mock-store", "extension-sdk", "admin-ui"]) {
    const from = join(rootDirectory, "packages", name);
    const to = join(directory, "node_modules/@tillhouse", name);
    await cp(join(from, "package.json"), join(to, "package.json"));
    await cp(join(from, "dist"), join(to, "dist"), {
      recursive: true,
      filter: (path) => !isUnread(path),
    });
  }
}

/**
 * Writes a host.
 *
 * @param {string} directory inside the workspace, so that it finds the packages which it has not itself
 * @param {Record<string, string>} files its page `index.html` and what that names
 */
export async function writeHost(directory, files) {
  await rm(directory, { recursive: true, force: true });
  await copyPackages(directory);
  // Without one of its own, Vite would keep what it compiled ahead beside the workspace's.
  await writeFile(
    join(directory, "package.json"),
    JSON.stringify({ name: "host", private: true, type: "module" }),
  );
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
}

/**
 * The files of an example, without what its reader installs and builds with.
 *
 * @param {string} name its folder in `examples`
 * @returns {Promise<Record<string, string>>}
 */
export async function filesOfExample(name) {
  const folder = join(rootDirectory, "examples", name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(
      (path) =>
        !/^(?:node_modules|dist|\.next|package\.json|(?:vite\.config|next-env\.d)\.\w+|README\.md)/.test(
          path,
        ),
    );
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), "utf8")])),
  );
}

/**
 * What Vite is told of a host: where it is. How it is compiled is left to Vite.
 *
 * @param {string} directory
 * @param {{ basePath?: string, define?: Record<string, string>, onNextMajors?: boolean,
 *   plugins?: import("vite-8").PluginOption[], alias?: Record<string, string>, pages?: string[] }} [host]
 */
function settings(
  directory,
  { basePath = "/", define = {}, onNextMajors = false, plugins = [], alias = {}, pages } = {},
) {
  return {
    configFile: false,
    root: directory,
    base: basePath,
    logLevel: /** @type {const} */ ("error"),
    define,
    resolve: { alias: onNextMajors ? nextMajors : alias },
    plugins: onNextMajors ? [nextRouter, ...plugins] : plugins,
    ...(pages && { build: { rollupOptions: { input: pages.map((page) => join(directory, page)) } } }),
  };
}

/**
 * Builds a host into its `dist`.
 *
 * @param {string} version one of {@link viteVersions}
 * @param {string} directory
 * @param {Parameters<typeof settings>[1]} [host]
 */
export async function buildHost(version, directory, host) {
  const { build } = await import(version);
  await build(settings(directory, host));
}

/**
 * Opens Vite's server for development on a host.
 *
 * @param {string} version one of {@link viteVersions}
 * @param {string} directory
 * @param {Parameters<typeof settings>[1]} [host]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function developHost(version, directory, host) {
  const { createServer } = await import(version);
  const server = await createServer({ ...settings(directory, host), server: { port: 0 } });
  await server.listen();
  const { port } = server.httpServer.address();
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

/** The example of the package's README, as a host has it. */
export async function hostOfReadme() {
  const text = await readFile(join(rootDirectory, "packages/admin-ui/README.md"), "utf8");
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(text) ?? [];
  if (code === undefined) throw new Error("The README of admin-ui has no example.");
  return {
    "index.html": `<!doctype html><html lang="en"><div id="root"></div><script type="module" src="./main.tsx"></script></html>`,
    "back-office.tsx": code,
    "main.tsx": `import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { BackOffice } from "./back-office";

createRoot(document.getElementById("root")!).render(createElement(BackOffice));
`,
  };
}
