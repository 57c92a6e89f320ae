import { useHost } from "@tillhouse/extension-sdk";
import { Button, ErrorState, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, type ReactNode, Suspense, useMemo } from "react";
import { Boundary } from "../../core/boundary";
import { lazyPart } from "../../core/lazy-part";
import type { SectionKind, SectionWith } from "./section-kind";

/** A component of its own, loaded with the page. */
export const loadKind: SectionKind<SectionWith<"load">> = {
  draw: ({ section, record, title }) => {
    const own = <OwnSection section={section} record={record} title={title} />;
    // What an extension brought has its boundary already, which names the extension.
    return section.contribution?.owner === undefined ? (
      <SectionBoundary title={title}>{own}</SectionBoundary>
    ) : (
      own
    );
  },
};

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

function OwnSection({
  section,
  record,
  title,
}: {
  section: SectionWith<"load">;
  record: object;
  title: string;
}) {
  const Loaded = useMemo(
    // The component takes records of this very resource; see `AnyResource`.
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
