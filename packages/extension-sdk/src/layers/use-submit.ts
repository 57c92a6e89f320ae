import { useCallback, useRef, useState } from "react";

interface SubmitState {
  isSubmitting: boolean;
  error?: unknown;
}

const idle: SubmitState = { isSubmitting: false };

/** Runs one submit at a time, however often it is asked for, and keeps what went wrong until the next try. */
export function useSubmit(onSubmit: () => unknown) {
  const [state, setState] = useState(idle);
  const running = useRef<object | undefined>(undefined);
  const clear = useCallback(() => {
    running.current = undefined;
    setState(idle);
  }, []);
  const isRunning = useCallback(() => running.current !== undefined, []);
  async function submit() {
    if (running.current) return;
    const own = {};
    running.current = own;
    setState({ isSubmitting: true });
    const outcome = await attempt(onSubmit);
    // Closed meanwhile: whoever opens it next starts anew.
    if (running.current !== own) return;
    running.current = undefined;
    setState({ isSubmitting: false, ...outcome });
  }
  return { ...state, submit, clear, isRunning };
}

async function attempt(onSubmit: () => unknown): Promise<Partial<SubmitState>> {
  try {
    await onSubmit();
    return {};
  } catch (error) {
    return { error };
  }
}
