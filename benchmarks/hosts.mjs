// Measures what the admin costs the page of a host, as Vite and esbuild build it. Run it after the packages are built.
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { costByVite, costOf, measuredHosts } from "../scripts/host-sizes.mjs";
import { filesOfExample, writeHost } from "../scripts/vite-hosts.mjs";
import { rootDirectory } from "../scripts/workspace.mjs";

async function costByEsbuild(directory, host) {
  const folder = join(directory, "esbuild");
  await bundle({
    entryPoints: [join(directory, "src/main.tsx")],
    entryNames: "[name]-[hash]",
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "file" },
    alias: { react: "react-19", "react-dom": "react-dom-19", "react-router-dom": "react-router-dom-7" },
    // The paths of this repository lead to sources.
    tsconfigRaw: {},
    logLevel: "error",
  });
  return costOf(folder, host, join(directory, "node_modules/@tillhouse/admin-ui/dist/styles.css"));
}

let failed = 0;
for (const host of measuredHosts) {
  const directory = join(rootDirectory, "benchmarks/results/.hosts", host.example);
  await writeHost(directory, await filesOfExample(host.example));
  for (const [name, measure] of Object.entries({ Vite: costByVite, esbuild: costByEsbuild })) {
    const bytes = await measure(directory, host);
    // esbuild tells nothing of what is shown together: its figure is to be read, not held.
    const isOver = name === "Vite" && bytes > host.limit;
    if (isOver) failed += 1;
    console.log(
      `  ${isOver ? "OVER" : "ok  "}  ${`${host.example}, ${name}`.padEnd(34)} ${bytes} of ${host.limit} bytes`,
    );
  }
}
process.exitCode = failed === 0 ? 0 : 1;
