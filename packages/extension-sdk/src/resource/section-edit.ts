import { createContext } from "react";

/** Where a section of a detail page is edited. */
export interface SectionEditLink {
  /** Opens the form with the section's fields. */
  to: string;
  /** "Edit". */
  text: string;
  /** "Edit General": what the link is called where nobody sees what it stands in. */
  label: string;
}

/** Carries the {@link SectionEditLink}. The page provides it; there is none where the record cannot be changed. */
export const SectionEditContext = createContext<SectionEditLink | undefined>(undefined);
