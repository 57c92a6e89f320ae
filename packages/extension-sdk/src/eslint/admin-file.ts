/** A file of an extension: its project, and what it is by the folder that it lies in. */
export interface AdminFile {
  /** Absolute, with forward slashes: the folder with `src/admin`. */
  root: string;
  /** Below `src/admin`: `widgets/rating.tsx`. */
  path: string;
  /** A file that its folder makes a part of the admin; `other` is what such a file is made of. */
  kind: "widget" | "route" | "setting" | "other";
}

const script = /\.[jt]sx?$/;
const test = /\.(?:test|spec|stories)\.[jt]sx?$|(?:^|\/)__(?:tests?|mocks|fixtures)__\//;

function kindOf(path: string): AdminFile["kind"] {
  if (path.startsWith("widgets/")) return "widget";
  if (!/\/page\.[jt]sx?$/.test(path)) return "other";
  return path.startsWith("routes/") ? "route" : path.startsWith("settings/") ? "setting" : "other";
}

/** Tells whether a file is part of what an extension brings into the admin: tests and mocks are not. */
export function adminFile(filename: string): AdminFile | undefined {
  const name = filename.replaceAll("\\", "/");
  const at = name.lastIndexOf("/src/admin/");
  if (at === -1) return undefined;
  const path = name.slice(at + "/src/admin/".length);
  if (!script.test(path) || path.endsWith(".d.ts") || test.test(path) || path.startsWith("mock/"))
    return undefined;
  return { root: name.slice(0, at), path, kind: kindOf(path) };
}
