// Pages that the admin is mounted in as a package, built as they come: hosts of their own for tests, and the examples of
// embedding. The examples are each at an address of its own, with the store behind it.
import { createHash } from "node:crypto";
import { cp, readFile, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildNextHost, serveNextHost } from "../../scripts/next-host.mjs";
import { buildHost, filesOfExample, writeHost } from "../../scripts/vite-hosts.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const output = join(root, "e2e/results/hosts");

/** Hosts that only tests have, at a path of their own: one on the React of the shell, one on the next majors. */
const hosts = {
  "react-18": { version: "vite-6", onNextMajors: false },
  "react-19": { version: "vite-8", onNextMajors: true },
} as const;

/** The examples that are built by Vite, and how. */
const viteExamples = {
  "embed-vite-react-18": { version: "vite-6", onNextMajors: false },
  "embed-vite-react-19": { version: "vite-8", onNextMajors: true },
  "embed-parts": { version: "vite-8", onNextMajors: true },
  "embed-two-stores": { version: "vite-8", onNextMajors: true },
} as const;

/** The example of a platform with styles of its own, at a path as the hosts of tests are. */
const styledExample = "embed-tailwind-bootstrap";

/** The examples that are files to send, as they are. */
const plainExamples = ["embed-html"] as const;

/** The example that has a server of its own, which {@link openNextExample} starts. */
const nextExample = "embed-next";

/** The name of an example of embedding. */
export type EmbeddingExample =
  | keyof typeof viteExamples
  | (typeof plainExamples)[number]
  | typeof nextExample;

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".html": "text/html",
};

/** What a host is built from. */
async function stampOf(version: string, ...files: string[]): Promise<string> {
  const built = await Promise.all(
    ["packages/admin-ui/dist/.built", "package-lock.json", "scripts/vite-hosts.mjs"].map((file) =>
      readFile(join(root, file), "utf8"),
    ),
  );
  return createHash("sha256")
    .update([version, ...files, ...built].join("\n"))
    .digest("hex");
}

/** Builds a host, as long as nothing changes only once. */
async function buildOnce(
  name: string,
  files: Record<string, string>,
  { version, build }: { version: string; build: (directory: string) => Promise<void> },
): Promise<void> {
  const directory = join(output, name);
  const wanted = await stampOf(version, JSON.stringify(files));
  const stamp = join(directory, ".built");
  if ((await readFile(stamp, "utf8").catch(() => undefined)) === wanted) return;
  await writeHost(directory, files);
  await build(directory);
  await writeFile(stamp, wanted);
}

/** How Vite builds a host. */
function byVite({ version, ...host }: { version: string; onNextMajors: boolean; basePath?: string }) {
  return { version, build: (directory: string) => buildHost(version, directory, host) };
}

/** Builds all of them; which store they work on is in the page that is sent, or behind it. */
export async function buildHosts(): Promise<void> {
  const page = await readFile(join(root, "e2e/fixtures/host/host.tsx"), "utf8");
  // One after the other: each compiler takes all there is of the machine, and all together much of its memory.
  for (const [name, host] of Object.entries(hosts)) {
    const files = {
      "host.tsx": page,
      "index.html": `<!doctype html><html lang="en"><title>Platform</title><link rel="icon" href="data:,">
<div id="platform"></div><script type="module" src="/host.tsx"></script></html>`,
    };
    await buildOnce(name, files, byVite({ ...host, basePath: `/${name}/` }));
  }
  await buildOnce(styledExample, await filesOfExample(styledExample), {
    version: "vite-8",
    build: async (directory) => {
      const { default: tailwindcss } = await import("@tailwindcss/vite");
      await buildHost("vite-8", directory, {
        basePath: `/${styledExample}/`,
        plugins: [tailwindcss()],
        // The workspace has the version before, for extensions of the official admin.
        alias: { tailwindcss: "tailwindcss-4" },
      });
    },
  });
  for (const [name, host] of Object.entries(viteExamples))
    await buildOnce(name, await filesOfExample(name), byVite(host));
  for (const name of plainExamples) {
    await cp(join(root, "examples", name), join(output, name, "dist"), { recursive: true });
    await cp(join(root, "packages/admin-ui/dist/element"), join(output, name, "dist/tillhouse"), {
      recursive: true,
    });
  }
}

/** Builds the example of Next.js once, and serves it to {@link serveHosts}. */
export async function openNextExample(port: number): Promise<{ close(): void }> {
  const directory = join(output, nextExample);
  await buildOnce(nextExample, await filesOfExample(nextExample), {
    version: "next",
    build: buildNextHost,
  });
  return serveNextHost(directory, port);
}

/** The page of a host, which says where it is and which store it works on. */
async function pageOf(name: string, backend: string): Promise<string> {
  const config = JSON.stringify({ basePath: `/${name}`, backend });
  const page = await readFile(join(output, name, "dist/index.html"), "utf8");
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
        void send(answer, path, readFile(join(output, example, "dist", path)));
      }
      return;
    }
    const [, name = "", ...path] = pathname.split("/");
    void send(
      answer,
      pathname,
      isFile ? readFile(join(output, name, "dist", ...path)) : pageOf(name, backend),
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
