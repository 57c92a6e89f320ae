import { useEffect, useRef, useState } from "react";
import { useAccess, useTakeSession } from "../../../core/session/session";

/**
 * Tells the host that its token is missing or not good any more, and asks again: once by itself when the host is done, and
 * whenever the person wants.
 */
export function useHostAccess() {
  const { host } = useAccess();
  const takeSession = useTakeSession();
  const [isAsking, setAsking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      setRefused((await takeSession()) === null);
    } catch {
      setRefused(true);
    } finally {
      setAsking(false);
    }
  };
  const latest = useRef({ host, ask, isTold: false });
  latest.current = { ...latest.current, host, ask };
  useEffect(() => {
    const { current } = latest;
    if (current.isTold || current.host?.onUnauthorized === undefined) return;
    latest.current = { ...current, isTold: true };
    const tell = async () => {
      await current.host?.onUnauthorized?.();
      await latest.current.ask();
    };
    // A host that fails to help has said so itself; the person can still try again.
    tell().catch(() => undefined);
  }, []);
  return { ask, isAsking, isRefused };
}
