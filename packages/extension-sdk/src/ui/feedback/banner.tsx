import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What {@link Banner} takes. */
export interface BannerProps {
  /** Colour and icon, by what it means. */
  tone: "info" | "caution" | "negative" | "positive";
  /** A first line in bold. Left out: the text alone. */
  title?: ReactNode;
  /** The text: what is so, and what can be done. */
  children: ReactNode;
  /** A link or a small button at the end. */
  action?: ReactNode;
}

const icons = { info: Info, caution: TriangleAlert, negative: CircleAlert, positive: CircleCheck };

/** A note inside a page or form that stays until its cause is gone. A passing message is a toast. A negative one is announced. */
export function Banner({ tone, title, children, action }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={`th-banner th-banner--${tone}`} role={tone === "negative" ? "alert" : undefined}>
      <Icon className="th-icon" aria-hidden="true" />
      <div className="th-banner__text">
        {title && <p className="th-banner__title">{title}</p>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
