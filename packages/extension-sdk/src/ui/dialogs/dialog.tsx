import { classNames } from "../base/class-names";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame";

/** What {@link Dialog} takes. */
export interface DialogProps extends DialogFrameProps {
  /** 560 px, or 664 px for wizards and overlays. */
  size?: "default" | "wide";
}

/**
 * A dialog for deciding; a form lives in a {@link Drawer}. Never taller than the window minus 64 px: its body
 * scrolls, its head and its foot do not.
 *
 * @example
 * <Dialog isOpen={isOpen} onClose={close} title="Select reason" subtitle="Canyon Tarp, Black" onBack={back}
 *   footer={<Button variant="primary" size="large">Use reason</Button>}>…</Dialog>
 */
export function Dialog({ size = "default", ...frame }: DialogProps) {
  return <DialogFrame {...frame} className={classNames("th-dialog", size === "wide" && "th-dialog--wide")} />;
}
