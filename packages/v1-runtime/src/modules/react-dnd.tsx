import type { ReactNode } from "react";
import { DndProvider } from "react-dnd";
import { HTML5Backend } from "react-dnd-html5-backend";
import { addProvider } from "../host/providers";

export * from "react-dnd";

/** A page has one backend: an own provider in a contribution finds the same. */
function Html5DndProvider({ children }: { children: ReactNode }) {
  return <DndProvider backend={HTML5Backend}>{children}</DndProvider>;
}

addProvider("react-dnd", Html5DndProvider);
