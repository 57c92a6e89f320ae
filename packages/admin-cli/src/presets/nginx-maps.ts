import {
  assetPattern,
  filePattern,
  hashedPattern,
  namesPagePattern,
  pagePattern,
  takesPagePattern,
  tokenPagePattern,
} from "../server/page-paths";
import { backendAnswerHeaders, tokenPageHeaders } from "../server/security-headers";
import { forEver } from "../server/static-files";
import { pattern, quoted } from "./nginx-text";
import { escapePattern, type PresetContext } from "./preset";

/** A path of a page that ends as a file does: both at once, which one pattern of nginx has to say. */
const pageNamedAsAsset = `^(?=.*${assetPattern})${pagePattern.slice(1)}`;

/** What nginx decides by, one table for each question. A header with an empty value is left out. */
export function nginxMaps({ page, serving }: PresetContext): string {
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
# What names a file and is none is missing. A record may be named like one, for somebody who opens its address.
map $tillhouse_path $tillhouse_kind {
  default page;
  "" none;
  ${pattern(pageNamedAsAsset)} named;
  ${pattern(pagePattern)} page;
  ${pattern(filePattern)} file;
}
map "$tillhouse_kind $http_accept" $tillhouse_is_page {
  default "";
  ${pattern(`^named .*(${namesPagePattern})`)} 1;
  ${pattern(`^page (.*(${takesPagePattern}).*)?$`)} 1;
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
