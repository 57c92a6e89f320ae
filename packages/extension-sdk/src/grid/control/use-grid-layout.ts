import { useState } from "react";
import type { GridLayout } from "../model/layout";

const keyOf = (name: string) => `tillhouse.gridLayout.${name}`;

function readLayout(name: string | undefined): GridLayout {
  try {
    const kept = name === undefined ? null : localStorage.getItem(keyOf(name));
    // Only this module writes the key.
    return kept === null ? {} : (JSON.parse(kept) as GridLayout);
  } catch {
    // A browser without storage begins anew each time.
    return {};
  }
}

/** How the person has arranged the columns, kept in the browser under a name. */
export function useGridLayout(name: string | undefined) {
  const [layout, setState] = useState(() => readLayout(name));
  return {
    layout,
    setLayout: (next: GridLayout) => {
      setState(next);
      try {
        if (name !== undefined) localStorage.setItem(keyOf(name), JSON.stringify(next));
      } catch {
        // Full or forbidden: it holds until the page is left.
      }
    },
  };
}
