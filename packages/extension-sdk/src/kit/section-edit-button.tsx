import { useContext } from "react";
import { SectionEditContext } from "../resource/section-edit";
import { LinkButton } from "../ui/controls/button";

/**
 * The button that opens the form of a section (`edit` of its definition), for a section that draws itself. Nothing where the section
 * has no such form, or the record cannot be changed.
 *
 * @example <Section title={title} end={<SectionEditButton />}>…</Section>
 */
export function SectionEditButton() {
  const edit = useContext(SectionEditContext);
  if (edit === undefined) return null;
  return (
    <LinkButton to={edit.to} variant="ghost" size="small" aria-label={edit.label}>
      {edit.text}
    </LinkButton>
  );
}
