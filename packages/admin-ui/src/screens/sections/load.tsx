import { toAdminError, useHost } from "@tillhouse/extension-sdk";
import type { AnyLazyComponent } from "@tillhouse/extension-sdk/internal";
import { Button, ErrorState, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, type ReactNode, Suspense, useMemo } from "react";
import { Boundary } from "../../core/extensions/boundary";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { missingChunk } from "../../core/lazy/missing-chunk";
import type { SectionKind, SectionWith } from "./section-kind";

/** A component of its own, loaded with the page. */
export const loadKind: SectionKind<SectionWith<"load">> = {
  draw: ({ section, record, title }) => {
    const own = (
      <CustomSection
        load={section.load}
        record={record}
        fallback={
          <Section title={title}>
            <Skeleton width="60%" />
          </Section>
        }
      />
    );
    // What an extension brought has its boundary already, which names the extension.
    return section.contribution?.owner === undefined ? (
      <SectionBoundary title={title}>{own}</SectionBoundary>
    ) : (
      own
    );
  },
};

const Missing = missingChunk("section");

/** Says in the place of a section that it could not be shown; the rest of the page goes on. */
export function SectionBoundary({ title, children }: { title: string; children: ReactNode }) {
  const { translate } = useHost();
  return (
    <Boundary
      fallback={(error, retry) =>
        toAdminError(error).code === "stale" ? (
          <Missing />
        ) : (
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
        )
      }
    >
      {children}
    </Boundary>
  );
}

interface OwnPartProps {
  load: AnyLazyComponent;
  record: object;
  /** What stands there until it is loaded. */
  fallback?: ReactNode;
}

/** A component of a definition that gets the record, where it stands. */
export function CustomSection({ load, record, fallback }: OwnPartProps) {
  const Loaded = useMemo(
    // The component takes records of this very resource; see `AnyResource`.
    () => lazyComponent(load as () => Promise<{ default: ComponentType<{ record: object }> }>, "section"),
    [load],
  );
  return (
    <Suspense fallback={fallback}>
      <Loaded record={record} />
    </Suspense>
  );
}
