// How long an admin takes in the page of a host, from the click that mounts it until its first rows are painted: on pages that
// were there before, and on the first visit with all files in the browser's cache. It waits for the same store each time.
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminAccount, startStore } from "../examples/store/store.mjs";
import { buildHost, filesOfExample, writeHost } from "../scripts/vite-hosts.mjs";
import { rootDirectory } from "../scripts/workspace.mjs";
import { openBrowser } from "./page.mjs";
import { median } from "./process.mjs";
import { answerAnalytics, serveHost } from "./served.mjs";

const warmUps = 8;
const mounts = 20;
const visits = 10;

/** What is measured: an example, the page that mounts nothing, what mounts the admin, and what takes it away. */
const hosts = {
  "embed-vite-react-18": { version: "vite-6", path: "/office/a/orders", open: "Open", close: "Close" },
  "embed-vite-react-19": { version: "vite-8", path: "/", open: "Orders", close: "Home" },
  "embed-parts": { version: "vite-8", path: "/", open: "Desk" },
};

/**
 * Mounts the admin and notes when its rows stand, all in milliseconds from the click: when they are on the page, when they are
 * painted, and the calls to the store until then. Takes the admin away again. Runs in the page.
 */
async function mountOnce({ open, close }) {
  const becomes = (isSo) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        observer.disconnect();
        resolve(performance.now());
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      look();
    });
  const pressed = (name) =>
    [...document.querySelectorAll("a, button")].find((element) => element.textContent === name);
  performance.clearResourceTimings();
  const began = performance.now();
  pressed(open).click();
  const there = await becomes(() => document.querySelector("[data-tillhouse] tbody tr a") !== null);
  // The first task after the frame that draws it.
  const painted = await new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(undefined);
    });
  });
  const calls = performance
    .getEntriesByType("resource")
    .filter(({ name, responseEnd }) => new URL(name).pathname.startsWith("/admin/") && responseEnd < there)
    .map(({ name, startTime, responseEnd }) => ({
      path: new URL(name).pathname,
      sent: startTime - began,
      answered: responseEnd - began,
    }));
  // What comes with it while nobody waits is no part of the next one.
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (close === undefined) history.back();
  else pressed(close).click();
  await becomes(() => document.querySelector("[data-tillhouse]") === null && pressed(open) !== undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { there: there - began, painted: painted - began, calls };
}

/** The middle one, and the one that 95 of 100 do not exceed, in whole milliseconds. */
function summary(figures) {
  const sorted = [...figures].sort((left, right) => left - right);
  const at = Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1);
  return { median: Math.round(median(figures)), p95: Math.round(sorted[at]) };
}

/** How long at least one of the calls was on its way. */
function covered(calls) {
  let end = 0;
  let sum = 0;
  for (const { sent, answered } of [...calls].sort((left, right) => left.sent - right.sent)) {
    sum += Math.max(0, answered - Math.max(sent, end));
    end = Math.max(end, answered);
  }
  return sum;
}

/** What many runs have in common: until the rows, and the two calls that they come after. */
function summed(runs) {
  const of = (read) => summary(runs.map(read));
  const call = ({ calls }, path) => calls.find((one) => one.path === path);
  const times = (path) => ({
    sent: of((run) => call(run, path).sent).median,
    answered: of((run) => call(run, path).answered).median,
  });
  return {
    runs: runs.length,
    painted: of(({ painted }) => painted),
    waitingForStore: of((run) => covered(run.calls)),
    own: of((run) => run.painted - covered(run.calls)),
    session: times("/admin/auth"),
    rows: times("/admin/orders"),
    calls: of(({ calls }) => calls.length).median,
  };
}

async function measureHost(browser, name, backend) {
  const { version, path, ...clicks } = hosts[name];
  const directory = join(rootDirectory, "benchmarks/results/.hosts", name);
  await writeHost(directory, await filesOfExample(name));
  await buildHost(version, directory, { onNextMajors: version === "vite-8" });
  const host = await serveHost(join(directory, "dist"), backend);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.request.post(`${host.url}/admin/auth`, { data: adminAccount });
    const open = async () => {
      const tab = await context.newPage();
      await tab.goto(host.url + path);
      // It is mounted from the start.
      if (clicks.close === "Close") {
        await tab.locator("[data-tillhouse] tbody tr a").first().waitFor();
        await tab.getByRole("button", { name: clicks.close, exact: true }).click();
      }
      await tab.waitForLoadState("networkidle");
      return tab;
    };
    const tab = await open();
    const again = [];
    for (let index = 0; index < warmUps + mounts; index += 1) {
      const run = await tab.evaluate(mountOnce, clicks);
      if (index >= warmUps) again.push(run);
    }
    await tab.close();
    if (clicks.close === "Close") return { again: summed(again) };
    const first = [];
    for (let index = 0; index < visits; index += 1) {
      const visit = await open();
      first.push(await visit.evaluate(mountOnce, clicks));
      await visit.close();
    }
    return { again: summed(again), first: summed(first) };
  } finally {
    await context.close();
    host.close();
  }
}

/** Mounts the admin of each host again and again, and for the first time of a visit. */
export async function measureMount() {
  const data = join(tmpdir(), "tillhouse-benchmarks");
  const store = await startStore({ port: 0, fresh: true, data });
  const browser = await openBrowser();
  try {
    await answerAnalytics(store);
    const result = {};
    for (const name of Object.keys(hosts)) result[name] = await measureHost(browser, name, store.url);
    return result;
  } finally {
    await browser.close();
    await store.stop();
    await rm(data, { recursive: true, force: true });
  }
}
