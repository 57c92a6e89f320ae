import type { ReactNode } from "react";
import { useUi } from "../ui/base/ui-context";
import { Button } from "../ui/controls/button";
import { DialogFrame, type DialogFrameProps } from "../ui/dialogs/dialog-frame";

/** What {@link FocusModal} takes. */
export interface FocusModalProps extends Omit<DialogFrameProps, "footer" | "onBack"> {
  /** Called by the second button; left out where it submits the form named by `formId`. */
  onSubmit?(): void;
  /** Id of the form inside that the second button submits. */
  formId?: string;
  /** "Cancel" when left out. */
  cancelLabel?: string;
  /** "Save changes" when left out. */
  submitLabel?: string;
  /** The second button cannot be pressed. */
  isSubmitDisabled?: boolean;
  /** The task. */
  children: ReactNode;
}

/**
 * One task over the whole window, with nothing beside it: at most 664 px wide, "Cancel" and "Save changes" under it.
 * While `isBusy` nothing closes it and the second button turns.
 *
 * @example
 * <FocusModal isOpen={isOpen} onClose={close} onSubmit={save} isBusy={isSaving} title="Create fulfilment">…</FocusModal>
 */
export function FocusModal(props: FocusModalProps) {
  const { onSubmit, formId, cancelLabel, submitLabel, isSubmitDisabled, ...frame } = props;
  const { translate } = useUi();
  return (
    <DialogFrame
      {...frame}
      className="th-drawer th-sheet th-sheet--focus"
      footer={
        <>
          <Button size="large" disabled={frame.isBusy} onClick={frame.onClose}>
            {cancelLabel ?? translate("ui.focus_modal.cancel")}
          </Button>
          <Button
            size="large"
            variant="primary"
            type={formId === undefined ? "button" : "submit"}
            form={formId}
            disabled={isSubmitDisabled}
            isLoading={frame.isBusy}
            onClick={onSubmit}
          >
            {submitLabel ?? translate("ui.focus_modal.save")}
          </Button>
        </>
      }
    />
  );
}
