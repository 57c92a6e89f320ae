import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import * as RadixPopover from "@radix-ui/react-popover";
import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type FocusEvent, forwardRef, type RefObject, useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";
import type { MenuAction, MenuProps } from "./menu";
import type { PopoverProps } from "./popover";
import type { TooltipProps } from "./tooltip";

/** What every open overlay needs: the element that it belongs to, and how it goes away. */
interface OverlayProps {
  trigger: RefObject<HTMLElement | null>;
  onClose(): void;
}

/**
 * Stands where Radix wants the trigger and gives it the element: that has stood on the page since before Radix was loaded,
 * and hears for itself.
 */
const ExistingTrigger = forwardRef<HTMLElement, Pick<OverlayProps, "trigger">>(function ExistingTrigger(
  { trigger },
  ref,
) {
  useLayoutEffect(() => {
    // Never taken back: Radix gives the focus to it when all of this is gone.
    if (typeof ref === "function") ref(trigger.current);
  }, [ref, trigger]);
  return null;
});

/** What {@link OpenMenu} takes. */
export interface OpenMenuProps extends OverlayProps, Pick<MenuProps, "label" | "items" | "align"> {
  /** Id of the element that opened it. */
  triggerId: string;
  /** Whoever opened it with a key starts at the first action. */
  isByKey: boolean;
}

/** The open menu of a {@link Menu}. */
export function OpenMenu(props: OpenMenuProps) {
  const { trigger, onClose, label, items, align = "end", triggerId, isByKey } = props;
  const { container, direction } = useUi();
  // Not before the menu has the focus itself: a dialog underneath would take it back, and the menu would be gone.
  const mayEnter = useRef(isByKey);
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget || !mayEnter.current) return;
    mayEnter.current = false;
    currentTarget.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
  };
  return (
    <DropdownMenu.Root open onOpenChange={(isOpen) => !isOpen && onClose()} modal={false} dir={direction}>
      <DropdownMenu.Trigger asChild>
        <ExistingTrigger trigger={trigger} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          className="th-menu"
          // A menu that is longer than the window is scrolled with the keys as well.
          tabIndex={0}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-label={label}
          aria-labelledby={undefined}
          onFocus={enter}
          // A dialog opened from here finds the element that gets the focus back.
          data-trigger={triggerId}
        >
          {items.map((item) =>
            "separator" in item ? (
              <DropdownMenu.Separator className="th-menu__separator" key={item.id} />
            ) : "heading" in item ? (
              <DropdownMenu.Label className="th-menu__heading" key={item.id}>
                <span className="th-strong th-truncate">{item.heading}</span>
                {item.note && <span className="th-muted th-truncate">{item.note}</span>}
              </DropdownMenu.Label>
            ) : (
              <Action key={item.id} action={item} />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
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
      <DropdownMenu.Item
        className={className}
        disabled={!reason}
        aria-disabled="true"
        aria-keyshortcuts={shortcut}
        onSelect={(event) => event.preventDefault()}
      >
        {content}
      </DropdownMenu.Item>
    );
  }
  if (to !== undefined) {
    return (
      <DropdownMenu.Item className={className} asChild onSelect={onSelect} aria-keyshortcuts={shortcut}>
        <Link to={to}>{content}</Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={className} onSelect={onSelect} aria-keyshortcuts={shortcut}>
      {content}
    </DropdownMenu.Item>
  );
}

/** What {@link OpenPopover} takes. */
export interface OpenPopoverProps extends OverlayProps, Pick<PopoverProps, "label" | "align" | "children"> {
  /** Id of the popover, which its trigger names. */
  id: string;
}

/** What a {@link Popover} shows. */
export function OpenPopover({ id, trigger, onClose, label, align = "start", children }: OpenPopoverProps) {
  const { container } = useUi();
  return (
    <RadixPopover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixPopover.Trigger asChild>
        <ExistingTrigger trigger={trigger} />
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          id={id}
          className="th-popover"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** What {@link OpenTooltip} takes. */
export interface OpenTooltipProps extends OverlayProps, Pick<TooltipProps, "content" | "maxWidth" | "side"> {
  /** Id of the tooltip, which its element names. */
  id: string;
}

/** What a {@link Tooltip} shows. Esc takes it away, and nothing else with it. */
export function OpenTooltip({ id, trigger, onClose, content, maxWidth, side = "bottom" }: OpenTooltipProps) {
  const { container } = useUi();
  return (
    <RadixTooltip.Provider disableHoverableContent>
      <RadixTooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <RadixTooltip.Trigger asChild>
          <ExistingTrigger trigger={trigger} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            id={id}
            className="th-tooltip"
            style={{ maxInlineSize: maxWidth }}
            side={side}
            sideOffset={8}
            collisionPadding={8}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
