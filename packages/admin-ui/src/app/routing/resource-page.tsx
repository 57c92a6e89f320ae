import { useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Navigate, useParams } from "@tillhouse/extension-sdk/router";
import { useAdmin } from "../../core/context/admin-context";
import { NotAvailable } from "../../core/features/availability-guard";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { useIsDenied } from "../../core/permissions/access";
import { loadDetailScreen } from "../../screens/detail/preload";
import { ListScreen } from "../../screens/list-page/list-screen";
import { OwnPage } from "../shared/own-page";

const DetailScreen = lazyComponent(loadDetailScreen, "page");

const PrintScreen = lazyComponent(() => import("../../screens/print/print-screen"), "page");

export interface ResourcePageProps {
  resource: AnyResource;
}

/** The list of a resource, as extensions left it. Among the settings it goes by its name there as well. */
export function ListPage({ resource }: ResourcePageProps) {
  const { notify, translate } = useAdmin();
  const title = translate(`${resource.name}.title`);
  const list = (
    <OwnPage id={`${resource.name}.list`} title={title} props={{ notify }}>
      <ListScreen resource={resource} />
    </OwnPage>
  );
  if (resource.nav?.group !== "settings") return list;
  return (
    <OwnPage id={`settings.${resource.name}`} title={title} props={{ notify }}>
      {list}
    </OwnPage>
  );
}

/** The page of a record, as extensions left it. */
export function DetailPage({ resource }: ResourcePageProps) {
  const { notify, translate } = useAdmin();
  const { id = "" } = useParams();
  return (
    <OwnPage id={`${resource.name}.detail`} title={translate(`${resource.name}.one`)} props={{ id, notify }}>
      <DetailScreen resource={resource} />
    </OwnPage>
  );
}

/** Leads to the form of a new record, over its list: whoever closes it is there. */
export function NewRecordPage({ resource }: ResourcePageProps) {
  const { href } = useHost();
  return <Navigate to={`${href(resource.name)}?form=new`} replace />;
}

/** Documents of records, ready to be printed. */
export function PrintPage({ resource }: ResourcePageProps) {
  const { translate } = useAdmin();
  // A document says what the page of its record says.
  const isDenied = useIsDenied(`${resource.name}.detail`);
  if (isDenied) return <NotAvailable title={translate(`${resource.name}.title`)} />;
  return <PrintScreen resource={resource} />;
}
