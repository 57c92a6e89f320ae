import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { safeHref, safeSrc } from "./safe-url";

const scripts = [
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "vbscript:x",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "file:///etc/passwd",
];

describe("addresses from data", () => {
  it.each(scripts)("%o is neither a link nor a picture", (address) => {
    expect(safeHref(address)).toBeUndefined();
    expect(safeHref(address, "https://admin.test/")).toBeUndefined();
    expect(safeSrc(address)).toBeUndefined();
  });

  it("are links if they are pages of the web", () => {
    expect(safeHref("https://track.test/a?b=1")).toBe("https://track.test/a?b=1");
    expect(safeHref("HTTP://track.test")).toBe("http://track.test/");
    for (const other of ["track.test", "/a", "", "  ", undefined, null, 5, {}, "https://", "mailto:a@b.test"])
      expect(safeHref(other), String(other)).toBeUndefined();
    expect(safeHref("/uploads/a.csv", "https://admin.test/app")).toBe("https://admin.test/uploads/a.csv");
  });

  it("are pictures from the web, from the admin or in the URL itself", () => {
    for (const address of [
      "https://cdn.test/a b.jpg",
      "/uploads/a.png",
      "uploads/a.png",
      "blob:https://admin.test/1234",
      "data:image/png;base64,AAAA",
    ])
      expect(safeSrc(address)).toBe(address);
    for (const other of ["", undefined, null, 5]) expect(safeSrc(other)).toBeUndefined();
  });
});

const packages = ["..", "../../../admin-ui/src"].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const sources = packages.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test|\.dev|\.d)\.(?:tsx?|mjs)$/.test(file) && !file.includes("gallery"))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") })),
);

test("text never becomes markup or code in the packages", () => {
  expect(sources.length).toBeGreaterThan(300);
  const ways =
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\bsrcDoc\b|createContextualFragment|\beval\(|new Function\(|setAttribute\(\s*["'](?:style|on|href|src)/;
  expect(sources.filter(({ text }) => ways.test(text)).map(({ file }) => file)).toEqual([]);
});

/** Addresses that come from the configuration or from the code, which is checked where it is read. */
const ours: Record<string, string> = {
  "app/auth/frame/login-background.tsx": "the configuration",
  "app/shared/brand-mark.tsx": "the configuration",
  "app/analytics/analytics-explanation.tsx": "the configuration",
  "app/command-palette/palette-row.tsx": "the router",
  "inspector/panel/name-list.tsx": "the definitions, while developing",
  "inspector/panel/source-link.tsx": "the author's own machine, while developing",
  "inputs/media/file-dropzone.tsx": "a file that was just chosen",
  "format/safe-url.ts": "an example",
  "mistakes/code-mistakes.ts": "an example",
};

test("addresses from data become links and pictures through one function", () => {
  const careless = sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /<(?:a|img|iframe|object|embed|source|video|audio|form)\b[^>]*?\b(?:href|src|srcSet|action|data)=\{([^}]*)\}/g,
      ),
    ]
      .filter(([, value = ""]) => !/safe(?:Href|Src)\(|^safe$/.test(value))
      .map(([, value]) => `${file}: ${value}`)
      .filter(() => !(file in ours)),
  );
  expect(careless).toEqual([]);
});
