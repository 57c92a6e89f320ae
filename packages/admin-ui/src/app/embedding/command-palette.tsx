import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { EmbeddedDialog } from "./embedded-dialog";

const Palette = lazyDialog(() => import("../command-palette/command-palette"));

/** What `<CommandPalette>` takes. */
export interface CommandPaletteProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when it is to be closed: something was chosen, or it was given up. */
  onClose: () => void;
}

const nothingTyped = { current: "" };
const nothing = () => undefined;

/**
 * The command palette over the host's page: pages, records and commands by their names. What is chosen opens where the
 * `AdminProvider` around it says.
 *
 * @example <CommandPalette isOpen={isOpen} onClose={() => setIsOpen(false)} />
 */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  return (
    <EmbeddedDialog component="CommandPalette" isOpen={isOpen}>
      <Palette isOpen={isOpen} typedAhead={nothingTyped} onReady={nothing} onClose={onClose} />
    </EmbeddedDialog>
  );
}
