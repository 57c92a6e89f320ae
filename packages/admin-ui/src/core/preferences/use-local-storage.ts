import { type StorageArea, useStorage } from "@tillhouse/extension-sdk/internal";
import { useCallback, useState } from "react";

function useStored<Value>(area: StorageArea, key: string, otherwise: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => area.getJson<Value>(key) ?? otherwise);
  const remember = useCallback(
    (next: Value) => {
      setValue(() => next);
      area.setJson(key, next);
    },
    [area, key],
  );
  return [value, remember];
}

/** A choice that this browser remembers, of one store. */
export function useLocalStorage<Value>(key: string, otherwise: Value): [Value, (value: Value) => void] {
  return useStored(useStorage().local, key, otherwise);
}

/** A choice that this browser remembers, whichever store is at work: how somebody wants the admin to look. */
export function useSharedStorage<Value>(key: string, otherwise: Value): [Value, (value: Value) => void] {
  return useStored(useStorage().shared, key, otherwise);
}
