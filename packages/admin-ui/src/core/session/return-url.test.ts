import { describe, expect, test } from "vitest";
import { returnUrl, safeReturnUrl, signInUrl } from "./return-url";

describe("the wanted address", () => {
  test.each(["/a", "/a/orders", "/a/orders/order_1?tab=a%26b#notes", "/a/settings?x=https://b.example/"])(
    "%s of this admin is accepted",
    (address) => expect(safeReturnUrl(address)).toBe(address),
  );

  test.each([
    "//evil.example",
    "//evil.example/a/orders",
    "/\\evil",
    "/a\\..\\..\\evil",
    "javascript:alert(1)",
    "https://evil.example/a/orders",
    "/a//evil.example",
    "/a/../../../other-app",
    "/a/%2e%2e/%2e%2e/other-app",
    "/app",
    "/login",
    "/a\n/x",
    "",
    "a/orders",
  ])("%j is refused", (address) => expect(safeReturnUrl(address)).toBeUndefined());

  test("is carried by the URL of the sign-in page with query and hash", () => {
    const login = signInUrl({ pathname: "/a/orders", search: "?q=a&status=b", hash: "#note" });
    expect(login).toBe("/login?next=%2Fa%2Forders%3Fq%3Da%26status%3Db%23note");
    expect(returnUrl(login.slice("/login".length))).toBe("/a/orders?q=a&status=b#note");
  });

  test("is left out if it is the default", () => {
    expect(signInUrl({ pathname: "/a", search: "", hash: "" })).toBe("/login");
    expect(signInUrl({ pathname: "/elsewhere", search: "", hash: "" })).toBe("/login");
  });
});
