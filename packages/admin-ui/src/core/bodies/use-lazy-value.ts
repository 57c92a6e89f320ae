import type { AnyLazyComponent, Later } from "@tillhouse/extension-sdk/internal";
import { useEffect, useReducer, useState } from "react";
import { keepChunk, knownChunk } from "../lazy/load-chunk";

/** Looks up what a definition has in a module of its own: what it says itself comes back as it is. */
export type Resolve = <Value>(value: Later<Value>) => Value | undefined;

/**
 * Hands out what definitions have in modules of their own, `undefined` for what is still on its way: then it is loaded, and
 * drawn again. What has been loaded before (`preloadChunk`) is there at once.
 *
 * @throws what went wrong with loading, for the boundary around it
 */
export function useLazyValue(): { resolve: Resolve; isWaiting: () => boolean } {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const missing = new Set<AnyLazyComponent>();
  useEffect(() => {
    if (missing.size === 0) return;
    let isHere = true;
    Promise.all([...missing].map(keepChunk)).then(
      () => isHere && drawAgain(),
      (error: unknown) => isHere && setFailure({ error }),
    );
    return () => {
      isHere = false;
    };
  });
  if (failure !== undefined) throw failure.error;
  const resolve: Resolve = (value) => {
    if (!isLoad(value)) return value;
    const part = knownChunk(value);
    if (part === undefined) missing.add(value);
    // It is what this very function loads; see `Later`.
    return part?.default as undefined;
  };
  return { resolve, isWaiting: () => missing.size > 0 };
}

function isLoad<Value>(value: Later<Value>): value is () => Promise<{ default: Value }> {
  return typeof value === "function";
}
