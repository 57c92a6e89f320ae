import { useHost } from "@tillhouse/extension-sdk";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { addCount, type NewStockCount, overwrite, type StockCount } from "./count-queue";
import { createCountStore } from "./count-store";
import { type SendingFailure, sendCounts } from "./send-counts";

/** Between two tries, in milliseconds: longer each time, up to the last. */
const pauses = [5000, 10_000, 20_000, 30_000];

/** The counts of a person, and what sends them. */
export function useCountQueue({ onSettled }: { onSettled: (count: StockCount) => void }) {
  const host = useHost();
  const userId = host.user.id;
  const { local } = host.storage;
  const store = useMemo(() => createCountStore(local, userId), [local, userId]);
  const counts = useSyncExternalStore(store.subscribe, store.counts);
  const [failure, setFailure] = useState<SendingFailure>();
  const [isSending, setIsSending] = useState(false);
  const latest = useRef({ host, onSettled });
  latest.current = { host, onSettled };
  const running = useRef<Promise<void>>(undefined);
  const failures = useRef(0);

  const send = async () => {
    if (running.current !== undefined) return running.current;
    const run = async () => {
      let savedAny = false;
      setIsSending(true);
      const next = await sendCounts(store, {
        host: latest.current.host,
        userId,
        onSettled: (count) => {
          savedAny ||= count.state === "saved";
          latest.current.onSettled(count);
        },
      });
      failures.current = next === undefined ? 0 : failures.current + 1;
      setFailure(next);
      setIsSending(false);
      if (savedAny) void latest.current.host.invalidate("inventory-items");
      // What is read of locations is read by the page, so its end of the session opens the sign-in over it.
      if (next === "unauthorized") void latest.current.host.invalidate("stock-locations");
    };
    running.current = run().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  const start = useRef(send);
  start.current = send;

  const waiting = counts.filter(({ state }) => state === "waiting").length;
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === "visible") void start.current();
    };
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
  // One that comes while others are on their way is taken along, or comes here again once they are through.
  useEffect(() => {
    if (waiting === 0 || isSending) return;
    const pause = failure === undefined ? 0 : (pauses[failures.current - 1] ?? pauses.at(-1));
    const timer = setTimeout(() => void start.current(), pause);
    return () => clearTimeout(timer);
  }, [waiting, isSending, failure]);

  return {
    store,
    counts,
    waiting,
    failure: waiting === 0 ? undefined : failure,
    isSending,
    isKept: store.isKept(),
    send,
    add: (count: NewStockCount) => {
      store.apply(addCount(store.counts(), count));
      void send();
    },
    remove: (id: string) => store.apply({ remove: [id] }),
    overwrite: (count: StockCount) => {
      store.apply(overwrite(count));
      void send();
    },
  };
}
