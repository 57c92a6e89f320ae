// A host on Next.js that mounts the published package: built for production, and served with a store behind it.
import { spawn } from "node:child_process";
import { rename, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { nextMajors } from "./vite-hosts.mjs";
import { rootDirectory, run } from "./workspace.mjs";

const next = join(dirname(createRequire(import.meta.url).resolve("next/package.json")), "dist/bin/next");

/** What Next.js is told: it reports to nobody how it is used. */
const quiet = { NEXT_TELEMETRY_DISABLED: "1" };

/** How Next.js compiles a host: two fifths of its work are a cache for later builds, maps, and making files smaller. */
const quickSettings = `import host from "./host.config.js";

export default {
  ...host,
  experimental: {
    ...host.experimental,
    turbopackFileSystemCacheForBuild: false,
    turbopackMinify: false,
    turbopackSourceMaps: false,
  },
};
`;

/**
 * Builds a host into its `.next`.
 *
 * @param {string} directory
 */
export async function buildNextHost(directory) {
  for (const [name, version] of Object.entries(nextMajors))
    await symlink(join(rootDirectory, "node_modules", version), join(directory, "node_modules", name), "dir");
  await rename(join(directory, "next.config.js"), join(directory, "host.config.js"));
  await writeFile(join(directory, "next.config.js"), quickSettings);
  await run(process.execPath, [next, "build"], {
    directory,
    isQuiet: true,
    environment: { ...process.env, ...quiet, NODE_ENV: "production" },
  });
}

/**
 * Serves a host that was built.
 *
 * @param {string} directory
 * @param {number} port
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveNextHost(directory, port) {
  const server = spawn(process.execPath, [next, "start", "--port", String(port), "--hostname", "localhost"], {
    cwd: directory,
    env: { ...process.env, ...quiet, NODE_ENV: "production" },
    stdio: "ignore",
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return { url, close: () => void server.kill() };
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error("Next.js does not answer.");
}
