import { useFeatureFlag } from "@tillhouse/extension-sdk";
import type { Requirements } from "@tillhouse/extension-sdk/internal";
import { EmptyState, Page, PageHeader } from "@tillhouse/extension-sdk/ui";
import type { ReactNode } from "react";
import { useAdmin } from "../context/admin-context";
import { useDocumentTitle } from "../page/use-document-title";
import { missingFeature } from "../registry/omit-unavailable";
import { useMay } from "../registry/permissions";

export interface AvailabilityGuardProps {
  requires: Requirements | undefined;
  permission?: string;
  /** Title of the page. */
  title: string;
  children: ReactNode;
}

/** A page of the admin, or why this store has none at this address, or none for this person. */
export function AvailabilityGuard({ requires, permission, title, children }: AvailabilityGuardProps) {
  const feature = missingFeature(requires, useFeatureFlag());
  const mayEnter = useMay()(permission);
  if (feature === undefined && mayEnter) return children;
  return <NotAvailable title={title} feature={feature} />;
}

/** Says why this store has no such page, or none for this person. */
export function NotAvailable({ title, feature }: { title: string; feature?: string | undefined }) {
  const { translate } = useAdmin();
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeader title={title} isList />
      {feature === undefined ? (
        <EmptyState title={translate("permission.title")} description={translate("permission.text")} />
      ) : (
        <EmptyState title={translate("needs.title")} description={translate("needs.text", { feature })} />
      )}
    </Page>
  );
}
