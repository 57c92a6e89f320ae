import { DialogFrame, type DialogFrameProps } from "./dialog-frame";

/** What {@link FullScreenDialog} takes. */
export interface FullScreenDialogProps extends DialogFrameProps {}

/** A long form over the whole window, in two columns. What was there before waits underneath. */
export function FullScreenDialog(props: FullScreenDialogProps) {
  return <DialogFrame {...props} className="th-drawer th-sheet" />;
}
