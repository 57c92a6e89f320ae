import { expect, it } from "vitest";
import { chosenChannels, proposedLocation } from "./proposed-location";

const locations = [
  { id: "depot", sales_channels: [{ id: "market" }] },
  { id: "harbour", sales_channels: [{ id: "online" }] },
  { id: "barn" },
] as unknown as Parameters<typeof proposedLocation>[0];
const idFor = (...channels: string[]) => proposedLocation(locations, channels)?.id;

it("proposes the first location that serves a channel of the product", () => {
  expect(idFor("online")).toBe("harbour");
  expect(idFor("online", "market")).toBe("depot");
});

it("proposes the first one where none does", () => {
  expect(idFor()).toBe("depot");
  expect(idFor("wholesale")).toBe("depot");
  expect(proposedLocation([], ["online"])).toBeUndefined();
});

it("takes the store's channel where none is chosen", () => {
  expect(chosenChannels([], { default_sales_channel_id: "online" })).toEqual(["online"]);
  expect(chosenChannels(["market"], { default_sales_channel_id: "online" })).toEqual(["market"]);
  expect(chosenChannels(undefined, undefined)).toEqual([]);
});
