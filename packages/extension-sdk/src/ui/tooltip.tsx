import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { useUi } from "./ui-context";

export interface TooltipProps {
  /** A sentence at most. What is essential does not belong in a tooltip: touch screens never show it. */
  content: ReactNode;
  /** 220 px when left out. */
  maxWidth?: number;
  side?: "top" | "right" | "bottom" | "left";
  /** One element that takes focus and a ref, such as a button or a link. */
  children: ReactElement;
}

/**
 * A short explanation on hover and on focus: after 100 ms, at most 220 px wide, 8 px below.
 *
 * @example
 * <Tooltip content="Wednesday 19 November 2026, 18:04"><time>2 h ago</time></Tooltip>
 */
export function Tooltip({ content, maxWidth, side = "bottom", children }: TooltipProps) {
  const { container } = useUi();
  if (!content) return children;
  return (
    <RadixTooltip.Provider delayDuration={100}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            className="th-tooltip"
            style={{ maxInlineSize: maxWidth }}
            side={side}
            sideOffset={8}
            collisionPadding={8}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
