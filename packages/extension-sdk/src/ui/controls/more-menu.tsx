import { Ellipsis } from "lucide-react";
import { Menu, type MenuProps } from "../overlays/menu";
import { Button, type ButtonProps } from "./button";

/** Props of {@link MoreMenu}. */
export interface MoreMenuProps extends Omit<MenuProps, "trigger"> {
  size?: ButtonProps["size"];
  isDisabled?: boolean;
}

/**
 * What else can be done, behind three dots; its label says whose menu it is.
 *
 * @example <MoreMenu label={translate("list.actionsFor", { title })} items={[{ id: "remove", label: "Remove", onSelect: remove }]} />
 */
export function MoreMenu({ size, isDisabled, ...menu }: MoreMenuProps) {
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
