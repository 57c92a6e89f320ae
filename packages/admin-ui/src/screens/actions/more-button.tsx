import { Button } from "@tillhouse/extension-sdk/ui";
import { Ellipsis } from "lucide-react";
import { type ButtonHTMLAttributes, forwardRef } from "react";

export interface MoreButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  size: "small" | "medium";
}

/** Opens the menu of a record. */
export const MoreButton = forwardRef<HTMLButtonElement, MoreButtonProps>(function MoreButton(props, ref) {
  return (
    <Button
      {...props}
      ref={ref}
      variant="ghost"
      iconOnly
      icon={<Ellipsis className="th-icon" aria-hidden />}
    />
  );
});
