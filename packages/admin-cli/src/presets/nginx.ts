import { compressibleEndings } from "../compiler/compress";
import { backendPaths } from "../config";
import { pathPrefix } from "../page";
import { keptBackPattern, partEndings, partPattern } from "../server/page-paths";
import { backendAnswerHeaders, partHeaders, securityHeaders } from "../server/security-headers";
import { contentType } from "../server/static-files";
import { nginxMaps } from "./nginx-maps";
import { type Headers, headerLines, quoted, quotedPattern } from "./nginx-text";
import {
  belowBasePattern,
  escapePattern,
  type PresetContext,
  type PresetFiles,
  pageSecurity,
} from "./preset";

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
    charset utf-8;
    add_header Cache-Control no-store always;
${headerLines(documentHeaders)}
    return 404 "Not found\\n";
  }
${basePath === "/" ? "" : `  location / {\n    default_type text/plain;\n    charset utf-8;\n    return 404 "Not found: the admin is at ${basePath}\\n";\n  }\n`}}
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
${upstream}${nginxMaps(context)}
${server(context)}`;
  return {
    files: [{ name: "tillhouse.conf", contents }],
    notes: [
      `The build is sent from ${context.output}: change "root" where it lies elsewhere on the host.`,
      "The server listens on port 80 without encryption: add your certificate, or put it behind what has one.",
    ],
  };
}
