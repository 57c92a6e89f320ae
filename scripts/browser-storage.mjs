// What a browser keeps for all admins of a page: each has its own of it, as `storage` of its host.
import { parseSync } from "oxc-parser";
import { childrenOf, inModules } from "./module-state.mjs";

const shared = new Set(["localStorage", "sessionStorage", "indexedDB", "BroadcastChannel"]);

/** The one place that uses it, and what may, beside it, and why. */
const allowedFiles = [
  "packages/extension-sdk/src/storage/",
  // The vendor's library writes under keys of its own, which are cleared by their names.
  "packages/admin-ui/src/core/analytics/analytics-vendor.ts",
  // It comes before all other code of the page that `serve` sends, whose admin has keys without a prefix.
  "packages/admin-ui/src/shell/preload.ts",
  // What one check has left must not reach the next one.
  "packages/admin-ui/src/testing/",
];

/** The names of the browser's own storage that a source uses, bare or as a property. */
export function browserStorageIn(file, source) {
  const found = new Set();
  const visit = (node) => {
    const name = node.type === "MemberExpression" && node.computed ? node.property.value : node.name;
    if (shared.has(name)) found.add(name);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return [...found];
}

/** Modules that go past the storage of their admin, as `file: name`. */
export function browserStorageUses() {
  return inModules(browserStorageIn).filter((use) => !allowedFiles.some((file) => use.startsWith(file)));
}
