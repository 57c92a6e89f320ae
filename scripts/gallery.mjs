// npm run gallery: every component of the SDK in every state on one page, built from the sources and rebuilt on a change.
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build, context } from "esbuild";
import { ensureInstalled, rootDirectory } from "./workspace.mjs";

const sources = join(rootDirectory, "packages/extension-sdk/src/gallery");

/** Styles that come with a component are a text that it imports. */
export const laterStyles = {
  name: "later-styles",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]styles[\\/]later[\\/].+\.css$/ }, async ({ path }) => ({
      contents: await readFile(path, "utf8"),
      loader: "text",
    })),
};

/**
 * Builds the gallery and serves it.
 *
 * @param {{ port?: number, isWatching?: boolean }} [options] port 0 takes any that is free
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveGallery({ port = 0, isWatching = false } = {}) {
  const directory = await mkdtemp(join(tmpdir(), "tillhouse-gallery-"));
  await copyFile(join(sources, "index.html"), join(directory, "index.html"));
  const options = {
    entryPoints: {
      gallery: join(sources, "gallery.dev.tsx"),
      // Styles are an entry of their own: no component imports any.
      "gallery-page": join(sources, "gallery.css"),
    },
    outdir: directory,
    bundle: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    sourcemap: isWatching,
    minify: !isWatching,
    // Tests look at what people get; whoever works on a component wants to read what React says of it.
    define: { "process.env.NODE_ENV": isWatching ? '"development"' : '"production"' },
    loader: { ".woff2": "file" },
    plugins: [laterStyles],
    nodePaths: [join(rootDirectory, "node_modules"), join(rootDirectory, "packages/admin-ui/node_modules")],
    logLevel: "warning",
  };
  // esbuild builds again whenever something is asked of what it serves: only who works on a component wants that.
  if (!isWatching) await build(options);
  const served = await context(isWatching ? options : {});
  if (isWatching) await served.watch();
  const server = await served.serve({ servedir: directory, host: "127.0.0.1", port });
  return {
    url: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await served.dispose();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "7002" } } });
  await ensureInstalled(console.log);
  const gallery = await serveGallery({ port: Number(values.port), isWatching: true });
  console.log(`\n  Gallery   ${gallery.url}\n  Reload to see a change. Ctrl+C stops it.\n`);
  process.on("SIGINT", () => gallery.close().then(() => process.exit(0)));
}
