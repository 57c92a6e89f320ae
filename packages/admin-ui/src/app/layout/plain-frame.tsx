import { type ReactNode, useRef } from "react";
import { useScrollMemory } from "../../core/page/use-scroll-memory";
import type { AppShellProps } from "./app-shell";
import { PaletteKeys } from "./palette-button";
import { useLoadAhead } from "./use-load-ahead";

/** The pages alone: the host draws what stands around them. The palette opens by its keys. */
export function PlainFrame({ children }: AppShellProps): ReactNode {
  const pages = useRef<HTMLDivElement>(null);
  useScrollMemory(pages);
  return (
    <div ref={pages} className="th-main" {...useLoadAhead()}>
      <PaletteKeys />
      {children}
    </div>
  );
}
