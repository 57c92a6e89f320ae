import type { AnyLazyComponent, Requirements } from "@tillhouse/extension-sdk/internal";
import { useAdmin } from "../../core/context/admin-context";
import { Contribution } from "../../core/extensions/contribution";
import { AvailabilityGuard } from "../../core/features/availability-guard";
import { labelOf } from "../../core/i18n/extension-label";
import { usePageTexts } from "../../core/i18n/use-page-texts";
import { useDocumentTitle } from "../../core/page/use-document-title";
import { PageSpinner } from "../shared/page-spinner";

export interface ExtensionPageProps {
  page: {
    load: AnyLazyComponent;
    path: string;
    owner: string;
    source?: string;
    title?: string;
    label?: string;
    link?: { label: string };
    requires?: Requirements;
    permission?: string;
  };
}

/** A page of an extension, in its own boundary. */
export function ExtensionPage({ page }: ExtensionPageProps) {
  const { notify, translate } = useAdmin();
  const name = page.title ?? page.label ?? page.link?.label;
  const title = name === undefined ? page.owner : labelOf(name, translate);
  useDocumentTitle(title);
  // What it takes of the SDK may say what only pages say: an import, a tree.
  const hasTexts = usePageTexts();
  return (
    <AvailabilityGuard requires={page.requires} permission={page.permission} title={title}>
      {hasTexts ? (
        <Contribution
          load={page.load}
          owner={page.owner}
          source={page.source}
          place={page.path}
          props={{ notify }}
        />
      ) : (
        <PageSpinner />
      )}
    </AvailabilityGuard>
  );
}
