import { Ellipsis } from "lucide-react";
import { Menu, type MenuProps } from "../overlays/menu";
import { Button, type ButtonProps } from "./button";

/** What {@link OverflowMenu} takes. */
export interface OverflowMenuProps extends Omit<MenuProps, "trigger"> {
  /** The size of the button. */
  size?: ButtonProps["size"];
  /** The menu cannot be opened. */
  isDisabled?: boolean;
}

/**
 * What else can be done, behind three dots; its label says whose menu it is.
 *
 * @example <OverflowMenu label={translate("list.actionsFor", { title })} items={[{ id: "remove", label: "Remove", onSelect: remove }]} />
 */
export function OverflowMenu({ size, isDisabled, ...menu }: OverflowMenuProps) {
  return (
    <Menu
      {...menu}
      trigger={
        <Button
          variant="ghost"
          size={size}
          iconOnly
          label={menu.label}
          icon={<Ellipsis className="th-icon" aria-hidden />}
          disabled={isDisabled}
        />
      }
    />
  );
}
