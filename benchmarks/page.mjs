// Measures a page in Chromium: bytes on the wire, requests, calls to the store, time until the data stands, heap.
import { chromium } from "playwright";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.mjs";

/** Opens a browser for measuring. */
export async function openBrowser() {
  const executablePath = await ensureChromium(console.error);
  return await chromium.launch({ executablePath, args: chromiumFlags });
}

/**
 * Notes in the page itself when what shows the data is drawn. Asking from outside would find it up to half a second late:
 * Playwright asks again after ever longer pauses.
 */
function noteReady({ selector, text }) {
  const isThere = () =>
    selector === undefined
      ? [...document.querySelectorAll("p, span, div, a, td, h1, h2")].some((element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() === text),
        )
      : document.querySelector(selector) !== null;
  const look = () => {
    if (isThere()) globalThis.readyAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/**
 * What a page has waited for before its data stood, in milliseconds from the start of navigation: its HTML, the last of its
 * scripts, the first call to the store on its way, and the last call answered. Runs in the page.
 */
function waitsBefore() {
  const { readyAt } = globalThis;
  const before = performance.getEntriesByType("resource").filter(({ responseEnd }) => responseEnd <= readyAt);
  const calls = before.filter(({ name }) => new URL(name).pathname.startsWith("/admin/"));
  const scripts = before.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname));
  const last = (entries) => Math.max(0, ...entries.map(({ responseEnd }) => responseEnd));
  return {
    htmlAnswered: performance.getEntriesByType("navigation")[0].responseEnd,
    scriptsAnswered: last(scripts),
    firstCallSent: calls.length === 0 ? 0 : Math.min(...calls.map(({ startTime }) => startTime)),
    callsAnswered: last(calls),
    scriptsBefore: scripts.length,
    callsBefore: calls.length,
  };
}

/**
 * Loads a page with an empty cache and waits until its data stands: signed in, in a browser that was so before, or without
 * an account as somebody who comes for the first time.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ address: string, path: string, account?: object, ready: string | { text: string }, settle?: boolean,
 *   network?: { latency: number, megabits: number } }} page `ready` selects what shows the data, or is a text that does; the
 *   network is that of this machine when left out, else one of so many milliseconds and megabits a second; with `settle` what is asked for after that counts as well, until nothing is asked for any more
 */
export async function measurePage(browser, page) {
  const { address, path, account, ready, settle = false, network } = page;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (account !== undefined) {
      await context.request.post(new URL("/admin/auth", address).href, { data: account });
      await context.addInitScript(() => localStorage.setItem("tillhouse.signed-in", "true"));
    }
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send("Network.enable");
    if (network !== undefined)
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: network.latency,
        downloadThroughput: (network.megabits * 1e6) / 8,
        uploadThroughput: (network.megabits * 1e6) / 8,
      });
    const requests = new Map();
    session.on("Network.responseReceived", ({ requestId, response, type }) => {
      requests.set(requestId, { type, path: new URL(response.url).pathname, bytes: 0 });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request !== undefined) request.bytes = encodedDataLength;
    });
    await tab.addInitScript(noteReady, typeof ready === "string" ? { selector: ready } : ready);
    await tab.goto(address + path, { waitUntil: "commit" });
    await tab.waitForFunction(() => globalThis.readyAt !== undefined);
    const milliseconds = await tab.evaluate(() => globalThis.readyAt);
    const waits = await tab.evaluate(waitsBefore);
    if (settle) await tab.waitForLoadState("networkidle");
    const { metrics } = await session
      .send("Performance.enable")
      .then(() => session.send("Performance.getMetrics"));
    const all = [...requests.values()];
    const bytesOf = (chosen) => chosen.reduce((sum, { bytes }) => sum + bytes, 0);
    const calls = all.filter((request) => request.path.startsWith("/admin/"));
    return {
      milliseconds,
      ...waits,
      requests: all.length,
      apiCalls: calls.length,
      bytes: bytesOf(all),
      scriptBytes: bytesOf(all.filter(({ type }) => type === "Script")),
      heapBytes: metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0,
    };
  } finally {
    await context.close();
  }
}
