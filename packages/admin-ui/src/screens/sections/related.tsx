import { recordId, titleOf } from "@tillhouse/extension-sdk/internal";
import { RelatedSection } from "../detail/related-section";
import type { SectionKind, SectionWith } from "./section-kind";

/** Records of another resource. */
export const relatedKind: SectionKind<SectionWith<"related">> = {
  draw: ({ section, resource, record, title }) => (
    <RelatedSection
      title={title}
      related={section.related}
      columns={section.columns}
      members={section.members}
      owner={{ of: resource.name, id: recordId(resource, record), title: titleOf(resource, record) }}
      path={section.path}
      isWhole={section.isUnpaged}
      // A section's functions were written for records of this very resource; see `AnyResource`.
      query={section.filter?.(record as never) ?? {}}
    />
  ),
};
