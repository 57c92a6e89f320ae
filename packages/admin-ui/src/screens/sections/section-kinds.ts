import type { SectionKinds } from "@tillhouse/extension-sdk";
import type { AnySection } from "@tillhouse/extension-sdk/internal";
import { factsKind } from "./facts";
import { loadKind } from "./load";
import { metadataKind } from "./metadata";
import { relatedKind } from "./related";
import { rowsKind } from "./rows";
import type { SectionKind, SectionWith } from "./section-kind";
import { sectionsKind } from "./sections-kind";
import { subrecordsKind } from "./subrecords";

/** The kinds of sections, by the word that tells each from the others. */
const sectionKinds = {
  facts: factsKind,
  load: loadKind,
  metadata: metadataKind,
  related: relatedKind,
  rows: rowsKind,
  sections: sectionsKind,
  subrecords: subrecordsKind,
} satisfies { [Word in keyof SectionKinds<never>]: SectionKind<SectionWith<Word>> };

/** What is known of the kind of a section. The registry takes no section that has none of the words. */
export function sectionKindOf(section: AnySection): SectionKind<AnySection> {
  const found = Object.entries<SectionKind<AnySection>>(sectionKinds).find(([word]) => word in section);
  if (found === undefined) throw new Error(`The section "${section.id}" shows nothing`);
  return found[1];
}
