import { useEffect, useRef, useState } from "react";
import { type AdminError, toAdminError } from "../../errors/errors";
import { useHost } from "../../resource/use-host";
import type { DirectImportPlan, ImportDefinition, ImportPlan, ImportResult } from "./import-definition";

/** How far the calls of an import are. */
type SendingPhase = "idle" | "running" | "stopped" | "failed" | "refused" | "completed";

interface Sending {
  phase: SendingPhase;
  progress?: { done: number; count: number };
  error?: AdminError;
  result?: ImportResult;
}

/** What the calls belong to. */
export interface ImportSendingSetting {
  /** What of the import the calls follow from. */
  definition: Pick<ImportDefinition<never, never>, "invalidates">;
  /** What the import will do; `undefined` until it is checked. */
  plan: ImportPlan | DirectImportPlan | undefined;
  /** Called once, when everything is written. */
  onCompleted(): void;
}

/**
 * The calls of an import that has no job: begun, watched, stopped, and begun again. What was written stays; each beginning sends what
 * the store does not have yet.
 */
export function useImportSending({ definition, plan, onCompleted }: ImportSendingSetting) {
  const host = useHost();
  const [sending, setSending] = useState<Sending>({ phase: "idle" });
  const ending = useRef<AbortController>();
  // Who leaves the page stops the calls: nobody would see what becomes of them.
  useEffect(() => () => ending.current?.abort(), []);
  const start = async () => {
    if (plan === undefined || !("send" in plan)) return;
    const controller = new AbortController();
    ending.current = controller;
    setSending({ phase: "running" });
    try {
      const onProgress = (done: number, count: number) =>
        setSending({ phase: "running", progress: { done, count } });
      const result = await plan.send({ host, signal: controller.signal, onProgress });
      const isDone = result.refused.length === 0;
      setSending({ phase: isDone ? "completed" : "refused", result });
      if (isDone) onCompleted();
    } catch (thrown) {
      setSending(
        controller.signal.aborted ? { phase: "stopped" } : { phase: "failed", error: toAdminError(thrown) },
      );
    } finally {
      // Also where only a part of it was written.
      for (const resource of definition.invalidates) void host.invalidate(resource);
    }
  };
  return {
    ...sending,
    start,
    stop: () => ending.current?.abort(),
    /** Forgets what came of it. */
    reset: () => setSending({ phase: "idle" }),
  };
}

/** What {@link useImportSending} answers. */
export type ImportSendingState = ReturnType<typeof useImportSending>;
