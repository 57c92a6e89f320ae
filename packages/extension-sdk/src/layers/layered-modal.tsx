import { classNames } from "../ui/base/class-names";
import type { DialogProps } from "../ui/dialogs/dialog";
import type { LayerStack } from "./layer-stack";
import { LayeredFrame } from "./layered-frame";

/** What {@link LayeredModal} takes. */
export interface LayeredModalProps extends DialogProps {
  /** The screens on top, where something outside of the modal moves them; see {@link useLayerStack}. */
  stack?: LayerStack;
}

/**
 * A dialog whose content can open further screens on top of itself: each has a title, the subject underneath in
 * parentheses, and a way back. The content underneath slides out of view in 200 ms and keeps its state. Esc goes one
 * screen back and closes the dialog on the main content; closing clears all screens.
 *
 * @example
 * function Items() {
 *   const { push } = useLayeredModal();
 *   return <Button onClick={() => push({ title: "Select reason", subtitle: "Canyon Tarp", view: <Reasons /> })}>Reason…</Button>;
 * }
 * <LayeredModal isOpen={isOpen} onClose={close} title="Request return"><Items /></LayeredModal>
 */
export function LayeredModal({ size = "default", ...props }: LayeredModalProps) {
  return (
    <LayeredFrame {...props} className={classNames("th-dialog", size === "wide" && "th-dialog--wide")} />
  );
}
