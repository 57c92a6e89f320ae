import { expect, it, vi } from "vitest";
import { type AnyResource, defineResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import { sendWrite } from "./send-write";

const swaps: AnyResource = defineResource({
  name: "swaps",
  api: { singularKey: "swap", pluralKey: "swaps", actionPath: "orders/{order_id}/swaps" },
  title: ({ id }) => id,
  actions: [
    { id: "cancel", run: { post: "cancel" } },
    { id: "mute", run: { update: { no_notification: true } } },
  ],
});

it("sends actions of a subrecord to the record that owns it", async () => {
  const post = vi.fn(async (_path: string, _payload: object) => ({}));
  // Sending an action uses no more of the host.
  const host = { client: { admin: { custom: { post } } } } as unknown as AdminHost;
  const record = { id: "swap_1", order_id: "order 1" };
  await sendWrite(host, swaps, { kind: "act", action: "cancel", record });
  await sendWrite(host, swaps, { kind: "act", action: "mute", record });
  expect(post.mock.calls).toEqual([
    ["/orders/order%201/swaps/swap_1/cancel", {}],
    ["/orders/order%201/swaps/swap_1", { no_notification: true }],
  ]);
});

const profiles: AnyResource = defineResource({
  name: "shipping-profiles",
  api: { singularKey: "shipping_profile", pluralKey: "shipping_profiles", isUnpaged: true },
  title: ({ name }) => name,
});

/** Puts members into a profile and takes them out, in a store that has these. */
function createProfiles(shipping_profiles: readonly { id: string; type: string }[]) {
  const calls: unknown[] = [];
  const request = async (method: string, path: string, payload: object) => {
    calls.push([method, path, payload]);
    return {};
  };
  const get = async () => ({ shipping_profiles });
  // Sending members uses no more of the host.
  const host = {
    client: { request, admin: { custom: { get } } },
    translate: (key: string) => key,
  } as unknown as AdminHost;
  const send = (members: { add?: string[]; remove?: string[] }) =>
    sendWrite(host, profiles, {
      kind: "members",
      id: "sp_2",
      title: "",
      related: "products",
      members: { key: "products", format: "ids", removedTo: { type: "default" } },
      ...members,
    });
  return { send, calls };
}

it("posts members to the record itself, and those that are removed to the record that gets them", async () => {
  const { send, calls } = createProfiles([
    { id: "sp_1", type: "gift_card" },
    { id: "sp_3", type: "default" },
  ]);
  await send({ add: ["p1"] });
  await send({ remove: ["p1", "p2"] });
  expect(calls).toEqual([
    ["POST", "/shipping-profiles/sp_2", { products: ["p1"] }],
    ["POST", "/shipping-profiles/sp_3", { products: ["p1", "p2"] }],
  ]);
});

it("removes nothing if there is no record that gets it", async () => {
  const { send, calls } = createProfiles([{ id: "sp_1", type: "gift_card" }]);
  await expect(send({ remove: ["p1"] })).rejects.toMatchObject({
    code: "conflict",
    message: "members.noReceiver",
  });
  expect(calls).toEqual([]);
});
