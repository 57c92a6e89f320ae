// A host of the published package is compiled by each Vite as it comes: built, and served while somebody works on it, and a page does not get
// heavier by it than it may.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { builtHost } from "./built-hosts.mjs";
import { costOfBuilt, firstLoad, firstLoadWithout, measuredHosts } from "./host-sizes.mjs";
import { developHost, filesOfExample, hostOfReadme, viteVersions, writeHost } from "./vite-hosts.mjs";
import { rootDirectory } from "./workspace.mjs";

const files = await hostOfReadme();

async function answerOf(url) {
  const response = await fetch(url, { headers: { accept: "*/*" } });
  assert.equal(response.status, 200, `${url} is answered with ${response.status}`);
  return await response.text();
}

/** Where each version has built the page of the README: beside an example's page, or by itself. */
const readmePages = {
  "vite-6": { host: "embed-vite-react-18", page: "readme/index.html" },
  "vite-7": { host: "readme-vite-7", page: "index.html" },
  "vite-8": { host: "embed-two-stores", page: "readme/index.html" },
};

for (const version of viteVersions) {
  test(`${version} builds the host of the README`, async () => {
    const { host, page } = readmePages[version];
    const directory = await builtHost(host);
    const html = await readFile(join(directory, "dist", page), "utf8");
    assert.match(html, /<script type="module" crossorigin src="\/assets\/[^"]+\.js">/);
    const assets = join(directory, "dist/assets");
    const texts = (await readdir(assets)).filter((name) => /^de-.*\.js$/.test(name));
    // Each language by itself, what the first screen says apart: nobody loads one that they do not read.
    assert.equal(texts.length, 2);
    for (const name of texts) assert.match(await readFile(join(assets, name), "utf8"), /JSON\.parse\(/);
  });

  test(`${version} serves the host of the README while somebody works on it`, async () => {
    const directory = join(rootDirectory, "e2e/results/readme-hosts", version);
    await writeHost(directory, files);
    const server = await developHost(version, directory);
    try {
      await answerOf(`${server.url}/main.tsx`);
      const module = await answerOf(`${server.url}/back-office.tsx`);
      // The packages are compiled ahead, all in one; what they load later is beside them.
      const [, dependency] =
        /from "(\/node_modules\/\.vite\/deps\/@tillhouse_admin-ui\.js[^"]*)"/.exec(module) ?? [];
      assert.ok(dependency, module);
      assert.match(await answerOf(`${server.url}${dependency}`), /\bAdmin\b/);
    } finally {
      await server.close();
    }
  });
}

for (const host of measuredHosts) {
  test(`the admin costs the page of ${host.example} at most ${host.limit} bytes`, async () => {
    const bytes = costOfBuilt(await builtHost(host.example), host);
    assert.ok(bytes <= host.limit, `${bytes} bytes, see benchmarks/README.md`);
  });

  test(`the pages of ${host.example} are no heavier until the admin is shown`, async () => {
    const withAdmin = firstLoad(await builtHost(host.example));
    const alone = join(rootDirectory, "e2e/results/readme-hosts", `${host.example}-alone`);
    const without = await firstLoadWithout(alone, await filesOfExample(host.example), host);
    // What is more is the list of files that the import of that page leads to.
    assert.ok(withAdmin - without <= 1_000, `${withAdmin} bytes, ${without} without the admin`);
  });
}
