// The official admin and hosts of this one, served as they were built, and a store that asks nothing.
import { createReadStream, existsSync } from "node:fs";
import { createServer, request } from "node:http";
import { extname, join } from "node:path";
import { adminAccount } from "../examples/store/store.mjs";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/**
 * Serves files, and passes everything else on to the store.
 *
 * @param {string} directory
 * @param {{ backend: string, base: string, isFile(pathname: string): boolean }} options where the files are
 */
async function serveFiles(directory, { backend, base, isFile }) {
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const { pathname } = new URL(incoming.url, "http://localhost");
    if (!isFile(pathname)) {
      const passed = request(new URL(incoming.url, backend), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(passed);
      return;
    }
    const file = join(directory, pathname.slice(base.length));
    const found = extname(file) !== "" && existsSync(file) ? file : join(directory, "index.html");
    const isKept = base === "" && pathname.startsWith("/assets/");
    outgoing.writeHead(200, {
      "content-type": types[extname(found)] ?? "application/octet-stream",
      ...(isKept && { "cache-control": "public, max-age=31536000, immutable" }),
    });
    createReadStream(found).pipe(outgoing);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${server.address().port}${base}`, close: () => server.close() };
}

/** Serves what the official tools have built at /app, and passes the API on to the store. */
export function serveOfficial(directory, backend) {
  return serveFiles(directory, {
    backend,
    base: "/app",
    isFile: (pathname) => pathname.startsWith("/app"),
  });
}

/** Serves a host that Vite has built, with the store behind it; browsers keep its files. */
export function serveHost(directory, backend) {
  return serveFiles(directory, {
    backend,
    base: "",
    isFile: (pathname) => !/^\/(?:admin|store|uploads)\//.test(pathname),
  });
}

/** Answers what may be shared, or the question would lie over every page. @returns the cookie of who has answered */
export async function answerAnalytics(store) {
  const send = (path, data, headers) =>
    fetch(new URL(path, store.url), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(data),
    });
  const signedIn = await send("/admin/auth", adminAccount);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  await send("/admin/analytics-configs", { anonymize: false, opt_out: true }, { cookie });
  return cookie;
}
