// Hosts of files, as their documentation says that they behave: Netlify and Cloudflare Pages read `_headers` and
// `_redirects`, Vercel reads `vercel.json`.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

const types = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
};

/** A pattern of a rule as a regular expression: `*` and `:rest*` are any end. */
function matcher(path) {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\/:rest\*$/, "(?:/(.*))?")
    .replace(/\*$/, "(.*)");
  return new RegExp(`^${source}$`);
}

function lines(text) {
  return text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

function readHeaders(folder) {
  const rules = [];
  for (const line of lines(readFileSync(join(folder, "_headers"), "utf8"))) {
    if (/^\S/.test(line)) rules.push({ path: matcher(line.trim()), pairs: [] });
    else {
      const [name, ...rest] = line.trim().split(":");
      rules.at(-1).pairs.push([name.toLowerCase(), rest.join(":").trim()]);
    }
  }
  return rules;
}

function readRedirects(folder) {
  return lines(readFileSync(join(folder, "_redirects"), "utf8")).map((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return { from: matcher(from), to, status: Number(status) };
  });
}

/** What both kinds of rules come to. Cloudflare follows them before it looks for files, the others after. */
function readRules(folder, kind) {
  if (kind !== "vercel")
    return {
      // Both join the values of a header that several rules give.
      join: (values) => values.join(", "),
      headers: readHeaders(folder),
      beforeFiles: kind === "cloudflare" ? readRedirects(folder).filter(({ to }) => to.startsWith("/")) : [],
      afterFiles: kind === "cloudflare" ? [] : readRedirects(folder),
    };
  const file = JSON.parse(readFileSync(join(folder, "vercel.json"), "utf8"));
  return {
    join: (values) => values.at(-1),
    headers: file.headers.map(({ source, headers }) => ({
      path: matcher(source),
      pairs: headers.map(({ key, value }) => [key.toLowerCase(), value]),
    })),
    beforeFiles: file.redirects.map(({ source, destination }) => ({
      from: matcher(source),
      to: destination,
      status: 307,
    })),
    afterFiles: file.rewrites.map(({ source, destination }) => ({
      from: matcher(source),
      to: destination,
      status: 200,
    })),
  };
}

function fileAt(folder, path) {
  const place = join(folder, decodeURIComponent(path));
  const index = join(place, "index.html");
  if (existsSync(place) && statSync(place).isFile()) return place;
  return existsSync(index) ? index : undefined;
}

/** Serves a folder as one of `netlify`, `cloudflare` and `vercel` would. Rewrites to other hosts answer with their address. */
export async function startStaticHost(folder, kind) {
  const rules = readRules(folder, kind);
  const server = createServer((request, response) => {
    const path = request.url.split("?")[0];
    const found = new Map();
    for (const { path: pattern, pairs } of rules.headers)
      if (pattern.test(path))
        for (const [name, value] of pairs) found.set(name, [...(found.get(name) ?? []), value]);
    const headers = Object.fromEntries([...found].map(([name, values]) => [name, rules.join(values)]));
    const follow = (list, current) => {
      const rule = list.find(({ from }) => from.test(current));
      if (rule === undefined) return undefined;
      const rest = rule.from.exec(current)[1] ?? "";
      return { ...rule, to: rule.to.replace(":splat", rest).replace(":rest*", rest) };
    };
    const send = (rule) => {
      if (rule.status !== 200) return response.writeHead(rule.status, { location: rule.to }).end();
      if (/^https:/.test(rule.to)) return response.writeHead(299).end(rule.to);
      return sendFile(fileAt(folder, rule.to));
    };
    const sendFile = (file) => {
      const status = file === undefined ? 404 : 200;
      const place = file ?? join(folder, "404.html");
      const type = types[place.split(".").at(-1)] ?? "application/octet-stream";
      response.writeHead(status, {
        "content-type": type,
        "cache-control": "public, max-age=0, must-revalidate",
        ...headers,
      });
      return response.end(readFileSync(place));
    };
    const early = follow(rules.beforeFiles, path);
    if (early !== undefined) return send(early);
    const file = fileAt(folder, path);
    if (file !== undefined) return sendFile(file);
    const late = follow(rules.afterFiles, path);
    return late === undefined ? sendFile(undefined) : send(late);
  }).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  return {
    port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
