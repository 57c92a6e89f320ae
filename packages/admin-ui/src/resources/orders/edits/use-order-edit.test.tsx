// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { AdminError } from "@tillhouse/extension-sdk";
import type { AdminHost } from "@tillhouse/extension-sdk/internal";
import { HostContext } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import type { Edit, Order } from "./order-edit-state";
import { useOrderEdit } from "./use-order-edit";

it("adds an item once after a lost answer", async () => {
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
  const host = { client: { admin: { custom } }, invalidate: async () => undefined } as unknown as AdminHost;
  const events = { onEdit: () => undefined, onEnd: () => undefined };
  const { result } = renderHook(() => useOrderEdit({ id: "order_1" } as Order, undefined, events), {
    wrapper: ({ children }) => <HostContext.Provider value={host}>{children}</HostContext.Provider>,
  });
  const add = { take: "add", variantId: "variant_1", title: "Tent", quantity: 1 } as const;
  await act(async () => expect(await result.current.enqueue([add, add])).toBe(false));
  expect([changes.length, result.current.failure?.pending]).toEqual([1, [add, add]]);
  isLost = false;
  await act(async () => expect(await result.current.resume()).toBe(true));
  expect(changes).toHaveLength(2);
});

for (const take of ["request", "confirm"] as const)
  it(`ends by ${take} once after a lost answer`, async () => {
    const calls: string[] = [];
    const dates: Record<string, string> = { created_at: "2026-11-20T10:00:00.000Z" };
    let isDone = false;
    const edit = () => ({
      order_edit: { id: "oe_1", order_id: "order_1", changes: [], ...dates } as unknown as Edit,
    });
    const custom = {
      get: async () => edit(),
      post: async (path: string) => {
        const step = path.split("/").at(-1) ?? "";
        if (step !== "request" && step !== "confirm") return edit();
        calls.push(step);
        if (step !== take || isDone) dates[`${step}ed_at`] = `2026-11-20T11:00:0${calls.length}.000Z`;
        if (step === take)
          throw new AdminError("network", "Network Error", { details: { isUncertain: true } });
        return edit();
      },
    };
    const host = { client: { admin: { custom } }, invalidate: async () => undefined } as unknown as AdminHost;
    const ends: string[] = [];
    const events = { onEdit: () => undefined, onEnd: (how: string) => ends.push(how) };
    const { result } = renderHook(() => useOrderEdit({ id: "order_1" } as Order, "oe_1", events), {
      wrapper: ({ children }) => <HostContext.Provider value={host}>{children}</HostContext.Provider>,
    });
    await act(async () => expect(await result.current.enqueue([{ take }])).toBe(false));
    expect([ends, result.current.failure?.pending]).toEqual([[], [{ take }]]);
    isDone = true;
    await act(async () => expect(await result.current.resume()).toBe(true));
    expect(ends).toEqual([take]);
    expect(calls.filter((call) => call === "request")).toHaveLength(take === "request" ? 2 : 1);
  });
