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
