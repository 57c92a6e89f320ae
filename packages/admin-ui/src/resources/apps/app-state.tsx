import { type RecordOf, statusStyles, useHost } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";

type App = RecordOf<"apps">;

/**
 * Whether the store has been given access. Until then it keeps the state of the request that it waits to be answered, or nothing; what
 * a service gives takes the place of that.
 */
export function stateOfApp({ data }: App): "connected" | "open" {
  const kept = Object.keys(Object(data));
  return kept.some((key) => key !== "state") ? "connected" : "open";
}

/** Whether an app has access. */
export function AppState({ app, isBadge }: { app: App; isBadge?: boolean }) {
  const { translate } = useHost();
  const state = stateOfApp(app);
  return (
    <Status {...(state === "connected" ? statusStyles.done : statusStyles.off)} isBadge={isBadge}>
      {translate(`apps.state.${state}`)}
    </Status>
  );
}
