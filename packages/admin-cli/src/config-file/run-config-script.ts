import { CommandError } from "../base/errors";
import { compileScript, ScriptError, type ScriptSource } from "../script/compile-script";
import { runScript } from "../script/run-script";
import type { SourceFile } from "../syntax/source-file";

/** `defineConfig` gives types to editors, and does nothing. */
const own = { defineConfig: (config: unknown): unknown => config };

/**
 * Compiles a configuration script in memory and runs it.
 *
 * @param limit how long it may take, in milliseconds; left out, it is waited for
 * @returns what its default export, or `module.exports`, is.
 * @throws CommandError `invalid-configuration` where it cannot be read, throws, or takes longer than it may.
 */
export async function runConfigScript(file: SourceFile, limit?: number): Promise<unknown> {
  const source: ScriptSource = {
    file,
    project: process.cwd(),
    provided: { "@tillhouse/admin-cli": own, "@tillhouse/admin-cli/config": own },
    rules: {
      syntax: "configuration-syntax",
      unresolved: "configuration-import",
      throws: "configuration-failed",
      hangs: "configuration-hangs",
    },
  };
  try {
    const { default: value } = await runScript(await compileScript(source), source, {
      throws: (reason) => ({
        message: `The configuration file threw: ${reason}`,
        hint: "It is run by every command; keep to plain values and process.env.",
      }),
      hangs: {
        message: "The configuration file does not finish loading.",
        why: "It is run by every command, so none of them would start.",
        hint: "Look for a loop or an await outside of functions.",
      },
      limit,
    });
    // What other compilers make of `export default` for `require`.
    const isWrapped =
      typeof value === "object" && value !== null && "__esModule" in value && "default" in value;
    return isWrapped ? value.default : value;
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    throw new CommandError({
      code: "invalid-configuration",
      message: "The configuration file cannot be used.",
      details: error.problems,
      cause: error.cause,
    });
  }
}
