import { Button } from "@tillhouse/extension-sdk/ui";
import { Pencil } from "lucide-react";
import { type ButtonHTMLAttributes, forwardRef } from "react";

export interface InlineTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  isLoading?: boolean;
}

/** Opens the editor of a cell; shows itself when the row has the pointer or the focus. */
export const InlineTrigger = forwardRef<HTMLButtonElement, InlineTriggerProps>(
  function InlineTrigger(props, ref) {
    return (
      <Button
        {...props}
        ref={ref}
        className="th-inline__edit"
        variant="ghost"
        size="small"
        iconOnly
        icon={<Pencil className="th-icon th-icon--small" aria-hidden />}
      />
    );
  },
);
