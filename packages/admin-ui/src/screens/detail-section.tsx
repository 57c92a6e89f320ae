import {
  type AnyResource,
  type AnySection,
  type CellOf,
  cellId,
  normalizeCell,
  recordId,
  titleOf,
  useHost,
} from "@tillhouse/extension-sdk";
import { CellView, cellLabel } from "@tillhouse/extension-sdk/kit";
import { Button, ErrorState, Fact, Facts, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, type ReactNode, Suspense, useMemo } from "react";
import { Boundary } from "../core/boundary";
import { ContributionBoundary } from "../core/contribution-boundary";
import { lazyPart } from "../core/lazy-part";
import { Wrapped } from "../core/wrapped";
import { MetadataEditSection } from "./metadata-edit-section";
import { RelatedSection } from "./related-section";
import { RowsSection } from "./rows-section";

/** Props of {@link DetailSection}. */
export interface DetailSectionProps {
  section: AnySection;
  resource: AnyResource;
  /** `undefined` while it is on its way. */
  record: object | undefined;
  /** Widgets around it. */
  before?: ReactNode;
  after?: ReactNode;
}

type LoadedSection = Extract<AnySection, { load: unknown }>;

/** A part of a detail page, with the widgets before and after it, and what extensions put around it. */
export function DetailSection({ before, after, ...props }: DetailSectionProps) {
  const { section, resource, record } = props;
  const { owner, source, wrappers } = section.contribution ?? {};
  const place = `${resource.name}.sections.${section.id}`;
  const body = <SectionBody {...props} />;
  const own =
    owner === undefined ? (
      body
    ) : (
      <ContributionBoundary owner={owner} source={source} place={place} size="card">
        {body}
      </ContributionBoundary>
    );
  return (
    <>
      {before}
      {record === undefined ? (
        own
      ) : (
        <Wrapped wrappers={wrappers} place={place} props={{ record }}>
          {own}
        </Wrapped>
      )}
      {after}
    </>
  );
}

function SectionBody({ section, resource, record }: DetailSectionProps) {
  const { translate } = useHost();
  if ("metadata" in section)
    return record === undefined ? null : (
      <MetadataEditSection
        resource={resource}
        record={record}
        isReadOnly={section.metadata === "read-only"}
      />
    );
  const title = translate(`${resource.name}.sections.${section.id}`);
  if (record === undefined)
    return (
      <Section title={title}>
        <Skeleton width="60%" />
      </Section>
    );
  if ("load" in section) {
    const own = <OwnSection section={section} record={record} title={title} />;
    // What an extension brought has its boundary already, which names the extension.
    return section.contribution?.owner === undefined ? (
      <SectionBoundary title={title}>{own}</SectionBoundary>
    ) : (
      own
    );
  }
  if ("related" in section) {
    const id = recordId(resource, record);
    return (
      <RelatedSection
        title={title}
        related={section.related}
        columns={section.columns}
        members={section.members}
        owner={{ of: resource.name, id, title: titleOf(resource, record) }}
        path={section.path}
        isWhole={section.isWhole}
        // A section's functions were written for records of this very resource; see `AnyResource`.
        query={section.filter?.(record as never) ?? {}}
      />
    );
  }
  if ("rows" in section)
    return <RowsSection section={section} resource={resource.name} record={record} title={title} />;
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

function SectionBoundary({ title, children }: { title: string; children: ReactNode }) {
  const { translate } = useHost();
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
      {children}
    </Boundary>
  );
}

function OwnSection({ section, record, title }: { section: LoadedSection; record: object; title: string }) {
  const Loaded = useMemo(
    // As above: the component takes records of this very resource.
    () => lazyPart(section.load as () => Promise<{ default: ComponentType<{ record: object }> }>, "section"),
    [section.load],
  );
  return (
    <Suspense
      fallback={
        <Section title={title}>
          <Skeleton width="60%" />
        </Section>
      }
    >
      <Loaded record={record} />
    </Suspense>
  );
}
