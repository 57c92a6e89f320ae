// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { FeatureFlagContext, featureFlagsOf } from "../../host/feature-flags";
import { type AdminHost, HostContext } from "../../resource/use-host";
import { usePurchasable } from "./use-purchasable";
import type { PurchasableChoice } from "./use-purchasable-choice";

afterEach(cleanup);

it("asks nothing of the product and its channel before it is known what the store can do", async () => {
  const get = vi.fn((_path: string, _query?: object) => new Promise(() => {}));
  // Only what the answer uses of a host and of a choice.
  const host = { client: { admin: { custom: { get } } } } as unknown as AdminHost;
  const choice = {
    region: { id: "reg_1" },
    regions: [],
    channelId: "sc_1",
    hasChannels: true,
    countryCode: "dk",
  } as unknown as PurchasableChoice;
  let store: Parameters<typeof featureFlagsOf>[0];
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <FeatureFlagContext.Provider value={featureFlagsOf(store)}>
        <HostContext.Provider value={host}>{children}</HostContext.Provider>
      </FeatureFlagContext.Provider>
    </QueryClientProvider>
  );
  const { result, rerender } = renderHook(() => usePurchasable({ productId: "prod_1" }, choice), {
    wrapper,
  });
  const asked = () => get.mock.calls.map(([path]) => path);
  await waitFor(() => expect(asked()).toEqual(["/shipping-options"]));
  expect(result.current.answer).toBeUndefined();

  store = { feature_flags: [], modules: [{ module: "inventoryService", resolution: "" }] };
  rerender();
  await waitFor(() => expect(asked()).toContain("/sales-channels/sc_1"));
  // With what this store counts.
  expect(get).toHaveBeenCalledWith(
    "/products/prod_1/variants",
    expect.objectContaining({ expand: expect.stringContaining("inventory_items") }),
  );
});
