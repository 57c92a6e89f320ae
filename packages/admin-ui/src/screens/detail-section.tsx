import {
  type AnyResource,
  type AnySection,
  type CellOf,
  cellId,
  normalizeCell,
  useHost,
} from "@tillhouse/extension-sdk";
import { CellView, cellLabel, MetadataSection } from "@tillhouse/extension-sdk/kit";
import { Button, ErrorState, Fact, Facts, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, lazy, Suspense, useMemo } from "react";
import { Boundary } from "../core/boundary";
import { RelatedSection } from "./related-section";

/** Props of {@link DetailSection}. */
export interface DetailSectionProps {
  section: AnySection;
  resource: AnyResource;
  /** `undefined` while it is on its way. */
  record: object | undefined;
}

type LoadedSection = Extract<AnySection, { load: unknown }>;

/** A part of a detail page: facts, a related list, or the section's own component. */
export function DetailSection({ section, resource, record }: DetailSectionProps) {
  const { translate } = useHost();
  const title = translate(`${resource.name}.sections.${section.id}`);
  if (record === undefined)
    return (
      <Section title={title}>
        <Skeleton width="60%" />
      </Section>
    );
  if ("metadata" in section) return <MetadataSection record={record} />;
  if ("load" in section) return <OwnSection section={section} record={record} title={title} />;
  if ("related" in section)
    return (
      <RelatedSection
        title={title}
        related={section.related}
        columns={section.columns}
        // A section's functions were written for records of this very resource; see `AnyResource`.
        query={section.filter?.(record as never) ?? {}}
      />
    );
  if ("rows" in section) return null;
  return (
    <Section title={title}>
      <Facts>
        {section.facts.map((fact) => {
          const cell = normalizeCell(fact as CellOf<object>);
          return (
            <Fact key={cellId(cell)} label={translate(cellLabel(cell, resource.name))}>
              <CellView cell={cell} record={record} resource={resource.name} dateStyle="head" />
            </Fact>
          );
        })}
      </Facts>
    </Section>
  );
}

function OwnSection({ section, record, title }: { section: LoadedSection; record: object; title: string }) {
  const { translate } = useHost();
  const Loaded = useMemo(
    // As above: the component takes records of this very resource.
    () => lazy(section.load as () => Promise<{ default: ComponentType<{ record: object }> }>),
    [section.load],
  );
  return (
    <Boundary
      fallback={(error, retry) => (
        <ErrorState
          title={translate("error.sectionTitle", { title })}
          description={translate("error.server")}
          details={error.message}
          actions={
            <Button size="small" onClick={retry}>
              {translate("action.retry")}
            </Button>
          }
        />
      )}
    >
      <Suspense
        fallback={
          <Section title={title}>
            <Skeleton width="60%" />
          </Section>
        }
      >
        <Loaded record={record} />
      </Suspense>
    </Boundary>
  );
}
