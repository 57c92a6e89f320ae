import { version } from "../base/version";
import { agentsTemplate } from "./agents";
import type { InitKind, TemplateFile } from "./template";
import { packageVersions } from "./versions";

/** What a project needs besides the command and the SDK, to compile its types and to run its tests. */
const developmentPackages: readonly (keyof typeof packageVersions)[] = [
  "@tanstack/react-query",
  "@testing-library/dom",
  "@testing-library/react",
  "@types/react",
  "@types/react-dom",
  "jsdom",
  "react",
  "react-dom",
  "react-router-dom",
  "typescript",
  "vitest",
];

const furtherPackages: Readonly<Record<InitKind, readonly string[]>> = {
  extension: ["@tillhouse/admin-ui", "lucide-react"],
  widget: [],
  page: ["lucide-react"],
  settings: [],
  resource: ["@tillhouse/admin-ui", "lucide-react"],
};

/** The packages that a project has to have for what a template wrote, with their versions. */
export function neededPackages(kind: InitKind): Record<string, string> {
  const names = [
    "@tillhouse/admin-cli",
    "@tillhouse/extension-sdk",
    ...developmentPackages,
    ...furtherPackages[kind],
  ];
  const versions: Readonly<Record<string, string>> = packageVersions;
  return Object.fromEntries(names.sort().map((name) => [name, versions[name] ?? `^${version}`]));
}

const configuration = `${JSON.stringify(
  {
    compilerOptions: {
      target: "ES2022",
      module: "ESNext",
      moduleResolution: "Bundler",
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      jsx: "react-jsx",
      strict: true,
      noEmit: true,
      resolveJsonModule: true,
      isolatedModules: true,
      skipLibCheck: true,
      types: ["@tillhouse/extension-sdk/assets"],
    },
    include: ["src", "test", "tillhouse-env.d.ts"],
  },
  undefined,
  2,
)}\n`;

function readme(name: string, run: string): string {
  return `# ${name}

An extension of the Tillhouse back-office. What lies in \`src/admin\` becomes part of it:

| Folder | What |
| --- | --- |
| \`widgets/\` | components in zones of the admin's pages |
| \`routes/<path>/page.tsx\` | pages, with a link in the sidebar |
| \`settings/<name>/page.tsx\` | cards in the settings, and their pages |
| \`resources/\` | kinds of records: list, detail and form follow from a definition |
| \`messages/<language>.json\` | texts |
| \`mock/\` | what your own backend answers in \`dev --mock\` and in tests; in no build |
| \`extension.ts\` | what has no folder: changes to the admin's own pages, commands, groups of the sidebar |

\`\`\`sh
${run} dev      # the admin with these extensions, following every change
${run} check    # all mistakes at once
${run} test
${run} build    # the whole admin as a static site
\`\`\`

\`npx tillhouse dev --mock\` needs no store: there is one in memory. \`npx tillhouse init\` adds a further page, widget,
settings card or resource.
`;
}

/** The files around \`src/admin\` of a project that is new. */
export function projectTemplate(name: string, run: string): TemplateFile[] {
  const description = {
    name,
    version: "0.1.0",
    private: true,
    type: "module",
    scripts: {
      dev: "tillhouse dev",
      check: "tillhouse check && tsc",
      build: "tillhouse build",
      test: "vitest run",
    },
    devDependencies: neededPackages("extension"),
  };
  return [
    { path: "package.json", text: `${JSON.stringify(description, undefined, 2)}\n` },
    { path: "tsconfig.json", text: configuration },
    { path: ".gitignore", text: "node_modules/\nbuild/\ndist/\n" },
    { path: "README.md", text: readme(name, run) },
    { path: "AGENTS.md", text: agentsTemplate(name, run) },
  ];
}
