import { useState } from "react";
import { useStorage } from "../../storage/use-storage";
import type { GridLayout } from "../model/layout";

/** How the person has arranged the columns, kept in the browser under a name. */
export function useGridLayout(name: string | undefined) {
  const { local } = useStorage();
  const key = name === undefined ? undefined : `tillhouse.gridLayout.${name}`;
  const [layout, setState] = useState<GridLayout>(() => (key && local.getJson<GridLayout>(key)) || {});
  return {
    layout,
    setLayout: (next: GridLayout) => {
      setState(next);
      if (key !== undefined) local.setJson(key, next);
    },
  };
}
