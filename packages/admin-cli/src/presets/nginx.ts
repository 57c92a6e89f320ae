import { compressibleEndings } from "../compiler/compress";
import { backendPaths } from "../config";
import { pathPrefix } from "../page";
import {
  filePattern,
  hashedPattern,
  keptBackPattern,
  pagePattern,
  partEndings,
  partPattern,
  tokenPagePattern,
} from "../server/page-paths";
import {
  backendAnswerHeaders,
  partHeaders,
  securityHeaders,
  tokenPageHeaders,
} from "../server/security-headers";
import { contentType, forEver } from "../server/static-files";
import {
  belowBasePattern,
  escapePattern,
  type PresetContext,
  type PresetFiles,
  pageSecurity,
} from "./preset";

type Headers = Record<string, string>;

/** Text between quotation marks. Variables in it stay variables. */
function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** A pattern between quotation marks: what is escaped in it is escaped for the pattern alone. */
function quotedPattern(text: string): string {
  return `"${text}"`;
}

/** The same as a key of a map. */
function pattern(text: string): string {
  return quotedPattern(`~${text}`);
}

/** Headers of every answer, whatever its status. */
function headerLines(headers: Headers, indent = "    "): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join("\n");
}

/** A header has an empty value where nothing is to be sent: nginx leaves it out then. */
function maps({ page, serving }: PresetContext): string {
  const rest =
    page.basePath === "/"
      ? "~^(?<tillhouse_rest>/.*)$"
      : `~^${escapePattern(page.basePath)}(?<tillhouse_rest>/.*)$`;
  const accepts = (coding: string): string =>
    pattern(`*(^|[\\s,])${coding}(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`);
  const proto = serving.trustProxy
    ? `map $http_x_forwarded_proto $tillhouse_proto {\n  default $http_x_forwarded_proto;\n  "" $scheme;\n}`
    : `map $scheme $tillhouse_proto {\n  default $scheme;\n}`;
  const stays = serving.frameAncestors.length > 0;
  return `# The path below the base path.
map $uri $tillhouse_path {
  default "";
  "${rest}" $tillhouse_rest;
}
# A file's best neighbour that the browser can read, and what it is compressed with once it was found.
map $http_accept_encoding $tillhouse_suffix {
  default "";
  ${accepts("br")} .br;
  ${accepts("gzip")} .gz;
}
map $uri $tillhouse_encoding {
  default "";
  "~\\.br$" br;
  "~\\.gz$" gzip;
}
# Names with a hash in them never change.
map $tillhouse_path $tillhouse_cache {
  default no-cache;
  ${pattern(hashedPattern)} ${quoted(forEver)};
}
# Somebody opens an address, and no script misses a file.
map $tillhouse_path $tillhouse_kind {
  default page;
  "" none;
  ${pattern(pagePattern)} page;
  ${pattern(filePattern)} file;
}
map "$tillhouse_kind $http_accept" $tillhouse_is_page {
  default "";
  "~^page .*text/html" 1;
}
# Addresses that may hold a token are kept nowhere and told to nobody.
map $tillhouse_path $tillhouse_page_cache {
  default no-cache;
  ${pattern(tokenPagePattern)} ${tokenPageHeaders["Cache-Control"]};
}
map $tillhouse_path $tillhouse_page_referrer {
  default same-origin;
  ${pattern(tokenPagePattern)} ${tokenPageHeaders["Referrer-Policy"]};
}
${
  page.backend === ""
    ? `# What another site sends in the name of whoever is signed in, and what a page wants to run.
map "$request_method $http_sec_fetch_site $uri" $tillhouse_is_forged {
  default "";
  "~^(?!GET |HEAD |OPTIONS )[A-Z]+ (cross|same)-site /admin(/|$)" 1;
}
map $http_sec_fetch_dest $tillhouse_is_run {
  default "";
  "~^(script|style|worker|sharedworker|serviceworker|audioworklet|paintworklet|xslt)$" 1;
}
# A file that somebody uploaded has neither scripts nor an origin here.
map $upstream_http_content_type $tillhouse_answer_policy {
  default ${quoted(backendAnswerHeaders("")["Content-Security-Policy"] ?? "")};
  "~*^application/pdf" ${quoted(backendAnswerHeaders("application/pdf")["Content-Security-Policy"] ?? "")};
}
# Whether the person's own connection is encrypted decides about the backend's cookies.
${proto}
map $tillhouse_proto $tillhouse_cookie_secure {
  default nosecure;
  "~^https" "";
}
map $tillhouse_proto $tillhouse_cookie_site {
  default samesite=lax;
  "~^https" ${stays ? '""' : "samesite=lax"};
}
`
    : ""
}`;
}

function backendBlock(context: PresetContext): string {
  const target = new URL(context.serving.backend);
  const prefix = target.pathname.replace(/\/$/, "");
  const trusted = context.serving.trustProxy;
  const names = backendPaths.map((path) => path.slice(1)).join("|");
  const secure =
    target.protocol === "https:"
      ? `\n    proxy_ssl_server_name on;\n    proxy_ssl_name ${target.hostname};`
      : "";
  return `  # The backend. A write is never sent twice, and bodies are passed on as they come.
  location ~ ^/(${names})(/|$) {
    default_type text/plain;
    if ($tillhouse_is_forged) {
      return 403 "Forbidden: another site sent this request\\n";
    }
    if ($tillhouse_is_run) {
      return 403 "Forbidden: nothing of the backend is run as a part of a page\\n";
    }
    proxy_pass ${target.protocol}//tillhouse_backend${prefix}$request_uri;${secure}
    proxy_http_version 1.1;
    proxy_request_buffering off;
    proxy_connect_timeout 10s;
    proxy_read_timeout 1h;
    proxy_send_timeout 60s;
    proxy_redirect ${target.origin}${prefix}/ /;
    proxy_cookie_domain ~. $host;${prefix === "" ? "" : `\n    proxy_cookie_path ${prefix}/ /;`}
    proxy_cookie_flags ~ $tillhouse_cookie_secure $tillhouse_cookie_site;
    proxy_set_header Host ${target.host};
    proxy_set_header X-Forwarded-For ${trusted ? "$proxy_add_x_forwarded_for" : "$remote_addr"};
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Port $server_port;
    proxy_set_header X-Forwarded-Proto $tillhouse_proto;${
      trusted
        ? ""
        : '\n    proxy_set_header X-Real-IP "";\n    proxy_set_header Forwarded "";\n    proxy_set_header X-Forwarded-Prefix "";'
    }
    proxy_hide_header X-Powered-By;
    proxy_hide_header X-Content-Type-Options;
    error_page 502 504 = @tillhouse_unreachable;
    add_header Content-Security-Policy $tillhouse_answer_policy always;
    add_header X-Content-Type-Options nosniff always;
  }
  location @tillhouse_unreachable {
    internal;
    default_type application/json;
    add_header Cache-Control no-store always;
${headerLines(backendAnswerHeaders("application/json"))}
    return 502 '{"type":"backend-unreachable","message":"The store\\'s backend cannot be reached."}';
  }

`;
}

/** A location for files of one ending, which is the only way to give `name.js.br` the type of `name.js`. */
function fileBlock(prefix: string, ending: string, documentHeaders: Headers): string {
  const parts: readonly string[] = partEndings;
  return `  location ~ ^${escapePattern(prefix)}/.+\\.${ending}$ {
    types { }
    default_type ${quoted(contentType(`x.${ending}`))};
    try_files $tillhouse_path$tillhouse_suffix $tillhouse_path @tillhouse_missing;
    add_header Cache-Control $tillhouse_cache;
    add_header Content-Encoding $tillhouse_encoding;
    add_header Vary Accept-Encoding;
${headerLines(parts.includes(ending) ? partHeaders : documentHeaders)}
  }
`;
}

const plainEndings = [
  "woff2",
  "png",
  "jpg",
  "jpeg",
  "webp",
  "avif",
  "gif",
  "ico",
  "map",
  "webmanifest",
  "mp4",
  "pdf",
];

function typeLines(): string {
  return plainEndings
    .map((ending) => `    ${contentType(`x.${ending}`).split(";")[0]} ${ending};`)
    .join("\n");
}

function server(context: PresetContext): string {
  const { page, serving, output } = context;
  const { basePath } = page;
  const prefix = pathPrefix(basePath);
  const options = pageSecurity(context);
  const documentHeaders = securityHeaders(options);
  const { "Referrer-Policy": _, ...pageHeaders } = securityHeaders(options, "$request_id");
  const home =
    basePath === "/"
      ? ""
      : `  location = / {
    return 302 ${basePath}$is_args$args;
  }
`;
  return `server {
  listen 80;
  listen [::]:80;
  server_name _;
  root ${quoted(output)};

  server_tokens off;
  absolute_redirect off;
  client_max_body_size ${serving.bodyLimit}m;
  client_header_timeout 20s;
  client_body_timeout 60s;
  large_client_header_buffers 4 32k;
  gzip on;
  gzip_vary on;
  types {
${typeLines()}
  }
${headerLines(documentHeaders, "  ")}

${page.backend === "" ? backendBlock(context) : ""}${home}  # The page, also below every address of the admin.
  location ~ ^${escapePattern(prefix)}(/|/index\\.html)?$ {
    try_files /.none @tillhouse_page;
  }
  location @tillhouse_page {
    rewrite ^ /index.html break;
    default_type text/html;
    charset utf-8;
    types { }
    etag off;
    if_modified_since off;
    # A number of its own for each answer, which lets the libraries of extensions place styles.
    sub_filter '<head>' '<head>\\n    <meta property="csp-nonce" nonce="$request_id">';
    add_header Cache-Control $tillhouse_page_cache always;
    add_header Referrer-Policy $tillhouse_page_referrer always;
${headerLines(pageHeaders)}
  }

  # Files that are kept back.
  location ~ ${quotedPattern(belowBasePattern(prefix, keptBackPattern))} {
    try_files /.none @tillhouse_missing;
  }
${compressibleEndings.map((ending) => fileBlock(prefix, ending, documentHeaders)).join("")}  location ~ ${quotedPattern(belowBasePattern(prefix, partPattern))} {
    try_files $tillhouse_path @tillhouse_missing;
    add_header Cache-Control $tillhouse_cache;
${headerLines(partHeaders)}
  }
  location ${prefix}/ {
    try_files $tillhouse_path @tillhouse_missing;
    add_header Cache-Control $tillhouse_cache;
${headerLines(documentHeaders)}
  }
  location @tillhouse_missing {
    internal;
    if ($tillhouse_is_page) {
      rewrite ^ ${prefix === "" ? "/" : prefix} last;
    }
    default_type text/plain;
    add_header Cache-Control no-store always;
${headerLines(documentHeaders)}
    return 404 "Not found\\n";
  }
${basePath === "/" ? "" : `  location / {\n    default_type text/plain;\n    return 404 "Not found: the admin is at ${basePath}\\n";\n  }\n`}}
`;
}

/** A site of nginx: maps and a server, for its folder `conf.d`. */
export function nginxPreset(context: PresetContext): PresetFiles {
  const { page, serving } = context;
  const target = new URL(serving.backend);
  const port = target.port || (target.protocol === "https:" ? "443" : "80");
  const upstream =
    page.backend === ""
      ? `upstream tillhouse_backend {
  server ${target.hostname}:${port} max_fails=0;
}
`
      : "";
  const contents = `# The admin at ${page.basePath}: a file for the folder conf.d of nginx, with its module sub_filter.
${upstream}${maps(context)}
${server(context)}`;
  return {
    files: [{ name: "tillhouse.conf", contents }],
    notes: [
      `The build is sent from ${context.output}: change "root" where it lies elsewhere on the host.`,
      "The server listens on port 80 without encryption: add your certificate, or put it behind what has one.",
    ],
  };
}
