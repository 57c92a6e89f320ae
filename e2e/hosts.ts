// Hosts that mount the admin as a package: one on the React and router that the shell has, one on the next majors.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const output = join(root, "e2e/results/hosts");

const hosts = {
  "react-18": {},
  "react-19": { react: "react-19", "react-dom": "react-dom-19", "react-router-dom": "react-router-dom-7" },
} as const;

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

async function buildHost(name: keyof typeof hosts, backend: string) {
  const directory = join(output, name);
  await mkdir(directory, { recursive: true });
  await build({
    entryPoints: [join(root, "e2e/fixtures/host/host.tsx")],
    outdir: directory,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    // The workspace's own settings would lead to the sources; a host gets what is published.
    tsconfigRaw: {},
    alias: hosts[name],
    define: {
      "process.env.NODE_ENV": '"production"',
      HOST: JSON.stringify({ basePath: `/${name}`, backend }),
    },
    logLevel: "error",
  });
  await writeFile(
    join(directory, "index.html"),
    `<!doctype html><html lang="en"><title>Platform</title><link rel="stylesheet" href="/${name}/host.css">
<div id="platform"></div><script type="module" src="/${name}/host.js"></script></html>`,
  );
}

/** Listens at once, so that the store can be told the origin; the hosts are built when the store's address is known. */
export async function openHosts() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const type = types[extname(pathname)];
    const file = type === undefined ? join(`/${pathname.split("/")[1]}`, "index.html") : pathname;
    readFile(join(output, file)).then(
      (content) => response.writeHead(200, { "content-type": type ?? "text/html" }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The hosts have no port.");
  return {
    origin: `http://localhost:${address.port}`,
    build: (backend: string) => Promise.all([buildHost("react-18", backend), buildHost("react-19", backend)]),
    close: () => server.close(),
  };
}
