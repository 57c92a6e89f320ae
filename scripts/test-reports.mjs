import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

// Reads what the runners report: each test with its name, how long it took, whether it is well, and why not.

/** @typedef {{ name: string, milliseconds: number, ok: boolean, reason?: string }} TestReport */

/** Why a test failed: the beginning of what the runner says, without the stack. @param {string[]} messages */
function whyOf(messages) {
  const said = messages.map((message) => {
    const lines = stripVTControlCharacters(message).split("\n");
    return lines
      .filter((line) => line.trim() !== "")
      .slice(0, 8)
      .join("\n");
  });
  return said.length === 0 ? {} : { reason: said.join("\n") };
}

/** Lines of a page that are told: those of what stood above it, or else its last ones. */
const linesOfPage = 24;

/** What stood on the page when a test failed. @param {{ name: string, path?: string }[]} attachments of Playwright's report */
function pageOf(attachments) {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  if (path === undefined || !existsSync(path)) return [];
  const lines = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, "utf8"))?.[1]?.split("\n") ?? [];
  const dialog = lines.findLastIndex((line) => /^\s*- (alert)?dialog/.test(line));
  return [
    "The page:",
    ...(dialog < 0 ? lines.slice(-linesOfPage) : lines.slice(dialog, dialog + linesOfPage)),
  ];
}

/** Lines of the store's log that are told: the last ones. */
const linesOfLog = 16;

/** What the store has logged while a test failed. @param {{ name: string, body?: string }[]} attachments of Playwright's report */
function logOf(attachments) {
  const body = attachments.find(({ name }) => name === "store-log")?.body ?? "";
  const text = stripVTControlCharacters(Buffer.from(body, "base64").toString());
  // Calls that went well say nothing.
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !/HTTP\/1\.1" [23]\d\d /.test(line));
  return lines.length === 0 ? [] : ["The store's log:", ...lines.slice(-linesOfLog)];
}

/** @param {string} text vitest's JSON @returns {TestReport[]} */
export function readVitest(text) {
  return JSON.parse(text).testResults.flatMap(({ name: file, status, message, assertionResults }) => [
    ...assertionResults
      .filter((one) => !["skipped", "pending", "todo", "disabled"].includes(one.status))
      .map((one) => ({
        name: `${file.replace(/^.*\/packages\//, "")} › ${one.fullName}`,
        milliseconds: one.duration ?? 0,
        ok: one.status === "passed",
        ...whyOf(one.failureMessages ?? []),
      })),
    // A file that cannot be loaded has no tests, and is a failure all the same.
    ...(status === "failed" && assertionResults.every((one) => one.status !== "failed")
      ? [{ name: `${file}: ${message}`, milliseconds: 0, ok: false }]
      : []),
  ]);
}

/** @param {string} text Playwright's JSON @returns {TestReport[]} a flaky test is not well */
export function readPlaywright(text) {
  const read = (suite, above) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status !== "skipped")
        .map(({ status, results }) => ({
          name: [...above, title].join(" › "),
          milliseconds: results.reduce((total, { duration }) => total + duration, 0),
          ok: status === "expected",
          ...whyOf(
            results.flatMap(({ errors = [], attachments = [] }) => [
              ...errors.map(
                ({ message, location }) => `${location ? `Line ${location.line}: ` : ""}${message}`,
              ),
              ...(errors.length > 0 ? [...pageOf(attachments), ...logOf(attachments)] : []),
            ]),
          ),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...above, inner.title])),
  ];
  const { suites, errors } = JSON.parse(text);
  return [
    ...suites.flatMap((suite) => read(suite, [suite.title])),
    ...(errors ?? []).map(({ message }) => ({ name: message, milliseconds: 0, ok: false })),
  ];
}

/**
 * The failure of a run that ended badly although each of its tests is well, or that had none: an error that no test
 * caught, which the runner's report leaves out and only its output has.
 *
 * @param {string} output of the runner @returns {TestReport}
 */
export function failureOfRun(output) {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    // Lines of the stack that no test of ours stands in tell nothing.
    .filter((line) => line.trim() !== "" && !/^\s*(❯|at) .*(node_modules|node:)/.test(line));
  const uncaught = lines.findIndex((line) => /⎯ Unhandled (?!Errors)\w+ ⎯/.test(line));
  const said = uncaught < 0 ? lines.slice(-linesOfPage) : lines.slice(uncaught, uncaught + linesOfPage);
  return { name: "the run itself", milliseconds: 0, ok: false, reason: said.join("\n") };
}

const entities = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
const unescapeXml = (text) => text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name) => entities[name]);

/** @param {string} text JUnit's XML, as Node's runner writes it @returns {TestReport[]} */
export function readNodeTests(text) {
  return [...text.matchAll(/<testcase\s+([^>]*?)(\/>|>([\s\S]*?)<\/testcase>)/g)]
    .map(([, attributes, , inside = ""]) => ({ attributes, inside }))
    .filter(({ inside }) => !inside.includes("<skipped"))
    .map(({ attributes, inside }) => ({
      name: unescapeXml(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? ""),
      milliseconds: Number(/\btime="([\d.]+)"/.exec(attributes)?.[1] ?? 0) * 1000,
      ok: !inside.includes("<failure"),
      ...whyOf(
        [...inside.matchAll(/<failure[^>]*\bmessage="([^"]*)"/g)].map(([, words]) => unescapeXml(words)),
      ),
    }));
}
