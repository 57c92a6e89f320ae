import type { ResourceName } from "@tillhouse/extension-sdk";
import { isReceiver, recordId, titleOf } from "@tillhouse/extension-sdk/internal";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, Suspense } from "react";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { loadRelatedList } from "./related/load-related-list";
import { isListedById } from "./related/related-question";
import { RelatedSection } from "./related/related-section";
import type { SectionKind, SectionWith } from "./section-kind";

const RelatedList = lazyComponent(loadRelatedList, "section");

/** The ids of what a key of the record holds. */
function heldIds(record: object, key: string): string[] {
  const held: unknown = Reflect.get(record, key);
  return Array.isArray(held) ? held.map((item: unknown) => String(Reflect.get(Object(item), "id"))) : [];
}

/** Has the shape of the section until its code is there. */
function withFallback(title: string, list: ReactNode): ReactNode {
  return (
    <Suspense
      fallback={
        <Section title={title}>
          <Skeleton width="60%" />
        </Section>
      }
    >
      {list}
    </Suspense>
  );
}

/** Records of another resource. */
export const relatedKind: SectionKind<SectionWith<"related">> = {
  draw: ({ section, resource, record, title }) =>
    section.isList ? (
      withFallback(
        title,
        <RelatedList
          section={section}
          resource={resource}
          id={recordId(resource, record)}
          record={record}
          title={title}
        />,
      )
    ) : (
      <RelatedSection
        title={title}
        end={
          section.actions && (
            <RecordActions
              of={resource.name as ResourceName}
              record={record as never}
              buttons={section.actions}
              only={section.actions}
            />
          )
        }
        related={section.related}
        columns={section.columns}
        members={section.members}
        mayRemove={section.members?.removedTo === undefined || !isReceiver(record, section.members.removedTo)}
        sort={section.sort}
        hint={section.hint}
        owner={{ of: resource.name, id: recordId(resource, record), title: titleOf(resource, record) }}
        path={section.path}
        isWhole={section.isUnpaged}
        // A section's functions were written for records of this very resource; see `AnyResource`.
        query={section.filter?.(record as never) ?? {}}
        choices={section.choices?.(record as never)}
        heldIds={section.heldIn === undefined ? undefined : heldIds(record, section.heldIn)}
      />
    ),
  // What lies below the address of the record needs no more of it.
  drawFromId: ({ section, resource, id, title }) =>
    isListedById(section)
      ? withFallback(
          title,
          <RelatedList section={section} resource={resource} id={id} record={undefined} title={title} />,
        )
      : undefined,
};
