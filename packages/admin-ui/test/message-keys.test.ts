// Every key that the code looks up exists, and every text is looked up by somebody.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import messages from "../src/messages/en.json";
import { builtIn } from "../src/testing/harness/complete-built-in";

const texts: Record<string, string> = messages;
const packages = fileURLToPath(new URL("../../", import.meta.url));

const sources = ["extension-sdk/src", "admin-ui/src"].flatMap((directory) =>
  readdirSync(join(packages, directory), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d|dev)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(packages, directory, file), "utf8"))
    // Examples in comments look nothing up.
    .map((source) => source.replace(/^\s*\*.*$/gm, "")),
);
const code = sources.join("\n");
const baseOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const known = new Set(Object.keys(texts).map(baseOf));

it("has a text for every key in the code", () => {
  const used = [...code.matchAll(/translate\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(used.length).toBeGreaterThan(50);
  expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
});

it("has no unused text", () => {
  const names = (builtIn.resources ?? []).map(({ name }) => name);
  // Keys of resources are derived from definitions; the conformance suite looks after those.
  const derived = new RegExp(
    `^(${names.join("|")})\\.(title|one|noun|count|create|edit|searchHint|empty|deleteText|description|fields|sections|timeline|actions|actionTexts|actionAmounts|actionTitles|actionCommits|actionKeeps|actionResults|role|addresses|status|payment_status|fulfillment_status|price_type|views|documents|outcome|outcomeHints|alternatives|reason|steps|submitAs|work|kind|type|use|state|condition_type)`,
  );
  const prefixes = [...code.matchAll(/`([a-zA-Z.-]+)\.\$\{/g)].map((match) => `${match[1]}.`);
  const isUsed = (key: string) =>
    code.includes(`"${key}"`) || derived.test(key) || prefixes.some((prefix) => key.startsWith(prefix));
  expect([...known].filter((key) => !isUsed(key))).toEqual([]);
});
