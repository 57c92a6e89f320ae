import { useCallback, useState } from "react";

function read<Value>(key: string, otherwise: Value): Value {
  try {
    const stored = localStorage.getItem(key);
    // Only this hook writes the key, with a value of this very type.
    return stored === null ? otherwise : (JSON.parse(stored) as Value);
  } catch {
    // A browser without storage, or a value of an older version: the default is as good.
    return otherwise;
  }
}

/** A choice that this browser remembers. */
export function useLocalStorage<Value>(key: string, otherwise: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read(key, otherwise));
  const remember = useCallback(
    (next: Value) => {
      setValue(() => next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Then it is remembered until the page is closed.
      }
    },
    [key],
  );
  return [value, remember];
}
