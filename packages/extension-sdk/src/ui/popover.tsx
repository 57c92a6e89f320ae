import * as RadixPopover from "@radix-ui/react-popover";
import type { ReactElement, ReactNode } from "react";
import { useUi } from "./ui-context";

export interface PopoverProps {
  /** The element that opens it, such as a {@link Chip} or a {@link Button}. */
  trigger: ReactElement;
  /** Accessible name. */
  label: string;
  align?: "start" | "center" | "end";
  /** For a popover that something else opens or closes. */
  isOpen?: boolean;
  onOpenChange?(isOpen: boolean): void;
  children: ReactNode;
}

/** A small form or list beside its trigger. Esc or a click elsewhere closes it; the focus goes back. */
export function Popover({ trigger, label, align = "start", isOpen, onOpenChange, children }: PopoverProps) {
  const { container } = useUi();
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          className="th-popover"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
