import { expect, test } from "vitest";
import { resolveBrandUrls } from "./resolve-brand-urls";

const root = new URL("https://admin.test/back/office/");

test("pictures of the page are found from its root", () => {
  expect(
    resolveBrandUrls(
      { name: "M", logo: { light: "brand/a.svg", dark: "https://x.test/b.svg" }, signInArt: "c.jpg" },
      root,
    ),
  ).toEqual({
    name: "M",
    logo: { light: "https://admin.test/back/office/brand/a.svg", dark: "https://x.test/b.svg" },
    signInArt: "https://admin.test/back/office/c.jpg",
  });
  expect(resolveBrandUrls({ name: "M" }, root)).toEqual({ name: "M" });
  expect(resolveBrandUrls(undefined, root)).toBeUndefined();
});
