import { extname } from "node:path";
import { transformSync } from "oxc-transform";

const languages: Readonly<Record<string, "js" | "jsx" | "ts" | "tsx">> = {
  ".js": "jsx",
  ".jsx": "jsx",
  ".mjs": "jsx",
  ".mts": "ts",
  ".ts": "ts",
  ".tsx": "tsx",
};

/** Whether a file is a script that {@link withRefresh} can read. */
export function isScript(path: string): boolean {
  return extname(path) in languages;
}

/** The import that stands for the module of the page that keeps components by their names. */
export const hotRequest = "tillhouse-hot";

/**
 * Compiles a file so that React can exchange its components in place: each is told to the page under the file's name and
 * its own, with the hooks that it calls.
 *
 * @param source how the page calls the file
 * @returns the code with its source map, or `undefined` where the file cannot be read: the compiler tells why.
 */
export function withRefresh(path: string, text: string, source: string): string | undefined {
  const { code, map, errors } = transformSync(path, text, {
    lang: languages[extname(path)],
    sourceType: "module",
    sourcemap: true,
    jsx: { runtime: "automatic", refresh: true },
  });
  if (errors.some(({ severity }) => severity === "Error")) return undefined;
  const hasComponents = /\$Refresh(?:Reg|Sig)\$/.test(code);
  const name = JSON.stringify(source);
  // In the lines of the file itself nothing moves: what is added stands at its end, and imports are read first anyway.
  const scope = `\nimport { scope as $tillhouseScope } from "${hotRequest}";\nfunction $RefreshReg$(type, id) { $tillhouseScope(${name}).register(type, id); }\nfunction $RefreshSig$() { return $tillhouseScope(${name}).sign(); }\n`;
  const comment =
    map === undefined
      ? ""
      : `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString("base64")}\n`;
  return `${code}${hasComponents ? scope : ""}${comment}`;
}
