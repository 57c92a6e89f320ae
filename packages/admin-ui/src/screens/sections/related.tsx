import { recordId, titleOf } from "@tillhouse/extension-sdk/internal";
import { Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { Suspense } from "react";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { loadRelatedList } from "./load-related-list";
import { RelatedSection } from "./related-section";
import type { SectionKind, SectionWith } from "./section-kind";

const RelatedList = lazyComponent(loadRelatedList, "section");

/** Records of another resource. */
export const relatedKind: SectionKind<SectionWith<"related">> = {
  draw: ({ section, resource, record, title }) =>
    section.isList ? (
      <Suspense
        fallback={
          <Section title={title}>
            <Skeleton width="60%" />
          </Section>
        }
      >
        <RelatedList section={section} resource={resource} record={record} title={title} />
      </Suspense>
    ) : (
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
