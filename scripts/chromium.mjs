// Finds the Chromium that the browser tests and benchmarks drive; on Debian it is installed when there is none.
import { existsSync } from "node:fs";
import { run } from "./workspace.mjs";

const candidates = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** What each window brings beside its page: two pages for the list below its address bar, and a process that stands by. */
const unusedFeatures = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** What Playwright turns off for tests. The last list of features counts, so they are named again. */
const featuresAgainstTests = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Flags for a browser that keeps to itself: no sandbox (it may run as root), no traffic of its own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...featuresAgainstTests, ...unusedFeatures].join(",")}`,
];

/** @returns {string | undefined} path of the browser */
function findChromium() {
  return [process.env.CHROMIUM_PATH, ...candidates].find((path) => path !== undefined && existsSync(path));
}

/**
 * The path of Chromium, installed from Debian's packages where there is none.
 *
 * @param {(line: string) => void} log
 */
export async function ensureChromium(log) {
  const found = findChromium();
  if (found !== undefined) return found;
  log("Installing Chromium");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update"], { isQuiet: true, environment });
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
      isQuiet: true,
      environment,
    });
  } catch (error) {
    throw new Error(
      `The browser tests need Chromium, and it could not be installed. Install it, or name one in CHROMIUM_PATH.\n${error.message}`,
    );
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error("Chromium was installed but is not where it was expected.");
  return installed;
}
