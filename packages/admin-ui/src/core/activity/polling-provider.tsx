import { focusManager, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import { PollingContext, useStorage } from "@tillhouse/extension-sdk/internal";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useSessionEnd } from "../session/session";
import { batchJobsQuery, pollingLadder } from "./polling";

export interface PollingProviderProps {
  children: ReactNode;
}

const lastStep = pollingLadder.length - 1;

/**
 * Asks for the store's batch jobs again and again while somebody is signed in. What was asked out of turn, by hand or
 * because somebody came back to the window, moves nothing on the ladder.
 */
export function PollingProvider({ children }: PollingProviderProps) {
  const { client, notify, translate, user } = useHost();
  const { local } = useStorage();
  const queryClient = useQueryClient();
  const hasEnded = useSessionEnd();
  // Each turn is a wait of its own, also where it is as long as the one before.
  const [turn, setTurn] = useState({ step: 0 });
  const [hasBegun, setHasBegun] = useState(false);
  const { data, isError, errorUpdateCount, refetch } = useQuery({
    ...batchJobsQuery(client),
    enabled: hasBegun && !hasEnded,
    refetchOnWindowFocus: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ask = useCallback(() => refetch({ cancelRefetch: false }), [refetch]);

  useEffect(() => {
    if (hasEnded) return;
    const poll = async () => {
      // Nobody sees a hidden tab; it asks as soon as it is looked at.
      if (!focusManager.isFocused()) {
        setTurn({ ...turn });
        return;
      }
      setHasBegun(true);
      await ask();
      setTurn((now) => (now === turn ? { step: Math.min(turn.step + 1, lastStep) } : now));
    };
    const timer = setTimeout(() => void poll(), (pollingLadder[turn.step] ?? 60) * 1000);
    return () => clearTimeout(timer);
  }, [turn, hasEnded, ask]);

  useEffect(() => {
    if (!hasBegun || hasEnded) return;
    // A window beside others is seen all the time, so coming back to it is no change of what is visible.
    const onFocus = () => void ask();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [hasBegun, hasEnded, ask]);

  const resetInterval = useCallback(() => {
    setTurn({ step: 0 });
    setHasBegun(true);
    // A question that is on its way may have been asked before what is looked for was there.
    void refetch();
  }, [refetch]);

  useEffect(() => {
    if (data === undefined || data.length === 0) return;
    const tell = async () => {
      const { announceJobs } = await import("./announce-jobs");
      const told = { area: local, userId: user.id };
      announceJobs({ queryClient, notify, translate, told, loadedAt: performance.timeOrigin }, data);
    };
    void tell();
  }, [data, queryClient, notify, translate, local, user.id]);

  // While the first answer is asked for again, the last failure still stands.
  const hasPollingError = isError || (data === undefined && errorUpdateCount > 0);
  const polling = useMemo(
    () => ({ batchJobs: data, hasPollingError, resetInterval }),
    [data, hasPollingError, resetInterval],
  );
  return <PollingContext.Provider value={polling}>{children}</PollingContext.Provider>;
}
