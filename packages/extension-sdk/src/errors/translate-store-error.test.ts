import { expect, it } from "vitest";
import { AdminError } from "./errors";
import { type StoreErrorPattern, translateStoreError } from "./translate-store-error";

const translate = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
const known: StoreErrorPattern[] = [
  [/insufficient stock for item: (?<item>.*)/i, "parcels.errors.noStock"],
  [/not stocked/i, "parcels.errors.notKept"],
];

it("translates the store's message with its values", () => {
  const refused = new AdminError("not-found", "Insufficient stock for item: Mug", {
    details: { requestId: "req_1" },
  });
  expect(translateStoreError(refused, known, translate)).toMatchObject({
    code: "invalid",
    message: 'parcels.errors.noStock {"item":"Mug"}',
    details: { requestId: "req_1" },
    cause: refused,
  });
  expect(
    translateStoreError(new AdminError("conflict", "It is not stocked there"), known, translate).message,
  ).toBe("parcels.errors.notKept {}");
});

it("keeps an unknown message", () => {
  const refused = new AdminError("server", "The shelf is on fire");
  expect(translateStoreError(refused, known, translate)).toBe(refused);
});
