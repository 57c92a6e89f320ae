import { DialogFrame, type DialogFrameProps } from "./dialog-frame";

/** Props of {@link Sheet}. */
export interface SheetProps extends DialogFrameProps {}

/** A long form over the whole window, in two columns. What was there before waits underneath. */
export function Sheet(props: SheetProps) {
  return <DialogFrame {...props} className="th-drawer th-sheet" />;
}
