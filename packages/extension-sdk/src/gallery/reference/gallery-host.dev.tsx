import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMockBackend } from "@tillhouse/mock-store";
import { type ReactNode, useEffect, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { FeatureFlagContext, featureFlagsOf } from "../../host/feature-flags";
import type { AdminHost } from "../../resource/use-host";
import { HostContext } from "../../resource/use-host";
import { createTestHost } from "../../testing/test-host";
import { TestPolling } from "../../testing/test-polling";
import { UiProvider } from "../../ui/base/ui-context";
import { Banner } from "../../ui/feedback/banner";

interface GalleryHostProps {
  /** Where dialogs and menus are drawn. */
  portals: HTMLElement;
  direction: "ltr" | "rtl";
  messages: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Counted texts have a form for one and a form for others. */
function translator(messages: Readonly<Record<string, string>>) {
  return (key: string, values: Readonly<Record<string, unknown>> = {}): string => {
    const text = messages[key] ?? messages[`${key}${values.count === 1 ? "_one" : "_other"}`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}

/** An admin around the examples, with a store in memory behind it: what they read is there, and nothing is sent anywhere. */
export function GalleryHost({ portals, direction, messages, children }: GalleryHostProps) {
  const [host, setHost] = useState<AdminHost>();
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const translate = translator(messages);
  useEffect(() => {
    void createTestHost(createMockBackend(), {}).then((made) =>
      setHost({ ...made.host, translate: translator(messages) }),
    );
  }, [messages]);
  if (host === undefined) return <Banner tone="info">Loading…</Banner>;
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <HostContext.Provider value={host}>
          <FeatureFlagContext.Provider value={featureFlagsOf(host.store)}>
            <UiProvider container={portals} direction={direction} locale="en" translate={translate}>
              <TestPolling client={host.client}>{children}</TestPolling>
            </UiProvider>
          </FeatureFlagContext.Provider>
        </HostContext.Provider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
