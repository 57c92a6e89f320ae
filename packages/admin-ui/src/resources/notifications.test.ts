import { sentWord } from "@tillhouse/extension-sdk/commerce";
import { expect, it } from "vitest";
import messages from "../messages/en.json";

it("has a word for everything that it knows, and none for anything else", () => {
  const known = Object.keys(messages).flatMap((key) => /^orders\.sent\.(\w.*_.*)$/.exec(key)?.[1] ?? []);
  expect(known.length).toBeGreaterThan(10);
  for (const key of known) expect(sentWord(key.replace("_", "."), String)).toBe(`orders.sent.${key}`);
  for (const event of ["order.placed-1", "customer.created", "", null])
    expect(sentWord(event, String)).toBeUndefined();
});
