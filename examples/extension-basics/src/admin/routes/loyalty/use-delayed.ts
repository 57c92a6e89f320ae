import { useEffect, useState } from "react";

/** The value once it has stayed the same for a while, so that not every key asks the store. */
export function useDelayed<Value>(value: Value, milliseconds: number): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return delayed;
}
