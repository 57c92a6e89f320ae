import { useHost } from "@tillhouse/extension-sdk";
import {
  type AnyPrintDocument,
  type AnyResource,
  HostContext,
  type Translate,
  titleOf,
} from "@tillhouse/extension-sdk/internal";
import { ErrorState, Skeleton, UiProvider, useUi } from "@tillhouse/extension-sdk/ui";
import { type ComponentType, Suspense, useMemo } from "react";
import { Boundary } from "../../core/extensions/boundary";
import { ContributionBoundary } from "../../core/extensions/contribution-boundary";
import { WrapperChain } from "../../core/extensions/wrapper-chain";
import { directionOf } from "../../core/i18n/language-codes";
import { lazyComponent } from "../../core/lazy/lazy-component";

export interface PrintedDocumentProps {
  document: AnyPrintDocument;
  resource: AnyResource;
  /** The one record that it is about, or all of them. */
  records: readonly object[];
  /** Which of its sheets, and the how manieth of how many, where it has several. */
  sheet?: string;
  part?: string;
  /** The document's language, and its texts. */
  locale: string;
  translate: Translate;
}

/** One document on its paper. Everything in it speaks the document's language, whatever the person reads. */
export function PrintedDocument(props: PrintedDocumentProps) {
  const { document, resource, records, sheet, part = "", locale, translate } = props;
  const host = useHost();
  const ui = useUi();
  const direction = directionOf(locale);
  const { owner, source, wrappers } = document.contribution ?? {};
  const place = `${resource.name}.documents.${document.id}`;
  const Body = useMemo(
    // It was written for records of this very resource; see `AnyPrintDocument`.
    () => lazyComponent(document.load as () => Promise<{ default: ComponentType<object> }>, "section"),
    [document.load],
  );
  const spoken = useMemo(() => ({ ...host, translate, locale }), [host, translate, locale]);
  const [record] = records;
  if (record === undefined) return null;
  const given = { record, records, translate, locale, sheet };
  const body = (
    <Suspense fallback={<Skeleton width="60%" />}>
      <Body {...given} />
    </Suspense>
  );
  const own =
    owner === undefined ? (
      body
    ) : (
      <ContributionBoundary owner={owner} source={source} place={place} size="card">
        {body}
      </ContributionBoundary>
    );
  return (
    <article
      className="th-print-page"
      lang={locale}
      dir={direction}
      aria-label={`${translate(place)} ${document.isCombined ? "" : titleOf(resource, record)} ${part}`.trim()}
    >
      <Boundary
        fallback={(error) => (
          <ErrorState
            title={host.translate("error.sectionTitle", { title: host.translate(place) })}
            description={host.translate("error.server")}
            details={error.message}
          />
        )}
      >
        <HostContext.Provider value={spoken}>
          <UiProvider
            {...ui}
            container={ui.container}
            locale={locale}
            direction={direction}
            translate={translate}
          >
            <WrapperChain wrappers={wrappers} place={place} props={given}>
              {own}
            </WrapperChain>
          </UiProvider>
        </HostContext.Provider>
      </Boundary>
    </article>
  );
}
