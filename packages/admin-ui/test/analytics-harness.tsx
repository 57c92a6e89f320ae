import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type AdminUser, createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { MemoryRouter } from "@tillhouse/extension-sdk/router";
import { UiProvider } from "@tillhouse/extension-sdk/ui";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { text } from "../../../scripts/text";
import { AnalyticsProvider } from "../src/app/analytics/analytics-provider";
import { resolveConfig } from "../src/config/config";
import type { AnalyticsConfig } from "../src/core/analytics/analytics";
import { AdminContext, type AdminContextValue } from "../src/core/context/admin-context";
import { createClient } from "../src/core/context/client";
import { createQueryClient, sessionKey } from "../src/core/context/query-client";
import { FeatureFlagProvider } from "../src/core/features/feature-flag-provider";
import { createRegistry } from "../src/core/registry/create-registry";
import { createAccess } from "../src/core/session/access";
import { AccessContext, ClientContext } from "../src/core/session/session";
import english from "../src/messages/en.json";
import { builtIn } from "../src/testing/harness/complete-built-in";

const routerFuture = { v7_startTransition: false, v7_relativeSplatPath: false };

const user = { id: "usr_ada", email: "ada@store.test", first_name: "Ada", last_name: "Holm" } as AdminUser;
const texts: Record<string, string> = english;

/** What the store around the analytics knows, and how it answers. */
export interface AnalyticsWorld {
  hasFeature?: boolean;
  isSignedIn?: boolean;
  config?: AnalyticsConfig | null;
  /** `null` where none is configured. */
  writeKey?: string | null;
  /** Answers instead of the store. */
  answer?: (method: string, path: string) => Promise<Response> | Response | undefined;
  children?: ReactNode;
}

/** Lets everything that is under way come to its end, without the clock going on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => setImmediate(resolve));
    });
}

/** Lets time pass. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await settle();
}

/** The analytics on a store in memory. Timers are the test's own; `setImmediate` is real. */
export async function openAnalytics(world: AnalyticsWorld = {}) {
  const { hasFeature = true, isSignedIn = true, writeKey = "key", answer } = world;
  // The page has nothing better to do, at once.
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback, 0));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  let config = world.config ?? null;
  const calls: { method: string; path: string; payload?: unknown }[] = [];
  const toasts: string[][] = [];
  const tell =
    (tone: string) =>
    (...words: unknown[]) =>
      void toasts.push([tone, ...words.map(String)]);
  const fetchLike: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input), "http://store.test");
    const method = init?.method ?? "GET";
    const payload: unknown = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    calls.push({ method, path: pathname, ...(payload === undefined ? {} : { payload }) });
    const own = await answer?.(method, pathname);
    // The store keeps and answers what it was sent.
    if (method === "POST" && own?.ok !== false) config = { ...(payload as AnalyticsConfig) };
    if (own !== undefined) return own;
    if (config === null) return Response.json({ type: "not_found", message: "No config" }, { status: 404 });
    return Response.json({ analytics_config: config });
  };
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionKey, isSignedIn ? user : null);
  queryClient.setQueryData(["store"], {
    name: "Marram",
    feature_flags: [{ key: "analytics", value: hasFeature }],
    modules: [],
    currencies: [{ code: "dkk" }],
  });

  const settings = resolveConfig(
    { analytics: { writeKey: writeKey ?? undefined, documentation: "https://docs.test/usage-data" } },
    "the test",
  );
  const line = { tell: () => undefined, close: () => undefined };
  // Only what the analytics look at.
  const admin = {
    config: settings,
    registry: createRegistry([builtIn]),
    translate: (key: string) => texts[key] ?? key,
    notify: { success: tell("success"), error: tell("error"), warn: tell("warn"), info: tell("info") },
  } as unknown as AdminContextValue;
  const container = document.body.appendChild(document.createElement("div"));
  const view = render(
    <AdminContext.Provider value={admin}>
      <QueryClientProvider client={queryClient}>
        <ClientContext.Provider value={createClient({ backend: "http://store.test", fetch: fetchLike })}>
          <AccessContext.Provider value={{ ...createAccess(settings, createAdminStorage()), line }}>
            <UiProvider container={container} locale="en" direction="ltr" translate={admin.translate}>
              <MemoryRouter initialEntries={["/a/orders"]} future={routerFuture}>
                <FeatureFlagProvider>
                  <AnalyticsProvider>{world.children ?? <h1>Orders</h1>}</AnalyticsProvider>
                </FeatureFlagProvider>
              </MemoryRouter>
            </UiProvider>
          </AccessContext.Provider>
        </ClientContext.Provider>
      </QueryClientProvider>
    </AdminContext.Provider>,
  );
  await settle();
  return { calls, toasts, queryClient, user, unmount: view.unmount };
}

/** The field for an e-mail address. */
export const box = () => screen.getByRole("textbox", { name: text("analytics.email") });
export const anonymize = () => screen.getByRole("switch", { name: text("analytics.anonymize") });
export const optOut = () => screen.getByRole("switch", { name: "Opt out of sharing my usage data" });

/** Answers the question with what it holds. */
export async function goOn(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await settle();
}
