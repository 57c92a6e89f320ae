import { useQuery } from "@tanstack/react-query";
import {
  type AnyResource,
  type CellOf,
  cellId,
  normalizeCell,
  type ResourceName,
  recordQuery,
  titleOf,
  toAdminError,
  useHost,
} from "@tillhouse/extension-sdk";
import { CellView, hasValue } from "@tillhouse/extension-sdk/kit";
import { Detail, LinkButton, Page, PageHead, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { zonePrefix } from "../core/registry";
import { useDocumentTitle } from "../core/use-document-title";
import { recordProp, Zone } from "../core/zone";
import { DeleteDialog } from "./delete-dialog";
import { DetailSection } from "./detail-section";
import { FormDrawer } from "./form-drawer";
import { LoadError } from "./load-error";
import { RowMenu } from "./row-menu";
import { useFormLink } from "./use-form-link";

/** Props of {@link DetailScreen}. */
export interface DetailScreenProps {
  resource: AnyResource;
}

/** The list that the person came from, with its filters and page; the plain list after a reload or a shared link. */
function useWayBack(resource: AnyResource): { to: string; label: string } {
  const { href, translate } = useHost();
  const { state } = useLocation();
  const list = href(resource.name);
  const from: unknown = Reflect.get(Object(state), "from");
  return {
    to: typeof from === "string" && from.startsWith(list) ? from : list,
    label: translate(`${resource.name}.title`),
  };
}

/** The detail page of any resource: title, statuses and facts, sections, side column, and widgets around them. */
export default function DetailScreen({ resource }: DetailScreenProps) {
  const host = useHost();
  const { translate } = host;
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const back = useWayBack(resource);
  const form = useFormLink();
  // The registry keys resources by these very names.
  const { data, error, refetch } = useQuery(recordQuery(host, resource.name as ResourceName, id));
  const title = data === undefined ? undefined : titleOf(resource, data);
  useDocumentTitle(title);

  if (data === undefined && error !== null) {
    const failure = toAdminError(error);
    const isMissing = failure.code === "not-found";
    return (
      <Page>
        <PageHead title={translate(`${resource.name}.one`)} back={back} />
        <LoadError
          error={failure}
          title={translate(isMissing ? "error.missingTitle" : "error.recordTitle", {
            noun: translate(`${resource.name}.one`),
          })}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }

  const views = (columns: readonly (string | object)[] = [], isBadge = false) =>
    data &&
    columns
      .map((column) => normalizeCell(column as CellOf<object>))
      .filter((cell) => hasValue(cell, data))
      .map((cell) => (
        <CellView
          key={cellId(cell)}
          cell={cell}
          record={data}
          resource={resource.name}
          isBadge={isBadge}
          dateStyle="head"
        />
      ));
  const detail = resource.detail ?? { sections: [] };
  const prefix = zonePrefix(resource);
  const zoneProps = { [recordProp(prefix)]: data };
  const placed = (place: "main" | "side") =>
    detail.sections
      .filter((section) => (section.place ?? "main") === place)
      .map((section) => (
        <DetailSection key={section.id} section={section} resource={resource} record={data} />
      ));

  return (
    <Page>
      <PageHead
        title={title ?? <Skeleton width="180px" />}
        back={back}
        badges={views(detail.badges, true)}
        meta={views(detail.meta)}
        actions={
          data && (
            <>
              {resource.form && <LinkButton to={form.hrefTo(id)}>{translate("action.edit")}</LinkButton>}
              {resource.canDelete && <RowMenu resource={resource} id={id} title={title ?? ""} isInHead />}
            </>
          )
        }
      />
      <Detail
        sideLabel={translate("detail.side")}
        side={
          <>
            {data && <Zone name={`${prefix}.details.side.before`} props={zoneProps} />}
            {placed("side")}
            {data && <Zone name={`${prefix}.details.side.after`} props={zoneProps} />}
          </>
        }
      >
        {data && <Zone name={`${prefix}.details.before`} props={zoneProps} />}
        {placed("main")}
        {data && <Zone name={`${prefix}.details.after`} props={zoneProps} />}
      </Detail>
      <FormDrawer resource={resource} />
      <DeleteDialog resource={resource} onDeleted={() => navigate(back.to, { replace: true })} />
    </Page>
  );
}
