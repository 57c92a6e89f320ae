import type { Mistake } from "../mistake";

const config = (text: string): Record<string, string> => ({ "/tillhouse.config.mjs": text });

/** The configuration file, and the extensions that it names. */
export const configurationMistakes: readonly Mistake[] = [
  { name: "configuration-key", files: config('export default { basPath: "/app" };\n') },
  { name: "configuration-value", files: config("export default { basePath: 3 };\n") },
  { name: "configuration-syntax", files: config("export default { basePath: };\n") },
  {
    name: "configuration-secret",
    files: config('export default { helpUrl: "https://admin:hunter2@example.com" };\n'),
  },
  {
    name: "configuration-extension-missing",
    files: config('export default { extensions: ["@acme/reviews"] };\n'),
  },
  {
    name: "configuration-extension-version",
    files: {
      ...config('export default { extensions: ["@acme/reviews"] };\n'),
      "/node_modules/@acme/reviews/package.json":
        '{ "name": "@acme/reviews", "main": "index.js", "tillhouse": { "apiVersion": 7 } }',
      "/node_modules/@acme/reviews/index.js": 'export default { id: "reviews" };\n',
    },
  },
];
