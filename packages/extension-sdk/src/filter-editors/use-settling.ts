import { useEffect, useRef, useState } from "react";
import { debounce } from "../hooks/debounce";

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const settleAfter = 400;

/** Hands on what was typed after a pause; an editor that is closed before it has nothing more to say. */
export function useSettling<Value>(onChange: (value: Value) => void) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const [settle] = useState(() => debounce((value: Value) => latest.current(value), settleAfter));
  useEffect(() => settle.cancel, [settle]);
  return settle;
}
