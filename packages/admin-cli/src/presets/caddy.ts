import { backendPaths } from "../config";
import { pathPrefix } from "../page";
import {
  assetPattern,
  filePattern,
  hashedPattern,
  keptBackPattern,
  namesPagePattern,
  pagePattern,
  partPattern,
  takesPagePattern,
  tokenPagePattern,
} from "../server/page-paths";
import {
  backendAnswerHeaders,
  partHeaders,
  securityHeaders,
  tokenPageHeaders,
} from "../server/security-headers";
import { forEver } from "../server/static-files";
import { type PresetContext, type PresetFiles, pageSecurity } from "./preset";

type Headers = Record<string, string>;

/** Text between backquotes, where nothing is escaped. */
function quoted(text: string): string {
  return `\`${text}\``;
}

function headerBlock(headers: Headers, indent: string, matcher = ""): string {
  const lines = Object.entries(headers).map(([name, value]) => `${indent}\t${name} ${quoted(value)}\n`);
  return `${indent}header${matcher} {\n${lines.join("")}${indent}}\n`;
}

function answerPolicy(contentType: string): string {
  return `header Content-Security-Policy ${quoted(backendAnswerHeaders(contentType)["Content-Security-Policy"] ?? "")}`;
}

function backendBlock({ serving }: PresetContext): string {
  const target = new URL(serving.backend);
  const prefix = target.pathname.replace(/\/$/, "");
  const paths = backendPaths.flatMap((path) => [path, `${path}/*`]).join(" ");
  const isFramed = serving.frameAncestors.length > 0;
  const proto = serving.trustProxy ? "{header.X-Forwarded-Proto}" : "{scheme}";
  const believed = serving.trustProxy
    ? "trusted_proxies private_ranges"
    : "header_up -Forwarded\n\t\t\t\theader_up -X-Real-Ip\n\t\t\t\theader_up -X-Forwarded-Prefix";
  return `	# The backend. Bodies are passed on as they come.
	@backend path ${paths}
	handle @backend {
		route {
			# What another site sends in the name of whoever is signed in, and what a page wants to run.
			@forged {
				path /admin /admin/*
				not method GET HEAD OPTIONS
				header_regexp Sec-Fetch-Site ^(cross|same)-site$
			}
			respond @forged "Forbidden: another site sent this request" 403
			@run header_regexp Sec-Fetch-Dest ^(script|style|worker|sharedworker|serviceworker|audioworklet|paintworklet|xslt)$
			respond @run "Forbidden: nothing of the backend is run as a part of a page" 403
			@large expression \`{http.request.header.Content-Length} != "" && int({http.request.header.Content-Length}) > ${serving.bodyLimit * 1_000_000}\`
			respond @large "The body is too large" 413
			request_body {
				max_size ${serving.bodyLimit}MB
			}
			# Whether the person's own connection is encrypted decides about the backend's cookies.
			map ${proto} {tillhouse_domain} {tillhouse_secure} {tillhouse_site} {
				~^https "" "; Secure" "; SameSite=${isFramed ? "None" : "Lax"}"
				default "" "" "; SameSite=Lax"
			}${prefix === "" ? "" : `\n\t\t\trewrite * ${prefix}{uri}`}
			# A file that somebody uploaded has neither scripts nor an origin here.
			${answerPolicy("")}
			reverse_proxy {$TILLHOUSE_BACKEND:${target.origin}} {
				${believed}
				header_up Host {upstream_hostport}
				header_up X-Forwarded-Port {port}
				header_down -Server
				header_down -X-Powered-By
				header_down -X-Content-Type-Options
				header_down Set-Cookie "(?i);\\s*domain=[^;]*" "{tillhouse_domain}"
				header_down Set-Cookie "(?i);\\s*secure" "{tillhouse_secure}"
				header_down Set-Cookie "(?i);\\s*samesite=none" "{tillhouse_site}"
				header_down Location "^{$TILLHOUSE_BACKEND:${target.origin}}${prefix}/+" "/"
				@pdf header Content-Type application/pdf*
				handle_response @pdf {
					${answerPolicy("application/pdf")}
					copy_response
				}
			}
		}
	}
	handle_errors {
		@unreachable expression \`{http.error.status_code} in [502, 504]\`
		header @unreachable {
			Content-Type application/json
			Cache-Control no-store
		}
		respond @unreachable \`{"type":"backend-unreachable","message":"The store's backend cannot be reached."}\` 502
		respond "{http.error.status_code} {http.error.status_text}"
	}

`;
}

function snippets(context: PresetContext): string {
  const security = securityHeaders(pageSecurity(context));
  return `(tillhouse_page) {
	route {
		@sent not method GET HEAD
		respond @sent "Method not allowed" 405
${headerBlock({ ...security, "Cache-Control": "no-cache" }, "\t\t")}		# Addresses that may hold a token are kept nowhere and told to nobody.
		@token path_regexp ${quoted(tokenPagePattern)}
${headerBlock(tokenPageHeaders, "\t\t", " @token")}		rewrite * /index.html
		encode gzip
		file_server
	}
}

(tillhouse_missing) {
${headerBlock({ ...security, "Cache-Control": "no-store" }, "\t")}	respond "Not found" 404
}

`;
}

function files(context: PresetContext): string {
  const security = securityHeaders(pageSecurity(context));
  return `		route {
			@write not method GET HEAD
			respond @write "Method not allowed" 405
			@home path / /index.html
			handle @home {
				import tillhouse_page
			}
			@file {
				file
				not path_regexp ${quoted(keptBackPattern)}
			}
			handle @file {
				route {
					# Names with a hash in them never change.
					header Cache-Control no-cache
					@hashed path_regexp ${quoted(hashedPattern)}
					header @hashed Cache-Control ${quoted(forEver)}
					@part path_regexp ${quoted(partPattern)}
${headerBlock(partHeaders, "\t\t\t\t\t", " @part")}					@document not path_regexp ${quoted(partPattern)}
${headerBlock(security, "\t\t\t\t\t", " @document")}					file_server {
						precompressed br gzip
					}
				}
			}
			# What names a file and is none is missing, and so is everything for who takes no page.
			@asset {
				path_regexp ${quoted(filePattern)}
				not path_regexp ${quoted(pagePattern)}
			}
			handle @asset {
				import tillhouse_missing
			}
			@data {
				header Accept *
				not header_regexp Accept ${quoted(`^$|${takesPagePattern}`)}
			}
			handle @data {
				import tillhouse_missing
			}
			# A record may be named like a file, for somebody who opens its address.
			@named {
				path_regexp ${quoted(assetPattern)}
				not header_regexp Accept ${quoted(namesPagePattern)}
			}
			handle @named {
				import tillhouse_missing
			}
			handle {
				import tillhouse_page
			}
		}`;
}

/** A site of Caddy. */
export function caddyPreset(context: PresetContext): PresetFiles {
  const { page, output } = context;
  const prefix = pathPrefix(page.basePath);
  const places =
    prefix === ""
      ? `	handle {\n${files(context)}\n	}\n`
      : `	map {query} {tillhouse_query} {
		~(.+) "?\${1}"
		default ""
	}
	redir / ${prefix}{tillhouse_query} 302
	handle ${prefix} {
		import tillhouse_page
	}
	handle_path ${prefix}/* {
${files(context)}
	}
	handle {
		import tillhouse_missing
	}
`;
  const contents = `# The admin at ${page.basePath}. With the name of your host in TILLHOUSE_ADDRESS, Caddy fetches a certificate for it.
${snippets(context)}{$TILLHOUSE_ADDRESS::8080} {
	root * {$TILLHOUSE_BUILD:${quoted(output)}}
	header {
		-Server
		X-Content-Type-Options nosniff
	}

${page.backend === "" ? backendBlock(context) : ""}	# The admin.
${places}}
`;
  return {
    files: [{ name: "Caddyfile", contents }],
    notes: [
      "Start Caddy with TILLHOUSE_ADDRESS set to the name of your host; without it, it listens on port 8080 without encryption.",
      `The build is sent from ${output}: set TILLHOUSE_BUILD where it lies elsewhere on the host.`,
      "Extensions with libraries that place styles in the page need tillhouse serve or nginx: Caddy cannot give each answer a number of its own.",
    ],
  };
}
