// The official admin, served as it was built, and a store that asks nothing.
import { createReadStream, existsSync } from "node:fs";
import { createServer, request } from "node:http";
import { extname, join } from "node:path";
import { adminAccount } from "../examples/store/store.mjs";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/** Serves what the official tools have built at /app, and passes the API on to the store. */
export async function serveOfficial(directory, backend) {
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const { pathname } = new URL(incoming.url, "http://localhost");
    if (!pathname.startsWith("/app")) {
      const passed = request(new URL(incoming.url, backend), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(passed);
      return;
    }
    const file = join(directory, pathname.slice("/app".length));
    const found = extname(file) !== "" && existsSync(file) ? file : join(directory, "index.html");
    outgoing.writeHead(200, { "content-type": types[extname(found)] ?? "application/octet-stream" });
    createReadStream(found).pipe(outgoing);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${server.address().port}/app`, close: () => server.close() };
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
