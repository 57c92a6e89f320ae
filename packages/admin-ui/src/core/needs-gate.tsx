import { type Needs, useFeatureFlag } from "@tillhouse/extension-sdk";
import { EmptyState, Page, PageHead } from "@tillhouse/extension-sdk/ui";
import type { ReactNode } from "react";
import { useAdmin } from "./admin-context";
import { missingFeature } from "./available-registry";
import { useDocumentTitle } from "./use-document-title";

/** Props of {@link NeedsGate}. */
export interface NeedsGateProps {
  needs: Needs | undefined;
  /** Title of the page. */
  title: string;
  children: ReactNode;
}

/** A page of the admin, or why this store has none at this address. */
export function NeedsGate({ needs, title, children }: NeedsGateProps) {
  const feature = missingFeature(needs, useFeatureFlag());
  return feature === undefined ? children : <NotAvailable title={title} feature={feature} />;
}

function NotAvailable({ title, feature }: { title: string; feature: string }) {
  const { translate } = useAdmin();
  useDocumentTitle(title);
  return (
    <Page>
      <PageHead title={title} isList />
      <EmptyState title={translate("needs.title")} description={translate("needs.text", { feature })} />
    </Page>
  );
}
