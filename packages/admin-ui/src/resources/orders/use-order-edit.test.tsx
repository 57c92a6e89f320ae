// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { type Host, HostContext } from "@tillhouse/extension-sdk";
import { expect, it } from "vitest";
import type { Edit, Order } from "./order-edit-state";
import { useOrderEdit } from "./use-order-edit";

it("adds an item once where the answer to that was lost, and another where two were asked for", async () => {
  const changes: object[] = [];
  let isLost = true;
  const edit = () => ({
    order_edit: { id: "oe_1", order_id: "order_1", changes: [...changes] } as unknown as Edit,
  });
  const custom = {
    get: async () => edit(),
    post: async (path: string, { variant_id, quantity }: Record<string, unknown>) => {
      if (!path.endsWith("/items")) return edit();
      changes.push({ id: `oic_${changes.length}`, type: "item_add", line_item: { variant_id, quantity } });
      if (isLost) throw new Error("Network Error");
      return edit();
    },
  };
  // Only what an edit uses of the host.
  const host = { client: { admin: { custom } }, refresh: async () => undefined } as unknown as Host;
  const events = { onEdit: () => undefined, onEnd: () => undefined };
  const { result } = renderHook(() => useOrderEdit({ id: "order_1" } as Order, undefined, events), {
    wrapper: ({ children }) => <HostContext.Provider value={host}>{children}</HostContext.Provider>,
  });
  const add = { take: "add", variantId: "variant_1", title: "Tent", quantity: 1 } as const;
  await act(async () => expect(await result.current.perform([add, add])).toBe(false));
  expect([changes.length, result.current.trouble?.left]).toEqual([1, [add, add]]);
  isLost = false;
  await act(async () => expect(await result.current.goOn()).toBe(true));
  expect(changes).toHaveLength(2);
});
