// Pages that the admin is mounted in as a package: hosts of their own for tests, and the examples of embedding. The examples
// are each at an address of its own, with the store behind it. scripts/built-hosts.mjs builds them.
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { builtHost, hostDirectory, nextExample, styledExample } from "../../scripts/built-hosts.mjs";
import { serveNextHost } from "../../scripts/next-host.mjs";

/** The name of an example of embedding that has an address of its own. */
export type EmbeddingExample =
  | "embed-vite-react-18"
  | "embed-vite-react-19"
  | "embed-parts"
  | "embed-two-stores"
  | "embed-html"
  | typeof nextExample;

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".html": "text/html",
};

/** Builds the example of Next.js once, and serves it to {@link serveHosts}. */
export async function openNextExample(port: number): Promise<{ close(): void }> {
  return serveNextHost(await builtHost(nextExample), port);
}

/** The page of a host, which says where it is and which store it works on. */
async function pageOf(name: string, backend: string): Promise<string> {
  const config = JSON.stringify({ basePath: `/${name}`, backend });
  const page = await readFile(join(hostDirectory(name), "dist/index.html"), "utf8");
  // The platform asks the store where its own page is.
  if (name === styledExample)
    return page.replace(
      /data-base-path="" data-backend="[^"]*"/,
      `data-base-path="/${name}" data-backend=""`,
    );
  return page.replace(
    '<div id="platform">',
    `<script type="application/json" id="host-config">${config}</script>$&`,
  );
}

/**
 * Hands a request on to the store, as a platform does that has it under its own address.
 *
 * @param below the path of the platform that the store is below
 */
function passOn(backend: string, incoming: IncomingMessage, answer: ServerResponse, below = ""): void {
  const { method, headers, url = "/" } = incoming;
  const target = new URL(url.slice(below.length), backend);
  const passed = request(target, { method, headers: { ...headers, host: target.host } }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.once("error", () => answer.writeHead(502).end());
  incoming.pipe(passed);
}

/** Serves the hosts, whose pages work on this store. */
export async function serveHosts(port: number, backend: string, nextPort: number) {
  const send = (answer: ServerResponse, path: string, content: Promise<string | Buffer>) =>
    content.then(
      (text) => answer.writeHead(200, { "content-type": types[extname(path)] ?? "text/html" }).end(text),
      () => answer.writeHead(404).end(),
    );
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? "/", "http://host");
    const [, example] = /^(embed-[\w-]+)\.localhost:/.exec(incoming.headers.host ?? "") ?? [];
    const isFile = types[extname(pathname)] !== undefined;
    if (example !== undefined) {
      if (/^\/(?:admin|store|uploads)\//.test(pathname)) passOn(backend, incoming, answer);
      // Of two stores, the tests answer for the other one.
      else if (pathname.startsWith("/main/")) passOn(backend, incoming, answer, "/main");
      else if (example === nextExample) passOn(`http://localhost:${nextPort}`, incoming, answer);
      else {
        const path = isFile ? pathname : "/index.html";
        void send(answer, path, readFile(join(hostDirectory(example), "dist", path)));
      }
      return;
    }
    const [, name = "", ...path] = pathname.split("/");
    void send(
      answer,
      pathname,
      isFile ? readFile(join(hostDirectory(name), "dist", ...path)) : pageOf(name, backend),
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
