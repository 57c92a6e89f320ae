import { describe, expect, test } from "vitest";
import { readServerPlugins } from "../src/project/server-plugins";
import { createProject } from "./fixtures/project";

describe("plugins of the server", () => {
  test("have the names that the list of extensions takes", async () => {
    const list = [
      '"reviews"',
      '"local"',
      '"./plugins/by-path"',
      '"./beside"',
      'path.resolve(__dirname, "runtime", "mail")',
      `\`\${__dirname}/plugins/local-two\``,
      'path.join(process.cwd(), "..", "outside")',
      'dirname(require.resolve("@acme/pages/package.json"))',
    ].map((name) => `{ resolve: ${name}, options: { enableUI: true } }`);
    const { directory } = await createProject({
      "medusa-config.js": `const path = require("path");
const { dirname } = path;
module.exports = { plugins: [${list.join(",\n")}] };`,
      "plugins/local/package.json": "{}",
      "plugins/beside/package.json": "{}",
      // A folder of the project is no plugin: Medusa looks for the package then.
      "reviews/package.json": "{}",
      "plugins/reviews/package.json": "{}",
    });
    const { plugins, problems } = await readServerPlugins(directory);
    expect(problems).toEqual([]);
    expect(plugins.map(({ name }) => name)).toEqual([
      "reviews",
      "./plugins/local",
      "./plugins/by-path",
      "./plugins/beside",
      "./runtime/mail",
      "./plugins/local-two",
      "../outside",
      "@acme/pages",
    ]);
  });
});
