import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { type ReactElement, type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { classNames } from "./class-names";
import { useUi } from "./ui-context";

export interface MenuAction {
  id: string;
  /** Verb and noun. An item that opens a dialog ends in "…". */
  label: string;
  icon?: ReactNode;
  onSelect?(): void;
  /** Makes the item a link. */
  to?: string;
  tone?: "danger";
  isDisabled?: boolean;
  /** Why it is disabled. Shown under the label; the item stays reachable so that it can be read. */
  reason?: string;
  /** The key that does the same, such as "D". */
  shortcut?: string;
}

/** What stands above a group of actions: whose menu it is, or what the group is about. */
export interface MenuHeading {
  id: string;
  heading: string;
  /** A second line, such as an e-mail address. */
  note?: string;
}

export type MenuItem = MenuAction | MenuHeading | { id: string; separator: true };

export interface MenuProps {
  /** The element that opens the menu, usually a {@link Button}. */
  trigger: ReactElement;
  /** Accessible name of the list. */
  label: string;
  items: readonly MenuItem[];
  align?: "start" | "center" | "end";
  /** Open from the start, for a menu that was only made when it was asked for. */
  startsOpen?: boolean;
}

/**
 * A menu of actions. Arrow keys, Home, End and typing move; Esc closes and gives the focus back.
 *
 * @example
 * <Menu label="Order actions" trigger={<Button iconOnly label="More" icon={<Ellipsis className="th-icon" />} />}
 *   items={[{ id: "duplicate", label: "Duplicate", onSelect: duplicate }]} />
 */
export function Menu({ trigger, label, items, align = "end", startsOpen }: MenuProps) {
  const { container, direction } = useUi();
  const triggerId = useId();
  return (
    <RadixMenu.Root modal={false} dir={direction} defaultOpen={startsOpen}>
      <RadixMenu.Trigger asChild id={triggerId}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          className="th-menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-labelledby={undefined}
          aria-label={label}
          // A dialog opened from here finds the element that gets the focus back.
          data-trigger={triggerId}
        >
          {items.map((item) =>
            "separator" in item ? (
              <RadixMenu.Separator className="th-menu__separator" key={item.id} />
            ) : "heading" in item ? (
              <RadixMenu.Label className="th-menu__heading" key={item.id}>
                <span className="th-strong th-clip">{item.heading}</span>
                {item.note && <span className="th-muted th-clip">{item.note}</span>}
              </RadixMenu.Label>
            ) : (
              <Action key={item.id} action={item} />
            ),
          )}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function Action({ action }: { action: MenuAction }) {
  const { label, icon, onSelect, to, tone, isDisabled = false, reason, shortcut } = action;
  const content = (
    <>
      {icon}
      <span className="th-menu__text">
        <span className="th-menu__label">{label}</span>
        {isDisabled && reason && <span className="th-menu__reason">{reason}</span>}
      </span>
      {shortcut && (
        <span className="th-key th-push" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </>
  );
  const className = classNames("th-menu__item", tone === "danger" && "th-menu__item--danger");
  if (isDisabled) {
    // With a reason the item can still be focused: what a keyboard cannot reach, a screen reader does not read.
    return (
      <RadixMenu.Item
        className={className}
        disabled={!reason}
        aria-disabled="true"
        aria-keyshortcuts={shortcut}
        onSelect={(event) => event.preventDefault()}
      >
        {content}
      </RadixMenu.Item>
    );
  }
  if (to !== undefined) {
    return (
      <RadixMenu.Item className={className} asChild onSelect={onSelect} aria-keyshortcuts={shortcut}>
        <Link to={to}>{content}</Link>
      </RadixMenu.Item>
    );
  }
  return (
    <RadixMenu.Item className={className} onSelect={onSelect} aria-keyshortcuts={shortcut}>
      {content}
    </RadixMenu.Item>
  );
}
