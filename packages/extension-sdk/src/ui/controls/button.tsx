import {
  type ButtonHTMLAttributes,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { Link, type LinkProps } from "react-router-dom";
import { classNames } from "../base/class-names";
import { Spinner } from "../feedback/spinner";
import { Tooltip } from "../overlays/tooltip";

/** What a button and a link that looks like one have in common. */
export interface ButtonStyle {
  /**
   * `primary`: the one next step, at most one per layer. `secondary`: everything else worth a visible button.
   * `ghost`: tools and repeated actions. `danger`: removes what can be brought back. `nuclear`: cannot be undone,
   * only in the footer of a typed confirmation. `solid` and `quiet` are for a {@link ActionBar}.
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

/** What {@link Button} takes. */
export interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner, keeps the width and the focus, and swallows clicks. */
  isLoading?: boolean;
}

function buttonClass(look: ButtonStyle, extra?: string) {
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
    <PlainButton
      {...attributes}
      description={attributes["aria-describedby"]}
      {...(iconOnly && { "aria-label": label })}
      // Busy rather than disabled: a disabled button would drop the focus to the page.
      {...(isLoading && { "aria-busy": true, "aria-disabled": true, onClick: swallow })}
      ref={ref}
      className={buttonClass({ variant, size, iconOnly, wide }, className)}
    >
      {icon}
      {!iconOnly && children != null && <span className="th-button__label">{children}</span>}
      {isLoading && <Spinner size="small" tone={isFilled ? "inverse" : "default"} />}
    </PlainButton>
  );
  return iconOnly && label ? <NameTooltip label={label}>{button}</NameTooltip> : button;
});

/** An icon button shows its name as a tooltip. */
function NameTooltip({ label, children }: { label: string; children: ReactElement }) {
  return <Tooltip content={label}>{children}</Tooltip>;
}

interface Described {
  /** Takes the place of `aria-describedby`. */
  description?: string;
}

/**
 * Drops the description that a tooltip adds. It repeats the name of an icon button, which would be read out twice.
 */
const PlainButton = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement> & Described>(
  function PlainButton({ "aria-describedby": _fromTooltip, description, ...attributes }, ref) {
    return <button type="button" {...attributes} aria-describedby={description} ref={ref} />;
  },
);

const PlainLink = forwardRef<HTMLAnchorElement, LinkProps & Described>(function PlainLink(
  { "aria-describedby": _fromTooltip, description, ...attributes },
  ref,
) {
  return <Link {...attributes} aria-describedby={description} ref={ref} />;
});

/** What {@link LinkButton} takes. */
export interface LinkButtonProps extends ButtonStyle, LinkProps {}

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
    <PlainLink
      {...attributes}
      description={attributes["aria-describedby"]}
      {...(iconOnly && { "aria-label": label })}
      ref={ref}
      className={buttonClass({ variant, size, iconOnly, wide }, className)}
    >
      {icon}
      {!iconOnly && <span className="th-button__label">{children}</span>}
    </PlainLink>
  );
  return iconOnly && label ? <NameTooltip label={label}>{link}</NameTooltip> : link;
});
