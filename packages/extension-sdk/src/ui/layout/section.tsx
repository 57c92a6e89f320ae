import { type ReactNode, useId } from "react";
import { Tag } from "../text/tag";
import { Disclosure } from "./disclosure";

/** What {@link Section} takes. */
export interface SectionProps {
  /** For links to this part of the page. */
  id?: string;
  /** What stands in it. It names the section for screen readers. */
  title: string;
  /** A {@link Status} after the title. */
  status?: ReactNode;
  /** How many: shown after the title in grey. */
  count?: ReactNode;
  /** Buttons at the end of the head. */
  end?: ReactNode;
  /** Where it comes from, at the end of the head: "Extension". */
  tag?: string;
  /** Starts folded, as raw data does. */
  isFolded?: boolean;
  /** What the section shows. With `isFolded` it is drawn when it is first opened. */
  children?: ReactNode;
}

/**
 * A part of a page, parted from its neighbours by one hairline.
 *
 * @example
 * <Section title="Payment" status={<Status …>} end={<Button>Refund</Button>}>…</Section>
 */
export function Section({ id, title, status, count, end, tag, isFolded, children }: SectionProps) {
  const titleId = useId();
  if (isFolded) {
    return (
      <section className="th-section" id={id} aria-label={title}>
        <Disclosure title={title} note={count}>
          {children}
        </Disclosure>
      </section>
    );
  }
  return (
    <section className="th-section" id={id} aria-labelledby={titleId}>
      <div className="th-section__head">
        <h2 className="th-section__title" id={titleId}>
          {title}
        </h2>
        {count !== undefined && <span className="th-section__count">{count}</span>}
        {status}
        {(end || tag) && (
          <div className="th-section__end">
            {end}
            {tag && <Tag>{tag}</Tag>}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
