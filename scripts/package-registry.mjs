// A registry of the packages as they would be published, for an installation as a newcomer would make it.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { publishedPackages, rootDirectory } from "./workspace.mjs";

/** Packs the packages into a folder and serves them; everything else npm gets from where it does. */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const published = new Map();
  for (const name of publishedPackages) {
    const directory = join(rootDirectory, "packages", name);
    const output = execFileSync(
      "npm",
      ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder],
      {
        cwd: directory,
        encoding: "utf8",
      },
    );
    const description = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
    published.set(description.name, { description, tarball: output.trim().split("\n").at(-1) });
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url.slice(1));
    if (path.startsWith("-/")) return response.end(readFileSync(join(folder, path.slice(2))));
    const found = published.get(path);
    if (found === undefined) return response.writeHead(404).end("{}");
    const { description, tarball } = found;
    const version = { ...description, dist: { tarball: `${url}/-/${tarball}` } };
    response.setHeader("content-type", "application/json");
    return response.end(
      JSON.stringify({
        name: description.name,
        "dist-tags": { latest: description.version },
        versions: { [description.version]: version },
      }),
    );
  }).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://localhost:${server.address().port}`;
  const userConfig = join(folder, "npmrc");
  writeFileSync(userConfig, `@tillhouse:registry=${url}\n`);
  return {
    /** A file of settings that makes npm look here for these packages. */
    userConfig,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
