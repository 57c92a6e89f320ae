// Runs before every file of unit tests: a test fails if the console says what it does not expect. So a warning of React,
// or a stack, is seen by whoever brings it about, and the output of a run in which all is well has none.
import { format } from "node:util";
import { afterAll, afterEach } from "vitest";

const methods = ["error", "warn"] as const;
let said: string[] = [];
let expected: readonly (string | RegExp)[] = [];

function listen(): void {
  for (const method of methods) {
    console[method] = (...values: unknown[]) => {
      said.push(format(...values));
    };
  }
}

function isAbout(line: string, what: string | RegExp): boolean {
  return typeof what === "string" ? line.includes(what) : what.test(line);
}

/** Throws unless everything that was said was expected, and the other way round. */
function settle(): void {
  const [lines, wanted] = [said, expected];
  said = [];
  expected = [];
  const strange = lines.filter((line) => !wanted.some((what) => isAbout(line, what)));
  if (strange.length > 0)
    throw new Error(`The console says what no test expects (see expectConsole):\n\n${strange.join("\n\n")}`);
  const missing = wanted.filter((what) => !lines.some((line) => isAbout(line, what)));
  if (missing.length > 0)
    throw new Error(`The console does not say: ${missing.join(", ")}\n\n${lines.join("\n\n")}`);
}

/**
 * Says what `console.error` and `console.warn` have to say in this test, each at least once, and nothing else.
 *
 * @example expectConsole("Error: no stars", /The above error occurred in the <Stars>/);
 */
export function expectConsole(...what: readonly (string | RegExp)[]): void {
  expected = [...expected, ...what];
}

listen();
// What nobody catches goes to the document, which would write it past the console. React asks it first, and says nothing of
// its own about an error that is taken care of here.
if (typeof window !== "undefined") {
  window.addEventListener("error", (event) => {
    event.preventDefault();
    said.push(format(event.error ?? event.message));
  });
  // What comes is waited for, however busy the machine is; a second is often too short for a whole admin.
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 10_000 });
  const { completeDocument } = await import("../../packages/extension-sdk/src/testing/complete-document");
  completeDocument();
}
afterEach(settle);
// What was said as the file was read, or after its last test.
afterAll(settle);
