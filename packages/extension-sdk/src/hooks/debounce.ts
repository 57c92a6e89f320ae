import { useEffect, useState } from "react";

/** A function that waits for a pause; see {@link debounce}. */
export interface Debounced<Values extends unknown[]> {
  /** Starts the pause anew. Only the last call of a row of calls is made. */
  (...values: Values): void;
  /** Forgets a call that is waiting. */
  cancel(): void;
  /** Makes a call that is waiting at once. */
  flush(): void;
}

/**
 * Calls a function once nobody has called it for a while, with what the last call brought: so that not every key that is
 * pressed asks the store.
 *
 * @param delay how long the pause has to be, in milliseconds
 * @example
 * const search = debounce((text: string) => setQuery(text), 250);
 * search("te"); search("tent"); // one call, with "tent"
 */
export function debounce<Values extends unknown[]>(
  run: (...values: Values) => void,
  delay: number,
): Debounced<Values> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Values | undefined;
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    const values = waiting;
    cancel();
    if (values !== undefined) run(...values);
  };
  const debounced = (...values: Values) => {
    clearTimeout(timer);
    waiting = values;
    timer = setTimeout(flush, delay);
  };
  return Object.assign(debounced, { cancel, flush });
}

/**
 * A value once it has stayed the same for a while.
 *
 * @param delay how long it has to stay, in milliseconds
 * @example const query = useDebouncedValue(typed.trim(), 250);
 */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
