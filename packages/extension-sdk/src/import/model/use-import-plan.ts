import { useEffect, useRef, useState } from "react";
import { type AdminError, toAdminError } from "../../errors/errors";
import { useHost } from "../../resource/use-host";
import type { DirectImportPlan, ImportDefinition, ImportPlan } from "./import-definition";
import type { MappedTable } from "./mapped-table";

/** How far the look at the rows is. */
export type PlanPhase = "idle" | "asking" | "checking" | "ready" | "failed";

/** Time without typing after which rows are checked again, in milliseconds. */
const pauseOfTyping = 250;

/**
 * What an import would do with the rows as they are now. The store is asked about names that it was not asked about before; then all
 * rows are checked, a slice at a time. While that is under way the plan before stands.
 */
export function useImportPlan<Facts, Known>(
  definition: ImportDefinition<Facts, Known>,
  {
    table,
    facts,
    choice,
  }: {
    /** The rows; `undefined` before a file was read. */
    table: MappedTable | undefined;
    /** What was read once; `undefined` until then. */
    facts: Facts | undefined;
    /** What was answered to the question about the whole file. */
    choice?: string | undefined;
  },
) {
  const host = useHost();
  const [plan, setPlan] = useState<ImportPlan | DirectImportPlan>();
  const [phase, setPhase] = useState<PlanPhase>("idle");
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const [error, setError] = useState<AdminError>();
  const [round, setRound] = useState(0);
  const known = useRef<Known>();
  const hasPlan = useRef(false);
  const latest = useRef(host);
  latest.current = host;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another try
  useEffect(() => {
    if (table === undefined || facts === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (done: number, count: number) => {
      if (!signal.aborted) setProgress({ done, count });
    };
    const look = async () => {
      setError(undefined);
      setPhase("asking");
      try {
        const reading = { host: latest.current, signal, onProgress, known: known.current };
        known.current = await definition.readKnown(table, facts, reading);
        signal.throwIfAborted();
        setPhase("checking");
        const next = await definition.plan(table, facts, known.current, { signal, onProgress, choice });
        hasPlan.current = true;
        setPlan(next);
        setPhase("ready");
      } catch (thrown) {
        if (signal.aborted) return;
        setError(toAdminError(thrown));
        setPhase("failed");
      } finally {
        if (!signal.aborted) setProgress(undefined);
      }
    };
    const timer = setTimeout(() => void look(), hasPlan.current ? pauseOfTyping : 0);
    setPhase((now) => (now === "ready" ? "checking" : now));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [definition, table, facts, choice, round]);

  return {
    plan,
    phase,
    progress,
    error,
    retry: () => setRound((now) => now + 1),
    reset: () => {
      // What the store has may be other than it was.
      known.current = undefined;
      hasPlan.current = false;
      setPlan(undefined);
      setPhase("idle");
    },
  };
}
