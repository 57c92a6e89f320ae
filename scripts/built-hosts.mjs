// The hosts that tests open or measure, each built once as long as nothing changes: whichever test comes first builds it, and
// the others find it.
import { createHash } from "node:crypto";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildNextHost } from "./next-host.mjs";
import { buildHost, filesOfExample, hostOfReadme, writeHost } from "./vite-hosts.mjs";
import { rootDirectory } from "./workspace.mjs";

/**
 * @typedef {object} BuiltHost
 * @property {string} version what builds it
 * @property {() => Promise<Record<string, string>>} files
 * @property {(directory: string) => Promise<void>} build
 */

/** @param {string} name @returns {string} where a host is */
export const hostDirectory = (name) => join(rootDirectory, "e2e/results/hosts", name);

/**
 * A host that Vite builds.
 *
 * @param {string} version
 * @param {BuiltHost["files"]} files
 * @param {Parameters<typeof buildHost>[2]} [host]
 * @returns {BuiltHost}
 */
const byVite = (version, files, host) => ({
  version,
  files,
  build: (directory) => buildHost(version, directory, host),
});

/**
 * A host that only browser tests have, at a path of its own, on one React or the other.
 *
 * @param {string} name
 * @param {boolean} onNextMajors
 */
function testHost(name, onNextMajors) {
  const files = async () => ({
    "host.tsx": await readFile(join(rootDirectory, "e2e/fixtures/host/host.tsx"), "utf8"),
    "index.html": `<!doctype html><html lang="en"><title>Platform</title><link rel="icon" href="data:,">
<div id="platform"></div><script type="module" src="/host.tsx"></script></html>`,
  });
  return byVite("vite-8", files, { onNextMajors, basePath: `/${name}/` });
}

/** The pages of an example that has the host of the README beside its own: one build less. */
const withReadme = ["index.html", "readme/index.html"];

/** An example with the host of the README. */
async function exampleWithReadme(name) {
  const readme = Object.entries(await hostOfReadme());
  return {
    ...(await filesOfExample(name)),
    ...Object.fromEntries(readme.map(([file, text]) => [`readme/${file}`, text])),
  };
}

/** The example of a platform with styles of its own, at a path as the hosts of tests are. */
export const styledExample = "embed-tailwind-bootstrap";

/** The example that has a server of its own. */
export const nextExample = "embed-next";

/** What browser tests open, and Vite builds. */
const openedHosts = {
  "react-18": testHost("react-18", false),
  "react-19": testHost("react-19", true),
  "embed-vite-react-18": byVite("vite-6", () => exampleWithReadme("embed-vite-react-18"), {
    pages: withReadme,
  }),
  // These two are measured, and so built as they are published.
  "embed-vite-react-19": byVite("vite-8", () => filesOfExample("embed-vite-react-19"), {
    onNextMajors: true,
  }),
  "embed-parts": byVite("vite-8", () => filesOfExample("embed-parts"), { onNextMajors: true }),
  "embed-two-stores": byVite("vite-8", () => exampleWithReadme("embed-two-stores"), {
    onNextMajors: true,
    pages: withReadme,
  }),
  [styledExample]: {
    version: "vite-8",
    files: () => filesOfExample(styledExample),
    build: async (directory) => {
      const { default: tailwindcss } = await import("@tailwindcss/vite");
      await buildHost("vite-8", directory, {
        basePath: `/${styledExample}/`,
        plugins: [tailwindcss()],
        // The workspace has the version before, for extensions of the official admin.
        alias: { tailwindcss: "tailwindcss-4" },
      });
    },
  },
};

/** @type {Record<string, BuiltHost>} */
const hosts = {
  ...openedHosts,
  "readme-vite-7": byVite("vite-7", hostOfReadme),
  [nextExample]: { version: "next", files: () => filesOfExample(nextExample), build: buildNextHost },
};

/** What a host is built from. */
async function stampOf(version, files) {
  const sources = ["built-hosts", "next-host", "vite-hosts"].map((name) => `scripts/${name}.mjs`);
  const built = await Promise.all(
    ["packages/admin-ui/dist/.built", "package-lock.json", ...sources].map((file) =>
      readFile(join(rootDirectory, file), "utf8"),
    ),
  );
  return createHash("sha256")
    .update([version, JSON.stringify(files), ...built].join("\n"))
    .digest("hex");
}

/**
 * Builds a host, as long as nothing changes only once.
 *
 * @param {string} name
 * @returns {Promise<string>} where it is; `dist` has what was built
 */
export async function builtHost(name) {
  const { version, files, build } = hosts[name];
  const directory = hostDirectory(name);
  const texts = await files();
  const wanted = await stampOf(version, texts);
  const stamp = join(directory, ".built");
  if ((await readFile(stamp, "utf8").catch(() => undefined)) === wanted) return directory;
  await writeHost(directory, texts);
  await build(directory);
  await writeFile(stamp, wanted);
  return directory;
}

/** Builds what browser tests open; which store it works on is in the page that is sent, or behind it. */
async function buildOpenedHosts() {
  // One after the other: each compiler takes all there is of the machine, and all together much of its memory.
  for (const name of Object.keys(openedHosts)) await builtHost(name);
  // An example that is files to send, as they are.
  const plain = join(hostDirectory("embed-html"), "dist");
  await cp(join(rootDirectory, "examples/embed-html"), plain, { recursive: true });
  await cp(join(rootDirectory, "packages/admin-ui/dist/element"), join(plain, "tillhouse"), {
    recursive: true,
  });
}

// As a process of its own, beside those who asked for it.
if (process.argv[1] === import.meta.filename) await buildOpenedHosts();
