import { QueryClientProvider } from "@tanstack/react-query";
import { StorageContext } from "@tillhouse/extension-sdk/internal";
import { UiProvider } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, useRef } from "react";
import { I18nextProvider } from "react-i18next";
import { AdminContext } from "../../core/context/admin-context";
import { HostEventsContext } from "../../core/host/admin-events";
import { TitleContext } from "../../core/host/document-title";
import { LeaveQuestionsContext } from "../../core/host/leave-questions";
import { OutsideRouter } from "../../core/host/outside-router";
import { MissingChunkDialog } from "../../core/lazy/missing-chunk-dialog";
import { AccessContext, ClientContext } from "../../core/session/session";
import { BuiltInContext } from "./built-in-source";
import type { AdminRuntime } from "./runtime";

export interface AdminContextsProps {
  runtime: AdminRuntime;
  /** Where dialogs, menus and toasts go. */
  overlays: HTMLElement;
  /** The root that this stands in, where that is not the root of the overlays. */
  root?: HTMLElement | null;
  children: ReactNode;
}

/** What everything that an admin draws may use, signed in or not, wherever in the host's page it stands. */
export function AdminContexts({ runtime, overlays, root, children }: AdminContextsProps) {
  const { admin, builtIn, events, setTitle, questions, i18n, storage, services } = runtime;
  // What is drawn keeps the cache that it began with: with another one it begins anew.
  const made = useRef({ services, count: 0 });
  if (made.current.services !== services) made.current = { services, count: made.current.count + 1 };
  return (
    <AdminContext.Provider value={admin}>
      <HostEventsContext.Provider value={events}>
        <TitleContext.Provider value={setTitle}>
          <LeaveQuestionsContext.Provider value={questions}>
            <I18nextProvider i18n={i18n}>
              <QueryClientProvider key={made.current.count} client={services.queryClient}>
                <ClientContext.Provider value={services.client}>
                  <AccessContext.Provider value={services.access}>
                    <UiProvider
                      container={overlays}
                      root={root}
                      locale={admin.locale}
                      translate={admin.translate}
                      direction={admin.direction}
                      timeZone={admin.timeZone}
                      Missing={MissingChunkDialog}
                    >
                      <BuiltInContext.Provider value={builtIn}>
                        <StorageContext.Provider value={storage}>
                          <OutsideRouter>{children}</OutsideRouter>
                        </StorageContext.Provider>
                      </BuiltInContext.Provider>
                    </UiProvider>
                  </AccessContext.Provider>
                </ClientContext.Provider>
              </QueryClientProvider>
            </I18nextProvider>
          </LeaveQuestionsContext.Provider>
        </TitleContext.Provider>
      </HostEventsContext.Provider>
    </AdminContext.Provider>
  );
}
