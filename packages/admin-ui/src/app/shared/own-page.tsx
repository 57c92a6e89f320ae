import { ChangedPage, type ChangedPageProps } from "../../core/extensions/changed-page";
import { NotAvailable } from "../../core/features/availability-guard";
import { useIsDenied } from "../../core/permissions/access";

/** A page of the admin's own, as extensions left it; or that it is not for this person. */
export function OwnPage(props: ChangedPageProps) {
  return useIsDenied(props.id) ? <NotAvailable title={props.title ?? ""} /> : <ChangedPage {...props} />;
}
