import { Fragment, type ReactNode } from "react";
import { byTime } from "../by-time";
import { Section } from "../ui/section";

/** Props of {@link PartsSection}. */
export interface PartsSectionProps<Part> {
  title: string;
  parts: readonly Part[] | undefined;
  /** Draws a part; `number` says which one of them it is, beginning with 1. */
  children(part: Part, number: number): ReactNode;
}

/**
 * A section of what belongs to a record, such as the returns of an order: in the order in which it was made, whatever order
 * the API answers it in. Nothing as long as there is none.
 *
 * @example
 * <PartsSection title={translate("orders.sections.returns")} parts={order.returns}>
 *   {(back, number) => <RecordRow of="returns" record={back} title={`Return ${number}`} />}
 * </PartsSection>
 */
export function PartsSection<Part extends { id: string; created_at: unknown }>(
  props: PartsSectionProps<Part>,
) {
  const { title, parts = [], children } = props;
  if (parts.length === 0) return null;
  return (
    <Section title={title} count={parts.length}>
      {byTime(parts).map((part, index) => (
        <Fragment key={part.id}>{children(part, index + 1)}</Fragment>
      ))}
    </Section>
  );
}
