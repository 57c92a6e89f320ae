// The examples for web servers, with the values changed that their comments say a person changes.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { rootDirectory } from "./workspace.mjs";

/** Changes parts of a text that have to be there. */
function changed(text, changes) {
  return changes.reduce((current, [from, to]) => {
    const next = current.replaceAll(from, () => to);
    if (next === current) throw new Error(`The example has no ${from}.`);
    return next;
  }, text);
}

async function copyChanged(name, target, changes) {
  const text = await readFile(join(rootDirectory, "examples", name), "utf8");
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, changed(text, changes));
  return target;
}

/** The headers of `serve` that both examples leave to a person. */
function originsOf({ TILLHOUSE_CONNECT: connect, TILLHOUSE_FRAME_ANCESTORS: frames }) {
  return {
    connect: connect === undefined ? "'self'" : `'self' ${connect}`,
    frames: frames === undefined ? "'none'" : `'self' ${frames}`,
  };
}

/** Copies the example for nginx, for a build, its base path, its backend and settings of `serve`. */
export async function copyNginx(target, { output, basePath = "/app", backend, settings = {} }) {
  const { host, pathname, protocol } = new URL(backend);
  const { connect, frames } = originsOf(settings);
  const values = {
    backend_host: host,
    backend_path: pathname === "/" ? '""' : pathname,
    backend_scheme: protocol.slice(0, -1),
    base: basePath === "/" ? '""' : basePath,
    build: `"${output}"`,
    behind_proxy: settings.TILLHOUSE_TRUST_PROXY === undefined ? "0" : "1",
    hsts: settings.TILLHOUSE_HSTS === undefined ? '""' : '"max-age=31536000"',
    frames: `"${frames}"`,
    connect: `"${connect}"`,
  };
  const text = await readFile(join(rootDirectory, "examples/nginx/tillhouse.conf"), "utf8");
  const declared = Object.entries(values).map(([name, value]) => {
    const start = `map "" $tillhouse_${name} {\n  default `;
    const from = new RegExp(`${start.replace(/[${}]/g, "\\$&")}.*;\n`).exec(text)?.[0] ?? start;
    return [from, `${start}${value};\n`];
  });
  return copyChanged("nginx/tillhouse.conf", target, [
    ["  server localhost:9000 max_fails=0;", `  server ${host} max_fails=0; # changed`],
    [
      "client_max_body_size 200m;",
      `client_max_body_size ${settings.TILLHOUSE_BODY_LIMIT ?? 200}m; # changed`,
    ],
    ...declared.filter(([from, to]) => from !== to),
  ]);
}

/** Copies the example for Caddy, for a base path, the path of a backend and settings of `serve`; the rest are variables. */
export async function copyCaddy(target, { basePath = "/app", backendPath = "", settings = {} }) {
  const text = await readFile(join(rootDirectory, "examples/caddy/Caddyfile"), "utf8");
  const { connect, frames } = originsOf(settings);
  const limit = settings.TILLHOUSE_BODY_LIMIT;
  const below = [...text.matchAll(/\t# Below a base path alone:\n[\s\S]*?\t# end\n/g)].map(([part]) => [
    part,
    "",
  ]);
  const changes = [
    ...(basePath === "/" ? [...below, ["handle_path /app/* {", "handle {"]] : []),
    ...(["/", "/app"].includes(basePath) ? [] : [[/\/app\b/g, basePath]]),
    ...(settings.TILLHOUSE_CONNECT ? [["connect-src 'self'", `connect-src ${connect}`]] : []),
    ...(settings.TILLHOUSE_FRAME_ANCESTORS
      ? [
          ["frame-ancestors 'none'", `frame-ancestors ${frames}`],
          ["\tX-Frame-Options DENY\n", ""],
          ['"; Secure" "; SameSite=Lax"', '"; Secure" "; SameSite=None"'],
        ]
      : []),
    ...(settings.TILLHOUSE_HSTS ? [["# Strict-Transport-Security", "Strict-Transport-Security"]] : []),
    ...(limit
      ? [
          ["200000000", `${limit}000000`],
          ["max_size 200MB", `max_size ${limit}MB`],
        ]
      : []),
    ...(settings.TILLHOUSE_TRUST_PROXY
      ? [
          ["map {scheme}", "map {header.X-Forwarded-Proto}"],
          ["# trusted_proxies", "trusted_proxies"],
          [/\t+header_up -.*\n/g, ""],
        ]
      : []),
    ...(backendPath
      ? [
          ["# rewrite * /medusa{uri}", `rewrite * ${backendPath}{uri}`],
          [':9000}/+"', `:9000}${backendPath}/+"`],
        ]
      : []),
  ];
  return copyChanged("caddy/Caddyfile", target, changes);
}
