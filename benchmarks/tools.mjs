// Building, and the way to the first page while developing: `tillhouse` beside the official tools, in one run.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/web-servers.mjs";
import { writeProject } from "./extensions.mjs";
import { officialProject } from "./official.mjs";
import { measureProcess, medians, usageOf } from "./process.mjs";

const repeats = 3;

/** Builds once and makes sure that there is a page; the official tools end with 0 whatever happened. */
async function measureBuild(tool) {
  const page = join(tool.directory, "build/index.html");
  const began = Date.now();
  const figures = await measureProcess(process.execPath, [tool.command, "build"], tool);
  if (!existsSync(page)) throw new Error(`${tool.name} built no page.`);
  const scripts = (await readdir(join(tool.directory, "build"), { recursive: true })).filter((name) =>
    name.endsWith(".js"),
  );
  const texts = await Promise.all(
    scripts.map((name) => readFile(join(tool.directory, "build", name), "utf8")),
  );
  if (!texts.some((text) => text.includes(tool.proof)))
    throw new Error(`${tool.name} built without the extensions (after ${Date.now() - began} ms).`);
  return figures;
}

/** Scripts that a page names, and the modules of extensions that it will load, as addresses. */
function scriptsOf(html, address) {
  const named = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source);
  const configuration = /<script\b[^>]*\bid="tillhouse-config"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "{}";
  const { basePath = "", extensions = [] } = JSON.parse(configuration);
  return [...named, ...extensions.map(({ module }) => `${basePath}/${module}`)].map(
    (source) => new URL(source, address),
  );
}

/** From the start of the process until the page and all scripts that it names are answered with, and the memory then. */
async function measureDevelop(tool, backend) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [tool.command, ...tool.develop(port, backend)], {
    cwd: tool.directory,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  let peakBytes = 0;
  let isRunning = true;
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  child.on("close", () => (isRunning = false));
  const sampling = (async () => {
    while (isRunning) {
      peakBytes = Math.max(peakBytes, (await usageOf(child.pid)).bytes);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const read = async (address) => {
    const answer = await fetch(address, { headers: { accept: "text/html,*/*" } }).catch(() => undefined);
    return answer?.ok ? await answer.text() : undefined;
  };
  try {
    const address = `http://localhost:${port}${tool.path}`;
    for (;;) {
      if (!isRunning) throw new Error(`${tool.name} ended before there was a page.\n${output.slice(-2000)}`);
      const html = await read(address);
      const scripts = html === undefined ? [] : scriptsOf(html, address);
      if (scripts.length > 0 && (await Promise.all(scripts.map(read))).every((text) => text !== undefined))
        break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { readySeconds: (performance.now() - began) / 1000, peakBytes };
  } finally {
    if (isRunning) process.kill(-child.pid, "SIGTERM");
    await new Promise((resolve) => (isRunning ? child.once("close", resolve) : resolve()));
    isRunning = false;
    await sampling;
  }
}

/** Ours and the official one in turn, so that whatever else the machine does weighs on both. */
async function inTurn(tools, measure) {
  const runs = tools.map(() => []);
  for (let index = 0; index < repeats; index += 1)
    for (const [place, tool] of tools.entries()) runs[place].push(await measure(tool));
  return Object.fromEntries(tools.map(({ name }, place) => [name, medians(runs[place])]));
}

/** `tillhouse build` with more and more extensions; the first build of each project is not counted, nothing is there to take over. */
async function measureMany(command) {
  const root = await realpath(await mkdtemp(join(tmpdir(), "tillhouse-extensions-")));
  try {
    const figures = {};
    for (const count of [1, 20, 100]) {
      const directory = join(root, String(count));
      await mkdir(directory);
      writeProject(directory, count);
      const fresh = await measureProcess(process.execPath, [command, "build"], { directory });
      const runs = [];
      for (let index = 0; index < repeats; index += 1)
        runs.push(await measureProcess(process.execPath, [command, "build"], { directory }));
      figures[count] = { fresh, again: medians(runs) };
    }
    return figures;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Whether there is a `tillhouse dev` to measure. */
function hasDevelop(command) {
  const { stdout } = spawnSync(process.execPath, [command, "dev", "--help"], { encoding: "utf8" });
  return stdout.includes("tillhouse dev");
}

function timesLess({ tillhouse, official }, keys) {
  return Object.fromEntries(keys.map((key) => [key, official[key] / tillhouse[key]]));
}

/** Measures the tools on a project with the same three extensions, before the same store. */
export async function measureTools({ command, example, backend, log }) {
  const official = await officialProject(log);
  const tools = [
    {
      name: "tillhouse",
      command,
      directory: example,
      path: "/app",
      proof: "Packing",
      develop: (port, store) => ["dev", "--port", String(port), "--backend", store],
    },
    {
      name: "official",
      ...official,
      path: "/",
      proof: "Packing",
      develop: (port, store) => ["develop", "--port", String(port), "--backend", store],
    },
  ];
  const build = await inTurn(tools, measureBuild);
  const able = hasDevelop(command) ? tools : tools.filter(({ name }) => name !== "tillhouse");
  const develop = await inTurn(able, (tool) => measureDevelop(tool, backend));
  return {
    repeats,
    official: `@medusajs/admin ${official.version}`,
    build: { ...build, ratio: timesLess(build, ["wallSeconds", "cpuSeconds", "peakBytes"]) },
    develop: {
      ...develop,
      ...(develop.tillhouse && { ratio: timesLess(develop, ["readySeconds", "peakBytes"]) }),
    },
    extensions: await measureMany(command),
  };
}
