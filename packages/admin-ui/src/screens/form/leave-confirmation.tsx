import { useHost } from "@tillhouse/extension-sdk";
import { ConfirmDialog } from "@tillhouse/extension-sdk/ui";
import type { useLeaveGuard } from "../shared/use-leave-guard";

export interface LeaveConfirmationProps {
  guard: Pick<ReturnType<typeof useLeaveGuard>, "isAsking" | "stay" | "giveUp">;
  /** Called when the person gives up what was typed, before they leave. */
  onGiveUp: () => void;
}

/** Asks whoever leaves a form whether what was typed into it may be lost. */
export function LeaveConfirmation({ guard, onGiveUp }: LeaveConfirmationProps) {
  const { translate } = useHost();
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onClose={guard.stay}
      onConfirm={() => {
        onGiveUp();
        guard.giveUp();
      }}
      title={translate("form.leaveTitle")}
      description={translate("form.leaveText")}
      confirmLabel={translate("form.leaveConfirm")}
      cancelLabel={translate("form.leaveStay")}
      tone="danger"
    />
  );
}
