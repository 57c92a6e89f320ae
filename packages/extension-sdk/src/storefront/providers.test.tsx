// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../../../../scripts/unit/expect-console";
import { recordedClient } from "../../test/recorded-client";
import { CartProvider, useCart } from "./cart-provider";
import { MedusaProvider, useMedusa } from "./medusa-provider";
import { SessionCartProvider, useSessionCart } from "./session-cart-provider";

const europe = { currency_code: "eur", tax_rate: 25 };
const variant = { id: "variant_1", inventory_quantity: 5, prices: [{ currency_code: "eur", amount: 1000 }] };
const item = { variant, quantity: 2 };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A hook outside of what it needs, which the console tells of as well. */
function misused(hook: () => unknown) {
  expectConsole(/must be used within a|should be used as a child of/, "The above error");
  return () => renderHook(hook);
}

describe("hooks outside of their providers", () => {
  it("spec 8.4: useMedusa must be used within a MedusaProvider", () => {
    expect(misused(useMedusa)).toThrow(/^useMedusa must be used within a MedusaProvider$/);
  });

  it("spec 8.4: useCart must be used within a CartProvider", () => {
    expect(misused(useCart)).toThrow(/^useCart must be used within a CartProvider$/);
  });

  it("spec 8.4: useSessionCart should be used as a child of SessionCartProvider", () => {
    expect(misused(useSessionCart)).toThrow(
      /^useSessionCart should be used as a child of SessionCartProvider$/,
    );
  });
});

describe("SessionCartProvider", () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionCartProvider>{children}</SessionCartProvider>
  );

  it("spec 3.14, 4.19, 4.20: changes a session cart and updates its totals", () => {
    const { result } = renderHook(useSessionCart, { wrapper });
    const cart = () => result.current;
    act(() => cart().setRegion(europe));
    act(() => cart().addItem(item));
    expect(cart()).toMatchObject({ region: europe, total: 2500, totalItems: 2 });
    expect(cart().getItem("variant_1")).toMatchObject({ quantity: 2, total: 2500 });
    act(() => cart().incrementItemQuantity("variant_1"));
    expect(cart()).toMatchObject({ total: 3750, totalItems: 3 });
    act(() => cart().updateItemQuantity("variant_1", 9));
    expect(cart()).toMatchObject({ total: 6250, totalItems: 5 });
    act(() => cart().updateItem("variant_1", { quantity: 1 }));
    expect(cart().totalItems).toBe(1);
    act(() => cart().decrementItemQuantity("variant_1"));
    act(() => cart().decrementItemQuantity("variant_1"));
    expect(cart().getItem("variant_1")?.quantity).toBe(0);
    act(() => cart().setItems([item, { variant: { ...variant, id: "variant_2" }, quantity: 1 }]));
    expect(cart().totalItems).toBe(3);
    act(() => cart().removeItem("variant_1"));
    expect(cart().items.map((line) => line.variant.id)).toEqual(["variant_2"]);
    act(() => cart().clearItems());
    expect(cart()).toMatchObject({ region: europe, items: [], total: 0, totalItems: 0 });
  });

  it("spec 5.6, 5.7, 8.5: refuses invalid regions, items and lists", () => {
    const { result } = renderHook(useSessionCart, { wrapper });
    act(() => result.current.addItem(item));
    // What a script without types hands over.
    const nothing = {} as never;
    expect(() => result.current.setRegion(nothing)).toThrow("region must be a non-empty object");
    expect(() => result.current.addItem(nothing)).toThrow("item must be a non-empty object");
    expect(() => result.current.setItems(nothing)).toThrow("items must be an array of items");
    expect(result.current.totalItems).toBe(2);
  });

  it("spec 9.17: keeps the cart in the browser under a fixed key", () => {
    const first = renderHook(useSessionCart, { wrapper });
    act(() => first.result.current.setRegion(europe));
    act(() => first.result.current.addItem(item));
    expect(JSON.parse(localStorage.getItem("medusa-session-cart") ?? "")).toMatchObject({
      region: europe,
      items: [{ variant: { id: "variant_1" }, quantity: 2 }],
    });
    first.unmount();
    const second = renderHook(useSessionCart, { wrapper });
    expect(second.result.current).toMatchObject({ region: europe, total: 2500, totalItems: 2 });
  });

  it("spec 9.17: drops an invalid cart", () => {
    localStorage.setItem("medusa-session-cart", "{ no cart");
    expect(renderHook(useSessionCart, { wrapper }).result.current.items).toEqual([]);
  });

  it("follows the cart of another tab", () => {
    const { result } = renderHook(useSessionCart, { wrapper });
    const newValue = JSON.stringify({ region: europe, items: [item] });
    act(() => {
      localStorage.setItem("medusa-session-cart", newValue);
      window.dispatchEvent(new StorageEvent("storage", { key: "medusa-session-cart" }));
    });
    expect(result.current).toMatchObject({ total: 2500, totalItems: 2 });
  });
});

describe("MedusaProvider", () => {
  it("spec 9.4: repeats a shopper's request up to three times by default", async () => {
    const calls: string[] = [];
    const nobody = async (input: RequestInfo | URL) => {
      calls.push(String(input));
      throw new TypeError("Failed to fetch");
    };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MedusaProvider fetch={nobody}>{children}</MedusaProvider>
    );
    const { client } = renderHook(useMedusa, { wrapper }).result.current;
    vi.useFakeTimers();
    const failure = client
      .send({ method: "GET", path: "/store/regions" })
      .catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await failure).toBe("Network Error");
    expect(calls).toHaveLength(4);
    expect(calls[0]).toBe("http://localhost:9000/store/regions");
  });
});

describe("CartProvider", () => {
  const cart = { id: "cart_1", items: [{ id: "item_1", quantity: 2 }, { quantity: 1 }] };

  function inShop(answers: Parameters<typeof recordedClient>[1]) {
    const { calls, client } = recordedClient({}, answers);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MedusaProvider client={client}>
        <CartProvider>{children}</CartProvider>
      </MedusaProvider>
    );
    return { calls, ...renderHook(useCart, { wrapper }) };
  }

  it("spec 6.1, 7.14, 4.28: changes a cart of the store and keeps the store's answers", async () => {
    const { calls, result } = inShop([{ body: { cart } }]);
    const perform = async (run: () => Promise<unknown>) => {
      await act(async () => {
        await run();
      });
    };
    const shop = () => result.current;
    await perform(() => shop().createCart.mutateAsync({ region_id: "reg_1" }));
    expect(shop().cart?.id).toBe("cart_1");
    expect(shop().totalItems).toBe(3);
    await perform(() => shop().addItem.mutateAsync({ variant_id: "variant_1", quantity: 2 }));
    await perform(() => shop().updateItem.mutateAsync({ lineItemId: "item_1", quantity: 3 }));
    await perform(() => shop().removeItem.mutateAsync("item_1"));
    await perform(() => shop().updateCart.mutateAsync({ email: "a@b.test" }));
    await perform(() => shop().removeDiscount.mutateAsync("SUMMER"));
    await perform(() => shop().addShippingMethod.mutateAsync({ option_id: "so_1" }));
    await perform(() => shop().startCheckout.mutateAsync());
    await perform(() => shop().pay.mutateAsync({ provider_id: "manual" }));
    expect(calls.map(({ call, body }) => [call, body])).toEqual([
      ["POST /store/carts", { region_id: "reg_1" }],
      ["POST /store/carts/cart_1/line-items", { variant_id: "variant_1", quantity: 2 }],
      ["POST /store/carts/cart_1/line-items/item_1", { quantity: 3 }],
      ["DELETE /store/carts/cart_1/line-items/item_1", {}],
      ["POST /store/carts/cart_1", { email: "a@b.test" }],
      ["DELETE /store/carts/cart_1/discounts/SUMMER", {}],
      ["POST /store/carts/cart_1/shipping-methods", { option_id: "so_1" }],
      ["POST /store/carts/cart_1/payment-sessions", {}],
      ["POST /store/carts/cart_1/payment-session", { provider_id: "manual" }],
    ]);
  });

  it("spec 7.14: drops a cart that has become an order", async () => {
    const { calls, result } = inShop([
      { body: { cart } },
      { body: { type: "order", data: { id: "order_1" } } },
    ]);
    await act(async () => {
      await result.current.createCart.mutateAsync(undefined);
    });
    await act(async () => {
      const answer = await result.current.completeCheckout.mutateAsync();
      expect(answer).toMatchObject({ type: "order", data: { id: "order_1" } });
    });
    expect(calls.at(-1)?.call).toBe("POST /store/carts/cart_1/complete");
    await waitFor(() => expect(result.current.cart).toBeUndefined());
  });

  it("keeps a cart that could not be paid", async () => {
    const { result } = inShop([
      { body: { cart } },
      { body: { type: "cart", data: { ...cart, email: "a@b.test" } } },
      { status: 400, body: { type: "invalid_data", message: "There is no such option" } },
    ]);
    await act(async () => {
      await result.current.createCart.mutateAsync(undefined);
      await Promise.resolve();
    });
    await act(async () => {
      await result.current.completeCheckout.mutateAsync();
    });
    expect(result.current.cart?.email).toBe("a@b.test");
    await act(async () => {
      await expect(result.current.addShippingMethod.mutateAsync({ option_id: "so_9" })).rejects.toMatchObject(
        {
          code: "invalid",
          message: "There is no such option",
        },
      );
    });
    expect(result.current.cart?.id).toBe("cart_1");
  });

  it("reports a missing cart", async () => {
    const { result, calls } = inShop([]);
    await act(async () => {
      await expect(result.current.removeItem.mutateAsync("item_1")).rejects.toThrow("There is no cart yet");
    });
    expect(calls).toEqual([]);
  });
});
