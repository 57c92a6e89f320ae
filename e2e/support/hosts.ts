// Hosts that mount the admin as a package, built by Vite as it comes: one on the React and router that the shell has, one on
// the next majors.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildHost, writeHost } from "../../scripts/vite-hosts.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const output = join(root, "e2e/results/hosts");

const hosts = {
  "react-18": { version: "vite-6", onNextMajors: false },
  "react-19": { version: "vite-8", onNextMajors: true },
} as const;

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/** What a host is built from. */
async function stampOf(version: string, page: string): Promise<string> {
  const built = await Promise.all(
    ["packages/admin-ui/dist/.built", "package-lock.json", "scripts/vite-hosts.mjs"].map((file) =>
      readFile(join(root, file), "utf8"),
    ),
  );
  return createHash("sha256")
    .update([version, page, ...built].join("\n"))
    .digest("hex");
}

/** Builds each host once, as long as nothing changes; which store it works on is in the page that is sent. */
export async function buildHosts(): Promise<void> {
  const page = await readFile(join(root, "e2e/fixtures/host/host.tsx"), "utf8");
  // One after the other: each compiler takes all there is of the machine, and all together much of its memory.
  for (const [name, { version, onNextMajors }] of Object.entries(hosts)) {
    const directory = join(output, name);
    const wanted = await stampOf(version, page);
    if ((await readFile(join(directory, "dist/.built"), "utf8").catch(() => undefined)) === wanted) continue;
    await writeHost(directory, {
      "host.tsx": page,
      "index.html": `<!doctype html><html lang="en"><title>Platform</title><link rel="icon" href="data:,">
<div id="platform"></div><script type="module" src="/host.tsx"></script></html>`,
    });
    await buildHost(version, directory, { basePath: `/${name}/`, onNextMajors });
    await writeFile(join(directory, "dist/.built"), wanted);
  }
}

/** The page of a host, which says where it is and which store it works on. */
async function pageOf(name: string, backend: string): Promise<string> {
  const config = JSON.stringify({ basePath: `/${name}`, backend });
  const page = await readFile(join(output, name, "dist/index.html"), "utf8");
  return page.replace(
    '<div id="platform">',
    `<script type="application/json" id="host-config">${config}</script>$&`,
  );
}

/** Serves the hosts, whose pages work on this store. */
export async function serveHosts(port: number, backend: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const type = types[extname(pathname)];
    const [, name = "", ...path] = pathname.split("/");
    const content =
      type === undefined ? pageOf(name, backend) : readFile(join(output, name, "dist", ...path));
    content.then(
      (text) => response.writeHead(200, { "content-type": type ?? "text/html" }).end(text),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  return {
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
