import { expect, it } from "vitest";
import { timelineFromDates } from "./timeline-from-dates";

it("lists only what has happened", () => {
  const parcel = {
    id: "ful_1",
    created_at: new Date("2026-11-01T10:00:00Z"),
    shipped_at: "2026-11-02T10:00:00.000Z",
    canceled_at: null,
  };
  const moments = {
    created: { title: "Packed" },
    shipped: { title: "Shipped", tone: "positive" as const },
    canceled: { title: "Cancelled" },
    received: { title: "Received" },
  };
  expect(timelineFromDates(parcel, moments)).toEqual([
    { id: "ful_1 created", date: "2026-11-01T10:00:00.000Z", title: "Packed" },
    { id: "ful_1 shipped", date: "2026-11-02T10:00:00.000Z", title: "Shipped", tone: "positive" },
  ]);
});
