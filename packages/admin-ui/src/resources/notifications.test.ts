import { notificationLabel } from "@tillhouse/extension-sdk/commerce";
import { expect, it } from "vitest";
import messages from "../messages/en.json";

it.each(["orders", "notifications"])("has a word for every known %s", (of) => {
  const keyed = new RegExp(`^${of}\\.sent\\.(\\w.*_.*)$`);
  const known = Object.keys(messages).flatMap((key) => keyed.exec(key)?.[1] ?? []);
  expect(known.length).toBeGreaterThan(5);
  // One of the strokes is the point between the thing and what happened to it.
  const eventsOf = (key: string) =>
    [...key.matchAll(/_/g)].map(({ index }) => `${key.slice(0, index)}.${key.slice(index + 1)}`);
  for (const key of known)
    expect(eventsOf(key).map((event) => notificationLabel(event, String))).toContain(`${of}.sent.${key}`);
  for (const event of ["order.placed-1", "customer.renamed", "", null])
    expect(notificationLabel(event, String)).toBeUndefined();
});
