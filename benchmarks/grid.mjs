// A grid of 1,000 and one of 10,000 rows, 8 columns each, alone on the page of the gallery: until it is drawn, scrolled in
// both directions, a paste of 1,000 cells, and the heap.
import { serveGallery } from "../scripts/gallery.mjs";
import { measureFrames, spread, summarize } from "./frames.mjs";
import { openBrowser } from "./page.mjs";

const sizes = [1000, 10_000];
const repeats = 5;

const cells = '[role="dialog"] [role="grid"] [role="gridcell"]';

/** From the click until the frame after the one in which the cells are drawn. */
async function measurePaint(page) {
  return await page.getByRole("button", { name: "Open grid", exact: true }).evaluate(
    (element, selector) =>
      new Promise((resolve) => {
        const began = performance.now();
        const look = () => {
          if (document.querySelector(selector) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - began));
        };
        element.click();
        look();
      }),
    cells,
  );
}

/** Turns the wheel down, up and to the side. */
async function scroll(page) {
  await page.mouse.move(700, 500);
  for (const [x, y] of [
    ...Array.from({ length: 60 }, () => [0, 400]),
    ...Array.from({ length: 30 }, () => [0, -700]),
    ...Array.from({ length: 10 }, () => [120, 0]),
  ]) {
    await page.mouse.wheel(x, y);
    await page.waitForTimeout(16);
  }
}

/** Pastes 250 rows of 4 amounts: until what follows from it is drawn. */
async function measurePaste(page) {
  return await page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const text = Array.from({ length: 250 }, (_, row) =>
          Array.from({ length: 4 }, (_, column) => `${row + 10}.${column}5`).join("\t"),
        ).join("\n");
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
        const began = performance.now();
        document.querySelector(selector).dispatchEvent(event);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      }),
    `${cells}[aria-colindex="3"]`,
  );
}

/** Measures the grid with some number of rows. */
async function measureRows(browser, { address, rows }) {
  const figures = { paintMilliseconds: [], pasteMilliseconds: [], heapBytes: [] };
  const frames = [];
  for (let index = 0; index < repeats; index += 1) {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
    await page.goto(`${address}/?rows=${rows}`);
    figures.paintMilliseconds.push(await measurePaint(page));
    frames.push(...(await measureFrames(page, () => scroll(page))));
    await page.keyboard.press("Control+Home");
    await page.locator(`${cells}[aria-colindex="3"]`).first().click();
    figures.pasteMilliseconds.push(await measurePaste(page));
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    await session.send("Performance.enable");
    const { metrics } = await session.send("Performance.getMetrics");
    figures.heapBytes.push(metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0);
    await page.close();
  }
  return {
    rows,
    columns: 8,
    ...Object.fromEntries(Object.entries(figures).map(([name, values]) => [name, spread(values)])),
    scrolling: summarize(frames),
  };
}

/** Measures the grid. */
export async function measureGrid() {
  const gallery = await serveGallery();
  const browser = await openBrowser();
  try {
    const results = [];
    for (const rows of sizes) results.push(await measureRows(browser, { address: gallery.url, rows }));
    return { sizes: results };
  } finally {
    await browser.close();
    await gallery.close();
  }
}
