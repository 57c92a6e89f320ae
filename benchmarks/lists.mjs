// Measures lists in Chromium on a scripted store: script per frame at work with 1,000 rows, the paint of what is in the cache,
// and a page of 100,000 records against one of 100.
import { setTimeout as pause } from "node:timers/promises";
import { startBackend } from "./backend.mjs";
import { measureFrames, spread, summarize } from "./frames.mjs";
import { openBrowser } from "./page.mjs";

const viewport = { width: 1440, height: 900 };

/** Times that everything is done. The work in frames is pooled: each of its hundreds of frames counts. */
const rounds = 3;
const clicks = 15;

/** What a keyboard repeats while a key is held, in milliseconds. */
const repeatsEvery = 33;

/** Longer than any debounce of a list. */
const settlesIn = 700;

async function openList(browser, admin, path) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${admin.url}${path}`);
  await page.locator("tbody tr a").first().waitFor();
  await pause(settlesIn);
  return page;
}

async function press(page, key, times, every) {
  for (let index = 0; index < times; index += 1) {
    await page.keyboard.press(key);
    await pause(every);
  }
}

/** Holds a key down: all but the first are marked as repeats, as a keyboard's are. */
async function hold(page, key, times) {
  for (let index = 0; index < times; index += 1) {
    await page.keyboard.down(key);
    await pause(repeatsEvery);
  }
  await page.keyboard.up(key);
}

/** The middles of what a locator finds in the window. */
async function middles(locator) {
  const boxes = await Promise.all((await locator.all()).map((one) => one.boundingBox()));
  return boxes
    .filter((box) => box !== null && box.y > 150 && box.y + box.height < viewport.height - 60)
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
}

const boxesOf = (page) => page.getByRole("checkbox", { name: /^Select (?!the rows)/ });

/** The ways of working in a list, each of which gives frames. */
const works = {
  moving: async (page, measure) => {
    await measure(async () => {
      await press(page, "j", 40, 60);
      await press(page, "k", 20, 60);
    });
  },
  holding: async (page, measure) => {
    await measure(async () => {
      await hold(page, "j", 120);
      await hold(page, "k", 60);
    });
  },
  selecting: async (page, measure) => {
    await measure(async () => {
      for (let index = 0; index < 15; index += 1) {
        await press(page, "j", 1, 60);
        await press(page, "x", 1, 60);
      }
      await press(page, "Shift+J", 10, 60);
      await pause(settlesIn);
      await page.keyboard.press("Escape");
    });
    await page.evaluate(() => window.scrollTo(0, 0));
    await pause(settlesIn);
    const some = await middles(boxesOf(page));
    const [whole] = await middles(page.getByRole("checkbox", { name: "Select all rows on this page" }));
    await measure(async () => {
      for (const [x, y] of some.slice(0, 10)) {
        await page.mouse.click(x, y);
        await pause(100);
      }
      for (let times = 0; times < 4; times += 1) {
        await page.mouse.click(...whole);
        await pause(settlesIn);
      }
      await page.keyboard.press("Escape");
      await page.mouse.click(...some[0]);
      await pause(settlesIn);
    });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await pause(settlesIn);
    const last = (await middles(boxesOf(page))).at(-1);
    await measure(async () => {
      await page.keyboard.down("Shift");
      await page.mouse.click(...last);
      await page.keyboard.up("Shift");
      await pause(settlesIn);
      await page.keyboard.press("Escape");
      await pause(settlesIn);
    });
  },
  typing: async (page, measure) => {
    await page.getByRole("searchbox").focus();
    await measure(async () => {
      await page.keyboard.type("measure", { delay: 90 });
      await pause(150);
    });
  },
  /** The answer to the search is drawn, and the whole list again when it is cleared. */
  searching: async (page, measure) => {
    await page.getByRole("searchbox").focus();
    await measure(async () => {
      await page.keyboard.type("m");
      await pause(2 * settlesIn);
      await press(page, "Backspace", 1, 2 * settlesIn);
    });
  },
};

async function measureWorks(browser, admin) {
  const frames = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, work] of Object.entries(works)) {
      const page = await openList(browser, admin, "/a/customers?rows=1000");
      await work(page, async (act) => frames[name].push(...(await measureFrames(page, act))));
      await page.context().close();
    }
  return Object.fromEntries(Object.entries(frames).map(([name, found]) => [name, summarize(found)]));
}

/**
 * From a click, as the browser stamps it, to the paint of a text: when it stands in the page, the frame that draws it is
 * awaited, and the first task after that frame.
 */
async function clickToPaint(page, at, { selector, text }) {
  await page.evaluate(
    ([where, what]) => {
      window.painted = new Promise((resolve) => {
        let began;
        const check = () => {
          if (began === undefined || document.querySelector(where)?.textContent !== what) return;
          observer.disconnect();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          requestAnimationFrame(() => port2.postMessage(undefined));
        };
        const observer = new MutationObserver(check);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        document.addEventListener("click", (event) => (began = event.timeStamp), {
          capture: true,
          once: true,
        });
      });
    },
    [selector, text],
  );
  await page.mouse.click(...at);
  return await page.evaluate(() => window.painted);
}

const firstRow = "tbody tr:first-child a";

async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + Math.min(width / 2, 40), y + height / 2];
}

/** A record that the pointer rested on, and the page that was read ahead. */
async function measureCached(browser, admin) {
  const times = { record: [], nextPage: [] };
  const page = await openList(browser, admin, "/a/customers");
  const restAndClick = async (link, content) => {
    const at = await middleOf(link);
    await page.mouse.move(...at);
    await pause(settlesIn);
    return await clickToPaint(page, at, content);
  };
  for (let index = 0; index < clicks; index += 1) {
    const text = `Customer ${index}`;
    const link = page.getByRole("link", { name: text, exact: true });
    times.record.push(await restAndClick(link, { selector: "h1", text }));
    await page.goBack();
    await page.locator(firstRow).waitFor();
    await pause(settlesIn);
  }
  for (let index = 1; index <= clicks; index += 1) {
    const link = page.getByRole("link", { name: "Next page" });
    times.nextPage.push(await restAndClick(link, { selector: firstRow, text: `Customer ${index * 20}` }));
  }
  await page.context().close();
  return { record: spread(times.record), nextPage: spread(times.nextPage) };
}

/** The last page of a list, which nobody read ahead: the pointer comes to its link and clicks at once. */
async function clickLastPage(browser, { admin, total }) {
  const page = await openList(browser, admin, "/a/customers");
  const at = await middleOf(page.locator(".th-pagination__page").last());
  const milliseconds = await clickToPaint(page, at, { selector: firstRow, text: `Customer ${total - 20}` });
  await page.context().close();
  return milliseconds;
}

/** Both lists in turn, so that whatever else the machine does meets them alike. */
async function measureLength(browser, short, long) {
  const times = { short: [], long: [] };
  for (let index = 0; index < clicks; index += 1) {
    times.short.push(await clickLastPage(browser, short));
    times.long.push(await clickLastPage(browser, long));
  }
  const [of100, of100000] = [spread(times.short), spread(times.long)];
  return { of100, of100000, ratio: of100000.median / of100.median };
}

/**
 * Measures the list of customers in the admin that `tillhouse serve` serves.
 *
 * @param {string} directory the project that is served
 */
export async function measureLists(directory) {
  const { serve } = await import("@tillhouse/admin-cli");
  const served = [];
  const browser = await openBrowser();
  try {
    for (const total of [1000, 100, 100_000]) {
      const backend = await startBackend(total);
      served.push({
        backend,
        total,
        admin: await serve({ directory, port: 0, backend: backend.url, environment: {} }),
      });
    }
    const [thousand, short, long] = served;
    return {
      works: await measureWorks(browser, thousand.admin),
      clickToPaintMilliseconds: {
        cached: await measureCached(browser, thousand.admin),
        lastPage: await measureLength(browser, short, long),
      },
    };
  } finally {
    await browser.close();
    for (const { admin, backend } of served) {
      await admin?.close();
      await backend.close();
    }
  }
}
