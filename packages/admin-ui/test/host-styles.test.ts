import { describe, expect, it } from "vitest";
import { hostStyles, reachesOut, resetOf } from "../scripts/host-styles.mjs";

/** Without what does not matter here. */
const small = (css: string) => css.replace(/\s+/g, " ").trim();

describe("the sheet for hosts", () => {
  it("asks the admin's box what the shell asks the window", () => {
    expect(small(hostStyles("@media (width < 720px) { .th-a { color: red } }"))).toBe(
      "@container th-box (width < 720px) { .th-a { color: red } }",
    );
    expect(small(hostStyles("@media (width >= 720px) and (hover: hover) { .th-a { color: red } }"))).toBe(
      "@media (hover: hover) { @container th-box (width >= 720px) { .th-a { color: red } } }",
    );
    expect(small(hostStyles("@media (hover: none), (width < 720px) { .th-a { color: red } }"))).toBe(
      "@media (hover: none) { .th-a { color: red } } @container th-box (width < 720px) { .th-a { color: red } }",
    );
    const kept = "@media (pointer: coarse) { .th-a { block-size: 44px } }";
    expect(small(hostStyles(kept))).toBe(kept);
  });

  it("counts hundredths of the box", () => {
    expect(hostStyles(".th-a { block-size: calc(100dvh - 64px); inline-size: 80vw }")).toBe(
      ".th-a { block-size: calc(calc(100 * var(--th-vh)) - 64px); inline-size: calc(80 * var(--th-vw)) }",
    );
  });

  it("gives rules weights in the order of their layers, and leaves the layers", () => {
    const css = hostStyles(`@layer tillhouse.base, tillhouse.parts;
      @layer tillhouse.parts { .th-a::before { color: red } @keyframes th-k { to { opacity: 0 } } }
      @layer tillhouse.screens { .th-b .th-a:hover { color: red } }`);
    expect(css).not.toContain("@layer");
    expect(css).toContain(".th-a:not(#\\##\\##\\#)::before");
    expect(css).toContain(".th-b .th-a:hover:not(#\\##\\##\\##\\#)");
    expect(small(css)).toContain("@keyframes th-k { to { opacity: 0 } }");
  });

  it("lets an extension style its own elements by a class", () => {
    const css = hostStyles("@layer tillhouse.base { :where([data-tillhouse]) :where(button) { border: 0 } }");
    // Once for the admin's own, and once, lighter than a class, for those of extensions.
    expect(css.match(/border: 0/g)).toHaveLength(2);
    expect(css).toContain(":not(x x x x)");
  });

  it("tells what would reach into the host's page", () => {
    expect(reachesOut(hostStyles(resetOf()))).toEqual([]);
    expect(
      reachesOut(
        "a { color: red } p:not(.th-a) { color: red } @keyframes spin { to { opacity: 0 } } @font-face { font-family: Inter }",
      ),
    ).toEqual(["@keyframes spin", "@font-face", "a", "p:not(.th-a)"]);
  });
});
