import { describe, expect, it } from "vitest";
import { exampleLink, type LinkTemplate, linkTemplates, templateError } from "./link-template";

const [payment, , , invite] = linkTemplates as [LinkTemplate, LinkTemplate, LinkTemplate, LinkTemplate];

describe("a template of links", () => {
  it("may be empty", () => {
    expect(templateError(" ", payment)).toBeUndefined();
  });

  it.each([
    "https://shop.example/pay/{cart_id}",
    "http://localhost:8000/pay?cart={cart_id}",
    "https://{cart_id}.shop.example",
  ])("takes %s", (template) => expect(templateError(template, payment)).toBeUndefined());

  it.each([
    ["shop.example/pay/{cart_id}", "store-details.errors.link"],
    ["javascript:alert(1)//{cart_id}", "store-details.errors.link"],
    ["https://", "store-details.errors.link"],
    ["https://shop.example/pay", "store-details.errors.cart_id"],
    ["https://shop.example/pay/{payment_id}", "store-details.errors.cart_id"],
    ["https://shop.example/pay/{{cart_id}}", "store-details.errors.cart_id"],
    ["https://shop.example/{cart_id}/{swap_id}", "store-details.errors.cart_id"],
  ])("refuses %s", (template, error) => expect(templateError(template, payment)).toBe(error));

  it("knows what each of them replaces", () => {
    expect(templateError("https://admin.example/invite?token={cart_id}", invite)).toBe(
      "store-details.errors.invite_token",
    );
  });

  it("is tried with an example", () => {
    expect(
      exampleLink(" https://shop.example/pay/{cart_id}?c={cart_id}", { ...payment, example: "c1" }),
    ).toBe("https://shop.example/pay/c1?c=c1");
  });
});
