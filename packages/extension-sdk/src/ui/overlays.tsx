import { DismissableLayer } from "@radix-ui/react-dismissable-layer";
import * as RadixMenu from "@radix-ui/react-menu";
import * as RadixPopover from "@radix-ui/react-popover";
import * as Popper from "@radix-ui/react-popper";
import { Portal } from "@radix-ui/react-portal";
import { type RefObject, useRef } from "react";
import { Link } from "react-router-dom";
import { classNames } from "./class-names";
import type { MenuAction, MenuProps } from "./menu";
import type { PopoverProps } from "./popover";
import type { TooltipProps } from "./tooltip";
import { useUi } from "./ui-context";

/** What every open overlay needs: the element that it belongs to, and how it goes away. */
interface OverlayProps {
  trigger: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Gives the focus back to what opened an overlay, but for somebody who went on elsewhere. */
function useFocusReturn({ trigger }: OverlayProps) {
  const hasGoneOn = useRef(false);
  return {
    onInteractOutside: (event: Event) => {
      // A press on what opened it closes it there.
      if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
      else hasGoneOn.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!hasGoneOn.current) trigger.current?.focus({ preventScroll: true });
    },
  };
}

/** Props of {@link OpenMenu}. */
export interface OpenMenuProps extends OverlayProps, Pick<MenuProps, "label" | "items" | "align"> {
  triggerId: string;
  /** Whoever opened it with a key starts at the first action. */
  isByKey: boolean;
}

/** The open menu of a {@link Menu}. */
export function OpenMenu(props: OpenMenuProps) {
  const { trigger, onClose, label, items, align = "end", triggerId, isByKey } = props;
  const { container, direction } = useUi();
  const content = useRef<HTMLDivElement>(null);
  const focus = useFocusReturn(props);
  // Not before the menu has the focus itself: a dialog underneath would take it back, and the menu would be gone.
  const mayEnter = useRef(isByKey);
  const enter = (event: Event) => {
    if (!mayEnter.current) return;
    mayEnter.current = false;
    event.preventDefault();
    content.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
  };
  return (
    <RadixMenu.Root open onOpenChange={(isOpen) => !isOpen && onClose()} modal={false} dir={direction}>
      <RadixMenu.Anchor virtualRef={elementOf(trigger)} />
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          ref={content}
          className="th-menu"
          // A menu that is longer than the window is scrolled with the keys as well.
          tabIndex={0}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-label={label}
          onEntryFocus={enter}
          // A dialog opened from here finds the element that gets the focus back.
          data-trigger={triggerId}
          {...focus}
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

/** Props of {@link OpenPopover}. */
export interface OpenPopoverProps extends OverlayProps, Pick<PopoverProps, "label" | "align" | "children"> {
  id: string;
}

/** What a {@link Popover} shows. */
export function OpenPopover(props: OpenPopoverProps) {
  const { id, trigger, onClose, label, align = "start", children } = props;
  const { container } = useUi();
  const focus = useFocusReturn(props);
  return (
    <RadixPopover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixPopover.Anchor virtualRef={elementOf(trigger)} />
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          id={id}
          className="th-popover"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          {...focus}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** Props of {@link OpenTooltip}. */
export interface OpenTooltipProps extends OverlayProps, Pick<TooltipProps, "content" | "maxWidth" | "side"> {
  id: string;
}

/** What a {@link Tooltip} shows. Esc takes it away, and nothing else with it. */
export function OpenTooltip({ id, trigger, onClose, content, maxWidth, side = "bottom" }: OpenTooltipProps) {
  const { container } = useUi();
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={elementOf(trigger)} />
      <Portal container={container}>
        <DismissableLayer asChild onFocusOutside={(event) => event.preventDefault()} onDismiss={onClose}>
          <Popper.Content
            id={id}
            role="tooltip"
            className="th-tooltip"
            style={{ maxInlineSize: maxWidth }}
            side={side}
            sideOffset={8}
            collisionPadding={8}
          >
            {content}
          </Popper.Content>
        </DismissableLayer>
      </Portal>
    </Popper.Root>
  );
}

/** An overlay is only open while its trigger stands. */
function elementOf(trigger: RefObject<HTMLElement | null>): RefObject<HTMLElement> {
  return trigger as RefObject<HTMLElement>;
}
