import * as RadixDialog from "@radix-ui/react-dialog";
import { ArrowLeft, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { classNames } from "../base/class-names";
import { useUi } from "../base/ui-context";
import { Button } from "../controls/button";
import { Freeze } from "../layout/freeze";
import { DialogBody } from "./dialog-body";
import { firstFocus } from "./first-focus";
import { focusHolder } from "./focus-holder";

/** What dialog, drawer and confirmation share. */
export interface DialogFrameProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when the person closes it: by the cross, by Esc, or outside of it. */
  onClose(): void;
  /** The question or the action. */
  title: ReactNode;
  /** The subject of the layer underneath, shown in parentheses after the title. */
  subtitle?: ReactNode;
  /** Shows a back arrow at the start: returns to the layer underneath. */
  onBack?(): void;
  /** The buttons, repeating the verb: "Keep order", "Cancel order". */
  footer?: ReactNode;
  /** At the start of the footer: "Step 2 of 4", "1 field needs attention". Announced when it changes. */
  footerNote?: ReactNode;
  /** While true nothing closes it: not Esc, not the cross, not a click outside. */
  isBusy?: boolean;
  /** Whether Esc, the cross and a click outside close it. */
  isDismissable?: boolean;
  /** Called before the focus moves in; `preventDefault()` keeps the first field from taking it. */
  onOpenAutoFocus?(event: Event): void;
  /** What it shows between head and foot. Only this scrolls. */
  children: ReactNode;
}

interface InternalProps extends DialogFrameProps {
  className: string;
  role?: "dialog" | "alertdialog";
  /** Id of the text that describes it. */
  describedBy?: string;
  /** A confirmation has no cross: its two buttons are the two ways out. */
  hasCross?: boolean;
  /** The children bring bodies and feet of their own, one for each layer. */
  hasPanes?: boolean;
  /** Takes the place of closing on Esc; for a dialog that has somewhere to go back to. */
  onEscape?(): void;
}

/** The panel, its scrim, its head and its foot. Not exported from the package: use Dialog, Drawer or ConfirmDialog. */
export function DialogFrame(props: InternalProps) {
  const { isOpen, onClose, title, subtitle, onBack, footer, footerNote, children } = props;
  const { isBusy = false, isDismissable = true, hasCross = true } = props;
  const { container, translate } = useUi();
  const panel = useRef<HTMLDivElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const mayClose = isDismissable && !isBusy;
  const keepOpen = (event: Event) => {
    if (!mayClose) event.preventDefault();
  };

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => !next && mayClose && onClose()}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay className="th-scrim" />
        <RadixDialog.Content
          ref={panel}
          className={props.className}
          tabIndex={-1}
          role={props.role ?? "dialog"}
          aria-modal="true"
          aria-busy={isBusy || undefined}
          aria-describedby={props.describedBy}
          onEscapeKeyDown={(event) => {
            if (props.onEscape) event.preventDefault();
            if (mayClose) props.onEscape?.();
            keepOpen(event);
          }}
          onKeyDown={(event) => {
            // A list above that has just closed still counts as the highest layer for a moment: nobody takes the key then.
            if (event.key !== "Escape" || event.defaultPrevented || !mayClose) return;
            event.preventDefault();
            (props.onEscape ?? onClose)();
          }}
          onInteractOutside={(event) => {
            // A toast floats above the dialog and may be dismissed without closing what is underneath.
            const target = event.target;
            if (target instanceof Element && target.closest("[data-sonner-toaster]")) event.preventDefault();
            keepOpen(event);
          }}
          onOpenAutoFocus={(event) => {
            returnTo.current = focusHolder();
            props.onOpenAutoFocus?.(event);
            if (event.defaultPrevented || !panel.current) return;
            event.preventDefault();
            firstFocus(panel.current, props.role === "alertdialog").focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            // Radix looks for a trigger of its own; here the opener can be anything that had the focus.
            event.preventDefault();
            if (returnTo.current?.isConnected) returnTo.current.focus({ preventScroll: true });
          }}
        >
          <Freeze isFrozen={!isOpen}>
            <header className={classNames("th-dialog__head", onBack && "th-dialog__head--back")}>
              {onBack && (
                <Button
                  variant="ghost"
                  iconOnly
                  label={translate("ui.back")}
                  icon={<ArrowLeft className="th-icon th-icon--mirrored" aria-hidden="true" />}
                  disabled={isBusy}
                  onClick={onBack}
                />
              )}
              <RadixDialog.Title className="th-dialog__title">
                {title}
                {subtitle && (
                  <>
                    {" "}
                    <span className="th-dialog__subtitle">({subtitle})</span>
                  </>
                )}
              </RadixDialog.Title>
              {hasCross && isDismissable && (
                <Button
                  className="th-push"
                  variant="ghost"
                  iconOnly
                  label={translate("ui.close")}
                  icon={<X className="th-icon" aria-hidden="true" />}
                  disabled={isBusy}
                  onClick={onClose}
                />
              )}
            </header>
            {props.hasPanes ? children : <DialogBody>{children}</DialogBody>}
            {(footer || footerNote) && (
              <footer className="th-dialog__foot">
                {footerNote !== undefined && (
                  <div className="th-dialog__note" role="status">
                    {footerNote}
                  </div>
                )}
                {footer}
              </footer>
            )}
          </Freeze>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
