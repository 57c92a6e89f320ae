// @vitest-environment happy-dom

import { renderHook, waitFor } from "@testing-library/react";
import { createMockBackend } from "@tillhouse/mock-store";
import { expect, it } from "vitest";
import { AdminError } from "../../errors/errors";
import { FeatureFlagContext, featureFlagsOf } from "../../host/feature-flags";
import { createTestHost } from "../../testing/test-host";
import type { ImportDefinition } from "./import-definition";
import { useImport } from "./use-import";

it("reads facts from the store itself while the admin does not know yet what the store can do", async () => {
  const { wrapper: Host } = await createTestHost(createMockBackend(), {});
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <Host>
      <FeatureFlagContext.Provider value={featureFlagsOf(undefined)}>{children}</FeatureFlagContext.Provider>
    </Host>
  );
  // No file is chosen, so nothing else of it is asked.
  const definition = {
    id: "things",
    readFacts: async ({ store, isFeatureEnabled }) => ({
      channel: store.default_sales_channel_id,
      hasChannels: isFeatureEnabled("sales_channels"),
    }),
  } as ImportDefinition<object, object>;
  const { result } = renderHook(() => useImport(definition), { wrapper });
  await waitFor(() =>
    expect(result.current.facts.data).toEqual({
      channel: expect.stringMatching(/^sc_/),
      hasChannels: true,
    }),
  );
});

it("says in the admin's own words why the store could not be asked", async () => {
  const { wrapper } = await createTestHost(createMockBackend(), {});
  const readFacts = async () => {
    // What a client throws where no answer comes.
    throw new TypeError("Failed to fetch");
  };
  const definition = { id: "unread", readFacts } as unknown as ImportDefinition<object, object>;
  const { result } = renderHook(() => useImport(definition), { wrapper });
  await waitFor(() => expect(result.current.facts.error).toBeInstanceOf(AdminError), { timeout: 5000 });
  expect(result.current.facts.error?.details).toBeDefined();
});
