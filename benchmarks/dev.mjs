// Measures `tillhouse dev` on a project with twenty extensions: from the start of the process to the first answer with the page,
// and from the writing of a widget's file, and of its texts, to the change on the page in Chromium. A mock store answers,
// so that what is measured is the command and the admin.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootDirectory } from "../scripts/workspace.mjs";
import { writeProject } from "./extensions.mjs";
import { openBrowser } from "./page.mjs";
import { median, usageOf } from "./process.mjs";

const command = join(rootDirectory, "packages/admin-cli/dist/bin.js");
const extensions = 20;
const edits = 30;
const starts = 5;

const widget = (text) => `import { useHost } from "@tillhouse/extension-sdk";
import { useState } from "react";
export const config = { zone: "product_collection.list.before" };
export default function Measured() {
  const { translate } = useHost();
  const [started] = useState(1);
  return <p id="measured">${text} {translate("measured.text")} {started}</p>;
}
`;

/** Starts the command and waits for its first page. */
async function startDev(directory) {
  const port = 7300 + Math.floor(Math.random() * 500);
  const began = performance.now();
  const words = ["dev", "--port", String(port), "--mock"];
  const child = spawn(process.execPath, [command, ...words], { cwd: directory, stdio: "ignore" });
  const address = `http://localhost:${port}/app`;
  for (;;) {
    const answer = await fetch(address, { headers: { accept: "text/html" } }).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    address,
    child,
    seconds: (performance.now() - began) / 1000,
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("close", resolve));
    },
  };
}

/** Edits one file again and again; each time counts from the call that writes it to the text on the page. */
async function measureEdits(page, write) {
  const milliseconds = [];
  for (let index = 0; index < edits; index += 1) {
    const text = `Edit ${index}.`;
    // The page itself takes the time, in the clock that this process has as well.
    const seen = page.evaluate(
      (wanted) =>
        new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector("#measured")?.textContent.includes(wanted)) return;
            observer.disconnect();
            resolve(performance.timeOrigin + performance.now());
          });
          observer.observe(document.body, { childList: true, characterData: true, subtree: true });
        }),
      text,
    );
    const began = performance.timeOrigin + performance.now();
    await write(text);
    milliseconds.push((await seen) - began);
    // A person's edits are further apart than the watcher keeps quiet.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const sorted = [...milliseconds].sort((left, right) => left - right);
  return { median: median(sorted), p95: sorted[Math.floor(sorted.length * 0.95)] };
}

/** What a person sees who edits a widget, and then its texts. */
async function measurePage({ address, child }, writeWidget, writeText) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const account = { email: "admin@tillhouse.test", password: "tillhouse" };
    await context.request.post(new URL("/admin/auth", address).href, { data: account });
    await page.goto(`${address}/a/collections`);
    await page.locator("#measured").waitFor();
    const editToScreenMilliseconds = await measureEdits(page, writeWidget);
    const textToScreenMilliseconds = await measureEdits(page, writeText);
    const { bytes } = await usageOf(child.pid);
    return { editToScreenMilliseconds, textToScreenMilliseconds, memoryBytes: bytes };
  } finally {
    await browser.close();
  }
}

/** Readiness and edits, on a project of its own. */
export async function measureDev() {
  const directory = await mkdtemp(join(tmpdir(), "tillhouse-dev-"));
  try {
    writeProject(directory, extensions);
    const sources = join(directory, "extensions/sample-1/src/admin");
    const english = join(sources, "messages/en.json");
    const texts = JSON.parse(await readFile(english, "utf8"));
    const writeWidget = (text) => writeFile(join(sources, "widgets/measured.tsx"), widget(text));
    const writeText = (text) => writeFile(english, JSON.stringify({ ...texts, "measured.text": text }));
    await writeWidget("Start.");
    await writeText("Start.");
    const readySeconds = [];
    for (let index = 0; index < starts; index += 1) {
      const started = await startDev(directory);
      readySeconds.push(started.seconds);
      await started.stop();
    }
    const started = await startDev(directory);
    try {
      return {
        extensions,
        edits,
        readySeconds: median(readySeconds),
        ...(await measurePage(started, writeWidget, writeText)),
      };
    } finally {
      await started.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
