/** The first segments of the admin's own pages (specification, section 2), below the base path. */
export const pageNames = ["a", "login", "invite", "reset-password"] as const;

/** Where whoever watches the server asks whether it answers, below the base path. */
export const healthPath = "/health";

/** The pages whose address may hold a token. */
export const tokenPageNames = ["invite", "reset-password"] as const;

/** The folders of a build that hold files only. */
const fileFolders = ["assets", "brand", "extensions", "public"] as const;

/** Endings of files that are parts of a page and never opened as a document. */
const partEndings = ["js", "css", "json", "map", "woff2"] as const;

/** Endings by which a file is known where any path may be one of a page. */
const assetEndings = [
  ...partEndings,
  ...["mjs", "html", "txt", "xml", "webmanifest", "wasm", "pdf", "zip", "br", "gz"],
  ...["svg", "png", "jpg", "jpeg", "gif", "webp", "avif", "ico", "woff", "ttf", "otf", "mp4", "webm", "mp3"],
];

function startsWithOneOf(names: readonly string[]): string {
  return `^/(${names.join("|")})(/|$)`;
}

// As texts, in the words that the regular expressions of JavaScript, nginx and Caddy share: each of them decides by these.

/** A path of one of the admin's pages, whatever dots it has. */
export const pagePattern = startsWithOneOf(pageNames);
/** A path of a page whose address may hold a token. */
export const tokenPagePattern = startsWithOneOf(tokenPageNames);
/** A path that can only be a file, unless it is one of a page: in a folder of files, hidden, or with an ending. */
export const filePattern = `${startsWithOneOf(fileFolders)}|/\\.|\\.[A-Za-z0-9]{1,8}$`;
/** A path that ends as a file does. Ids, handles and e-mail addresses have dots as well, so it may be a page's all the same. */
export const assetPattern = `\\.(${assetEndings.join("|")})$`;
/** A path that names a hash of its content. The shell and the compiler both write `name-HASH.ext`. */
export const hashedPattern = "^/(assets|extensions|brand)/.+-([A-Z0-9]{8}|[0-9a-f]{8})\\.[a-z0-9]+(\\.map)?$";
/** A path of a file that no browser opens as a document. */
export const assetPathPattern = `\\.(${partEndings.join("|")})$`;
/** A path of a file that is kept back: hidden ones, compressed neighbours, what tools read. */
export const keptBackPattern = "/\\.|\\.(br|gz)$|^/(build|shell)\\.json$";

// What an `Accept` says. One that is empty or missing takes anything.

/** It names pages, as that of a browser does where somebody opens an address. */
export const namesPagePattern = "text/html";
/** It takes a page, be it because it takes anything. */
export const takesPagePattern = "text/(html|\\*)|\\*/\\*";
