import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";
import { Tooltip } from "./tooltip";

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /**
   * `primary`: the one next step, at most one per layer. `secondary`: everything else worth a visible button.
   * `ghost`: tools and repeated actions. `danger`: removes what can be brought back. `nuclear`: cannot be undone,
   * only in the footer of a typed confirmation. `solid` and `quiet` are for a {@link Dock}.
   */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "nuclear" | "solid" | "quiet";
  /** 40 in forms and dialogs, 32 in heads and toolbars, 24 inside rows. */
  size?: "large" | "medium" | "small";
  /** An icon before the word, usually from lucide-react with the class `th-icon`. */
  icon?: ReactNode;
  /** Shows the icon alone. Needs `label`, which becomes the accessible name and the tooltip. */
  iconOnly?: boolean;
  /** The accessible name of an icon-only button. */
  label?: string;
  /** As wide as its container. */
  wide?: boolean;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner, keeps the width and the focus, and swallows clicks. */
  isLoading?: boolean;
}

function buttonClass(look: ButtonLook, extra?: string) {
  const { variant = "secondary", size = "medium", iconOnly, wide } = look;
  return classNames(
    "th-button",
    `th-button--${variant}`,
    size !== "medium" && `th-button--${size}`,
    iconOnly && "th-button--icon",
    wide && "th-button--wide",
    extra,
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A button. It never submits a form unless `type="submit"` says so.
 *
 * @example
 * <Button variant="primary" icon={<Plus className="th-icon" />} onClick={create}>Create order</Button>
 * <Button variant="ghost" iconOnly label={translate("orders.more")} icon={<Ellipsis className="th-icon" />} />
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, iconOnly, label, wide, isLoading = false, className, children, ...attributes },
  ref,
) {
  const isFilled = variant === "primary" || variant === "nuclear" || variant === "solid";
  const button = (
    <button
      type="button"
      {...attributes}
      {...(iconOnly && { "aria-label": label })}
      // Busy rather than disabled: a disabled button would drop the focus to the page.
      {...(isLoading && { "aria-busy": true, "aria-disabled": true, onClick: swallow })}
      ref={ref}
      className={buttonClass({ variant, size, iconOnly, wide }, className)}
    >
      {icon}
      {!iconOnly && children != null && <span className="th-button__label">{children}</span>}
      {isLoading && <Spinner size="small" tone={isFilled ? "inverse" : "default"} />}
    </button>
  );
  return iconOnly && label ? <NameTooltip label={label}>{button}</NameTooltip> : button;
});

/** The tooltip of an icon button repeats its name, so it must not be read out a second time as a description. */
function NameTooltip({ label, children }: { label: string; children: React.ReactElement }) {
  return <Tooltip content={<span aria-hidden="true">{label}</span>}>{children}</Tooltip>;
}

export interface LinkButtonProps extends ButtonLook, LinkProps {}

/**
 * A link that looks like a button: for going somewhere, where a middle click should open a tab.
 *
 * @example
 * <LinkButton to="/a/draft-orders/new" variant="primary">New draft order</LinkButton>
 */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, icon, iconOnly, label, wide, className, children, ...attributes },
  ref,
) {
  const link = (
    <Link
      {...attributes}
      {...(iconOnly && { "aria-label": label })}
      ref={ref}
      className={buttonClass({ variant, size, iconOnly, wide }, className)}
    >
      {icon}
      {!iconOnly && <span className="th-button__label">{children}</span>}
    </Link>
  );
  return iconOnly && label ? <NameTooltip label={label}>{link}</NameTooltip> : link;
});
