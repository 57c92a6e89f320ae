import { MetadataEditSection } from "./metadata-edit-section";
import type { SectionKind, SectionWith } from "./section-kind";

/** What the store knows nothing about. */
export const metadataKind: SectionKind<SectionWith<"metadata">> = {
  draw: ({ section, resource, record }) => (
    <MetadataEditSection resource={resource} record={record} isReadOnly={section.metadata === "read-only"} />
  ),
  hasOwnTitle: () => true,
};
