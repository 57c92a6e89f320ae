// Names of exports that are strings, which the compilers of hosts refuse for browsers that are older than such names.
import { transform } from "esbuild";

/** What a compiler for older browsers has to say of a script. */
export async function stringExports(code) {
  try {
    await transform(code, {
      loader: "js",
      format: "esm",
      logLevel: "silent",
      supported: { "arbitrary-module-namespace-names": false },
    });
    return [];
  } catch (error) {
    return error.errors.map(({ text }) => text);
  }
}
