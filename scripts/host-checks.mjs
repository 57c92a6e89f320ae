// What every host of a build has to hold to: it answers as `tillhouse serve` does, and passes requests on as that does.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { serve } from "@tillhouse/admin-cli";
import { requests } from "./host-requests.mjs";

/** A backend that tells what it was sent. */
function answerAsBackend(incoming, response) {
  const chunks = [];
  incoming.on("data", (chunk) => chunks.push(chunk));
  incoming.on("end", () => {
    const path = incoming.url.split("?")[0];
    const types = { "/uploads/manual.pdf": "application/pdf", "/uploads/page.html": "text/html" };
    response.setHeader("content-type", types[path] ?? "application/json");
    response.setHeader("x-powered-by", "Express");
    response.setHeader("set-cookie", [
      "connect.sid=abc; Domain=backend.example; Path=/; HttpOnly; Secure; SameSite=None",
      "other=1; Path=/",
    ]);
    if (path === "/admin/moved") {
      response.writeHead(302, { location: `http://${incoming.headers.host}/admin/here` }).end();
      return;
    }
    if (path === "/admin/silent") {
      incoming.socket.destroy();
      return;
    }
    if (path === "/admin/refused") response.statusCode = 422;
    response.end(
      JSON.stringify({
        method: incoming.method,
        url: incoming.url,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString().slice(0, 100),
        length: Buffer.concat(chunks).length,
      }),
    );
  });
}

/** Starts a backend on a free port. */
export async function startBackend() {
  const server = createServer(answerAsBackend).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer as it came over the wire. */
export function ask(host, path, { method = "GET", headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "localhost", port: host.port, path, method, headers, agent: false },
      (incoming) => {
        const chunks = [];
        incoming.on("data", (chunk) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({ status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function decoded({ headers, body }) {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  if (headers["content-encoding"] === "gzip") return gunzipSync(body);
  return body;
}

function hashOf(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Headers that are compared; a nonce is a number of its own each time, and some hosts have none. */
const compared = [
  "content-type",
  "cache-control",
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "x-frame-options",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "strict-transport-security",
  "location",
];

/** What differs for a reason: the number of an answer, and that `serve` lets pages call the backend by its address. */
function withoutNonce(text) {
  return text
    .replace(/ http:\/\/localhost:\d+/, "")
    .replace(/^(image\/svg\+xml|application\/json); charset=utf-8$/, "$1")
    .replace(/ 'nonce-[^']*'/g, "")
    .replace(/\s*<meta property="csp-nonce"[^>]*>/, "")
    .replace(/nonce="[^"]*"/, "");
}

function gist(answer, names = compared) {
  const headers = Object.fromEntries(
    names
      .map((name) => [name, answer.headers[name]])
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, withoutNonce(String(value)).toLowerCase()]),
  );
  return {
    status: answer.status,
    headers,
    body: answer.status === 200 ? hashOf(withoutNonce(decoded(answer).toString("latin1"))) : "",
  };
}

/** Compares a host with `serve` on the same build. */
export async function answersAsServe(host, { output, directory, backend }, basePath, environment = {}) {
  const prefix = basePath === "/" ? "" : basePath;
  const reference = await serve({ directory, basePath, port: 0, backend: backend.url, environment });
  try {
    for (const [path, headers] of await requests(output, prefix)) {
      for (const method of ["GET", "HEAD"]) {
        const name = `${method} ${path} ${JSON.stringify(headers)}`;
        const [mine, theirs] = [
          await ask(host, path, { headers, method }),
          await ask(reference, path, { headers, method }),
        ];
        // Where nothing is to be had, more headers do no harm, and a web server's own words differ.
        const names =
          theirs.status === 200
            ? compared
            : [
                "location",
                "x-content-type-options",
                ...(theirs.status === 404 ? ["content-security-policy"] : []),
              ].filter((header) => theirs.headers[header] !== undefined);
        if (method === "HEAD") assert.equal(mine.body.length, 0, name);
        else {
          assert.deepEqual(gist(mine, names), gist(theirs, names), name);
          if (mine.headers["content-encoding"] !== undefined)
            assert.match(mine.headers.vary, /accept-encoding/i, name);
          // The page is compressed by the host itself, files were before.
          if (/assets|extensions/.test(path))
            assert.equal(mine.headers["content-encoding"], theirs.headers["content-encoding"], name);
        }
        assert.equal(mine.status, theirs.status, name);
        assert.equal(mine.headers["x-powered-by"], undefined, name);
      }
    }
    const written = await ask(host, basePath, { method: "POST", body: "x" });
    assert.equal(written.status, 405);
  } finally {
    await reference.close();
  }
}

/** A known version is not sent again. */
export async function revalidates(host, path) {
  const first = await ask(host, path, { headers: { "accept-encoding": "br" } });
  const again = await ask(host, path, {
    headers: { "accept-encoding": "br", "if-none-match": first.headers.etag },
  });
  assert.equal(again.status, 304);
  assert.equal(again.body.length, 0);
}

/** What goes to the backend, and what comes back. */
export async function passesOn(host, backend) {
  const json = { "content-type": "application/json", cookie: "connect.sid=abc" };
  const answer = await ask(host, "/admin/products/a%2Fb?q=%C3%A9&x=1", {
    method: "POST",
    headers: json,
    body: '{"a":1}',
  });
  const told = JSON.parse(answer.body);
  assert.equal(told.method, "POST");
  assert.equal(told.url, "/admin/products/a%2Fb?q=%C3%A9&x=1");
  assert.equal(told.body, '{"a":1}');
  assert.equal(told.headers.cookie, "connect.sid=abc");
  assert.equal(told.headers.host, new URL(backend.url).host);
  assert.equal(told.headers["x-forwarded-proto"], "http");
  assert.equal(told.headers["x-forwarded-host"], `localhost:${host.port}`);
  assert.match(told.headers["x-forwarded-for"], /^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
  assert.equal(answer.headers["x-powered-by"], undefined);
  assert.match(answer.headers["content-security-policy"], /default-src 'none'.*sandbox/);
  assert.equal(answer.headers["x-content-type-options"], "nosniff");
  const [session, other] = answer.headers["set-cookie"];
  assert.match(session, /^connect\.sid=abc;.*HttpOnly/i);
  assert.doesNotMatch(session, /secure|samesite=none|backend\.example/i);
  assert.match(session, /samesite=lax/i);
  assert.match(other, /^other=1/);

  const spoofed = await ask(host, "/admin/auth", {
    headers: { "x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https", "x-real-ip": "1.2.3.4" },
  });
  const { headers } = JSON.parse(spoofed.body);
  assert.doesNotMatch(String(headers["x-forwarded-for"]), /1\.2\.3\.4/);
  assert.equal(headers["x-forwarded-proto"], "http");
  assert.equal(headers["x-real-ip"], undefined);

  assert.equal((await ask(host, "/admin/refused")).status, 422);
  const silent = await ask(host, "/admin/silent", { method: "POST", headers: json, body: "{}" });
  assert.equal(silent.status, 502);
  assert.equal(JSON.parse(silent.body).type, "backend-silent");
  assert.equal((await ask(host, "/store/products")).status, 200);
  // A name that only looks alike is one of the admin's addresses, which has nothing for who wants no page.
  const alike = await ask(host, "/administrator", { headers: { accept: "application/json" } });
  assert.equal(alike.status, 404);
  const moved = await ask(host, "/admin/moved");
  assert.equal(new URL(moved.headers.location, host.url).href, `${host.url}/admin/here`);
  const pdf = await ask(host, "/uploads/manual.pdf");
  assert.doesNotMatch(pdf.headers["content-security-policy"], /sandbox/);
  assert.match((await ask(host, "/uploads/page.html")).headers["content-security-policy"], /sandbox/);

  const large = await ask(host, "/admin/uploads", { method: "POST", body: Buffer.alloc(5_000_000, "x") });
  assert.equal(JSON.parse(large.body).length, 5_000_000);
  const forged = await ask(host, "/admin/users", {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site" },
  });
  assert.equal(forged.status, 403);
  const read = await ask(host, "/admin/users", { headers: { "sec-fetch-site": "cross-site" } });
  assert.equal(read.status, 200);
  const shop = await ask(host, "/store/carts", {
    method: "POST",
    headers: { "sec-fetch-site": "same-site" },
  });
  assert.equal(shop.status, 200);
  const run = await ask(host, "/uploads/x.js", { headers: { "sec-fetch-dest": "script" } });
  assert.equal(run.status, 403);
}

export async function saysThatBackendIsDown(host) {
  const down = await ask(host, "/admin/auth");
  assert.equal(down.status, 502);
  assert.equal(JSON.parse(down.body).type, "backend-unreachable");
}

/** A script of the build, below the base path. */
export async function scriptOf({ output }) {
  return `assets/${(await readdir(join(output, "assets"))).find((name) => name.endsWith(".js"))}`;
}
