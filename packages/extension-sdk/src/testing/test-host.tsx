import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { MockBackend } from "@tillhouse/mock-store";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { createClient } from "../client";
import type { AdminUser, StoreDetails } from "../client/medusa-client";
import { FeatureFlagContext, featureFlagsOf } from "../host/feature-flags";
import type { ActivityItem, Notify, ToastOptions, ToastType } from "../host/host";
import type { AnyResource } from "../resource/define-resource";
import { loadResource } from "../resource/resource-body";
import type { AdminHost } from "../resource/use-host";
import { HostContext, requireResource } from "../resource/use-host";
import { createAdminStorage } from "../storage/admin-storage";
import { UiProvider } from "../ui/base/ui-context";
import { resourceStubs } from "./resource-stubs";
import { TestPolling } from "./test-polling";

/** The router behaves as the admin's own does. */
const routerFuture = { v7_startTransition: false, v7_relativeSplatPath: false };

/** A toast that a component showed. */
export interface TestToast {
  /** How it was shown: `success`, `warning`, `error` or `info`. */
  type: ToastType;
  /** First line of the toast. */
  title: string;
  /** Second line. Left out where the toast has none. */
  message?: string;
  /** The button of the toast and the id of its request. Left out where it has neither. */
  options?: ToastOptions;
}

/** What the admin is like around a component that is tested. */
export interface TestHostOptions {
  /** Texts by their keys; a key without a text stands for itself. */
  messages?: Readonly<Record<string, string>>;
  /** The address that the component is shown at: `/a/orders/order_1`. */
  path?: string;
  /** Resources of the extension, beside those of the store. */
  resources?: readonly AnyResource[];
  /** What `useSettings` answers, by the extension's id. */
  settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** `en` when left out. */
  locale?: string;
}

/** An admin for one test, and what it was told. */
export interface TestHost {
  /** What `useHost` returns in the component. */
  host: AdminHost;
  /** Every toast so far, the first one first. */
  toasts: readonly TestToast[];
  /** What was done by writes: their toasts in the admin. */
  activity: readonly ActivityItem[];
  /** Component that goes around what is tested: `render(<Page />, { wrapper })`. */
  wrapper(props: {
    /** What is tested. */
    children?: ReactNode;
  }): ReactNode;
}

function recorder(toasts: TestToast[]): Notify {
  const as =
    (type: ToastType) =>
    (title: string, message?: string, options?: ToastOptions): void => {
      toasts.push({ type, title, message, options });
    };
  return {
    show: (title, message, { type = "info", ...options } = {}) => as(type)(title, message, options),
    success: as("success"),
    error: as("error"),
    warn: as("warning"),
    info: as("info"),
  };
}

/** Makes an admin around a component, with nobody behind it but a mock store. */
export async function createTestHost(
  backend: MockBackend,
  { messages = {}, path = "/", resources = [], settings = {}, locale = "en" }: TestHostOptions,
): Promise<TestHost> {
  const client = createClient({ fetch: backend.fetch });
  const [session, stored] = await Promise.all([
    client.admin.auth.getSession(),
    client.admin.store.retrieve(),
  ]);
  // The client's declarations name the password's hash, which no store sends.
  const user: AdminUser = session.user;
  const store: StoreDetails = stored.store;
  const toasts: TestToast[] = [];
  const activity: ActivityItem[] = [];
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
  const whole = await Promise.all(resources.map(loadResource));
  const known = new Map([...resourceStubs, ...whole].map((resource) => [resource.name, resource]));
  const host: AdminHost = {
    client,
    user,
    store,
    storage: createAdminStorage(),
    translate: (key, values = {}) =>
      (messages[key] ?? String(key)).replace(/\{\{(\w+)\}\}/g, (gap, name: string) =>
        String(values[name] ?? gap),
      ),
    locale,
    notify: recorder(toasts),
    recordActivity: (item) => {
      activity.push(item);
    },
    invalidate: (name) => queryClient.invalidateQueries({ queryKey: [name] }),
    resource: (name) => known.get(name),
    loadResource: async (name) => requireResource(host, name),
    settings: (extension) => settings[extension] ?? {},
    absoluteUrl: (to) => `http://admin.test${to}`,
    href: (name, id) => (id === undefined ? `/a/${name}` : `/a/${name}/${encodeURIComponent(id)}`),
  };
  const wrapper = ({ children }: { children?: ReactNode }): ReactNode => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]} future={routerFuture}>
        <FeatureFlagContext.Provider value={featureFlagsOf(store)}>
          <HostContext.Provider value={host}>
            <UiProvider container={document.body} direction="ltr" locale={locale} translate={host.translate}>
              <TestPolling client={client}>
                <div data-tillhouse>{children}</div>
              </TestPolling>
            </UiProvider>
          </HostContext.Provider>
        </FeatureFlagContext.Provider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  return { host, toasts, activity, wrapper };
}
