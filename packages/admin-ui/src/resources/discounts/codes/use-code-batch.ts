import { type AdminError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { useEffect, useRef, useState } from "react";
import { type CodeBatch, makeCodes } from "./code-batch";
import { type CodesTyped, nothingTyped, openKeptCodes } from "./kept-batch";

/** Codes that are made between two times that the rest is kept: to keep it after each of thousands takes long. */
const keptEvery = 20;

/** What somebody types, and how far the making of it has come. It outlives a reload, and goes on from there. */
export function useCodeBatch(discountId: string) {
  const host = useHost();
  const own = openKeptCodes(host, discountId);
  const [kept] = useState(own.read);
  const [typed, setTyped] = useState<CodesTyped>(kept.typed ?? nothingTyped);
  const [batch, setBatch] = useState<CodeBatch | undefined>(kept.batch);
  const [error, setError] = useState<AdminError>();
  const [isRunning, setIsRunning] = useState(false);
  const ending = useRef<AbortController>(undefined);
  const latest = useRef({ typed, batch });
  const save = () => own.keep({ ...latest.current });

  // Who leaves ends it; what is on its way is finished.
  useEffect(() => () => ending.current?.abort(), []);

  const show = (next: CodeBatch | undefined) => {
    latest.current = { ...latest.current, batch: next };
    setBatch(next);
  };
  const run = async (wanted: CodeBatch) => {
    if (ending.current !== undefined && !ending.current.signal.aborted) return;
    const controller = new AbortController();
    ending.current = controller;
    setError(undefined);
    setIsRunning(true);
    show(wanted);
    save();
    let settled = 0;
    try {
      await makeCodes(wanted, {
        host,
        discountId,
        signal: controller.signal,
        onChange: (next) => {
          show(next);
          settled += 1;
          if (settled % keptEvery === 0) save();
        },
      });
    } catch (thrown) {
      setError(toAdminError(thrown));
    } finally {
      controller.abort();
      save();
      setIsRunning(false);
      void host.invalidate("dynamic-codes");
    }
  };
  return {
    typed,
    batch,
    error,
    isRunning,
    type: (change: Partial<CodesTyped>) => {
      const next = { ...typed, ...change };
      latest.current = { ...latest.current, typed: next };
      setTyped(next);
      save();
    },
    run,
    stop: () => ending.current?.abort(),
    /** Forgets what is left: what was made stays in the store. */
    forget: () => {
      latest.current = { typed: nothingTyped, batch: undefined };
      setTyped(nothingTyped);
      setBatch(undefined);
      setError(undefined);
      own.keep(undefined);
    },
  };
}
