import type { Translate } from "@tillhouse/extension-sdk/internal";
import { useRef, useState } from "react";
import type { AdminEventName, AdminEvents, HostEvents, HostListeners } from "./admin-events";

/** The prop that hears of an event. */
export const listenerOf = {
  ready: "onReady",
  navigate: "onNavigate",
  title: "onTitle",
  mutation: "onMutation",
  toast: "onToast",
  error: "onError",
  usage: "onUsage",
  "extension-error": "onExtensionError",
} as const satisfies Record<AdminEventName, keyof HostListeners>;

/** What a host's own function throws is the host's: it is reported where its errors are, and the admin goes on. */
function report(error: unknown): void {
  // A browser calls this where the error stands in no call of its own.
  queueMicrotask(() => {
    throw error;
  });
}

/**
 * What tells the host of what happens: one and the same for as long as the admin is mounted, whatever functions the host
 * gives at the moment.
 *
 * @param translate the admin's texts, once they are there
 */
export function useHostEvents(listeners: HostListeners, translate: Translate): HostEvents {
  const latest = useRef({ listeners, translate });
  latest.current = { listeners, translate };
  const [events] = useState<HostEvents>(() => ({
    hears: (name) => latest.current.listeners[listenerOf[name]] !== undefined,
    emit<Name extends AdminEventName>(name: Name, event: AdminEvents[Name]) {
      const listener = latest.current.listeners[listenerOf[name]] as
        | ((event: AdminEvents[Name]) => void)
        | undefined;
      try {
        listener?.(event);
      } catch (error) {
        report(error);
      }
    },
    async refusal(mutation) {
      const { beforeMutation } = latest.current.listeners;
      if (beforeMutation === undefined) return undefined;
      const refused = () => latest.current.translate("error.forbidden");
      try {
        const answer = await beforeMutation(mutation);
        if (typeof answer === "string") return answer === "" ? refused() : answer;
        return answer === false ? refused() : undefined;
      } catch (error) {
        report(error);
        return refused();
      }
    },
  }));
  return events;
}
