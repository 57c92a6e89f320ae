import type { AnySection } from "@tillhouse/extension-sdk/internal";
import type { SectionKind, SectionWith } from "./section-kind";

/** The page draws them in the place of the section: it shows nothing by itself. */
export const sectionsKind: SectionKind<SectionWith<"sections">> = {
  draw: () => null,
  hasOwnTitle: () => true,
};

/** The sections of a page, with those that follow from its record in the place of the one that names them. */
export function sectionsOf(sections: readonly AnySection[], record: object | undefined): AnySection[] {
  return sections.flatMap((section): AnySection[] => {
    if (!("sections" in section)) return [section];
    if (record === undefined) return [];
    const { column, contribution } = section;
    // The section was written for records of this very resource; see `AnyResource`.
    return section.sections(record as never).map((own) => ({ ...own, column, contribution }));
  });
}
