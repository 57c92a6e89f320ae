import { expect, test } from "vitest";
import { placeBrand } from "./resolve-brand-urls";

const root = new URL("https://admin.test/back/office/");

test("pictures of the page are found from its root, others where they are", () => {
  expect(
    placeBrand(
      { name: "M", logo: { light: "brand/a.svg", dark: "https://x.test/b.svg" }, signInArt: "c.jpg" },
      root,
    ),
  ).toEqual({
    name: "M",
    logo: { light: "https://admin.test/back/office/brand/a.svg", dark: "https://x.test/b.svg" },
    signInArt: "https://admin.test/back/office/c.jpg",
  });
  expect(placeBrand({ name: "M" }, root)).toEqual({ name: "M" });
  expect(placeBrand(undefined, root)).toBeUndefined();
});
