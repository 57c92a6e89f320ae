import type { Host } from "@tillhouse/extension-sdk";
import type { SettingsForm } from "@tillhouse/extension-sdk/internal";
import { expect, it, vi } from "vitest";
import { writeSettings } from "./settings-storage";

function hostWith(kept: object) {
  const post = vi.fn(async () => ({}));
  const store = { retrieve: async () => ({ store: { metadata: { reviews: kept } } }) };
  const invalidate = vi.fn<Host["invalidate"]>();
  // As much of a host as settings are kept with.
  const host = { client: { admin: { store, custom: { post } } }, invalidate } as unknown as Host;
  return { host, post, invalidate };
}

// Where nothing else is named, settings stand in the metadata of the store, and no schema is asked here.
const place = { owner: "reviews", form: {} as SettingsForm };

it("keeps what somebody else has set meanwhile", async () => {
  const { host, post, invalidate } = hostWith({ days: 3, tone: "calm" });
  await writeSettings(host, place, { values: { days: 9, tone: "loud" }, base: { days: 5, tone: "loud" } });
  expect(post).toHaveBeenCalledWith("/store", { metadata: { reviews: { days: 9, tone: "calm" } } });
  expect(invalidate).toHaveBeenCalledWith("store");
});

it("removes empty values that the schema leaves out", async () => {
  const { host, post } = hostWith({ days: 3, note: "Old" });
  await writeSettings(host, place, { values: { days: 3 }, base: { days: 3, note: "Old" } });
  expect(JSON.parse(JSON.stringify(post.mock.calls))).toEqual([
    ["/store", { metadata: { reviews: { days: 3 } } }],
  ]);
});
