import { join, relative, sep } from "node:path";
import { apiVersion } from "@tillhouse/extension-sdk/contract";
import { packageOf } from "@tillhouse/extension-sdk/mistakes";
import { build, type Loader, type Plugin } from "esbuild";
import type { Shell } from "../../site/shell";
import { createModuleStore } from "../../syntax/module-store";
import type { OutputFile } from "../bundle";
import { moduleOptions } from "../module-options";
import { moduleSizes } from "../module-sizes";
import { assetLoaders } from "../plugins/asset-plugin";
import { barrelPlugin } from "../plugins/barrel-plugin";
import { sharedPackages } from "../plugins/shared-plugin";
import { entryRequest, sourcePlugin } from "../plugins/source-plugin";
import type { ExtensionSource } from "../sources/contribution";

/** What to make a package of. */
export interface BundlePackageOptions {
  project: string;
  extension: ExtensionSource;
  shell: Shell;
  /** Packages that stay imports: who installs the extension installs them too. */
  dependencies: ReadonlySet<string>;
}

/** The files of a package, and what they count on. */
export interface BundledPackage {
  /** Names are relative to the output folder. */
  files: OutputFile[];
  /** Packages of the admin that are imported. */
  peers: string[];
  /** Other packages that are imported. */
  external: string[];
  /** Packages whose code is in the files. */
  inlined: string[];
}

/** Leaves imports of other packages as they are, and keeps a list of them. */
function externalPlugin(
  shared: ReadonlySet<string>,
  dependencies: ReadonlySet<string>,
  found: { peers: Set<string>; external: Set<string> },
): Plugin {
  return {
    name: "tillhouse-external",
    setup(build) {
      build.onResolve({ filter: /^@?[A-Za-z0-9]/ }, ({ path, kind, pluginData }) => {
        if (kind === "entry-point" || path.startsWith("tillhouse-") || pluginData !== undefined)
          return undefined;
        const name = packageOf(path);
        const list = shared.has(name) ? found.peers : dependencies.has(name) ? found.external : undefined;
        if (list === undefined) return undefined;
        list.add(name);
        return { path, external: true };
      });
    },
  };
}

/** Keeps files that scripts import beside them, so that whoever compiles the package finds them. */
const filePlugin: Plugin = {
  name: "tillhouse-package-file",
  setup(build) {
    build.onResolve({ filter: /\?(?:url|base64)$/ }, async ({ path, pluginData, ...rest }) => {
      if (pluginData !== undefined) return undefined;
      const [file = "", query] = path.split("?");
      const found = await build.resolve(file, { ...rest, pluginData: "tillhouse-package-file" });
      if (found.errors.length > 0) return found;
      return query === "base64" ? { path: found.path, namespace: "tillhouse-base64" } : { path: found.path };
    });
    build.onLoad({ filter: /.*/, namespace: "tillhouse-base64" }, async ({ path }) => {
      const { readFile } = await import("node:fs/promises");
      return { contents: await readFile(path), loader: "dataurl" };
    });
  },
};

const fileLoaders: Record<string, Loader> = Object.fromEntries(
  Object.keys(assetLoaders).map((extension) => [extension, "copy"]),
);

/**
 * Makes an extension into modules for a package: one entry, the chunks that load later, nothing minified. What the admin
 * shares stays an import, so that there is one copy of it wherever the package is used.
 */
export async function bundlePackage(options: BundlePackageOptions): Promise<BundledPackage> {
  const { project, extension, shell, dependencies } = options;
  const found = { peers: new Set<string>(), external: new Set<string>() };
  const outdir = join(project, "dist");
  const result = await build({
    ...moduleOptions,
    absWorkingDir: project,
    entryPoints: [{ in: entryRequest(extension.id), out: "index" }],
    outdir,
    outbase: project,
    legalComments: "eof",
    entryNames: "[name]",
    loader: { ".js": "jsx", ...fileLoaders },
    plugins: [
      externalPlugin(sharedPackages(shell), dependencies, found),
      filePlugin,
      sourcePlugin({ extensions: [extension], project, modules: createModuleStore() }),
      barrelPlugin(project),
    ],
  });
  const styles = "index.css";
  const files = result.outputFiles
    .map(({ path, contents }) => ({ name: relative(outdir, path).split(sep).join("/"), contents }))
    // The stylesheets of parts repeat what stands in the one of the whole.
    .filter(({ name }) => !name.endsWith(".css") || name === styles);
  const hasStyles = files.some(({ name }) => name === styles);
  const outputs = Object.keys(result.metafile.outputs);
  const inlined = moduleSizes(outputs, result.metafile)
    .map(({ name, isPackage }) => (isPackage ? name : ""))
    .filter((name) => name !== "");
  return {
    files: files.map((file) =>
      file.name === "index.js" && hasStyles
        ? { ...file, contents: Buffer.concat([Buffer.from(`import "./${styles}";\n`), file.contents]) }
        : file,
    ),
    peers: [...found.peers].sort(),
    external: [...found.external].sort(),
    inlined: inlined.sort(),
  };
}

/** The declarations of the entry; the definition is made for the admin and not for other code. */
export function entryDeclarations(modules: readonly string[]): string {
  return [
    'import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";',
    ...modules.map((module) => `export type * from ${JSON.stringify(module)};`),
    "",
    `/** An extension of the Tillhouse back-office, for version ${apiVersion} of its contract. */`,
    "declare const extension: ExtensionDefinition;",
    "export default extension;",
    "",
  ].join("\n");
}
