import { useQuery } from "@tanstack/react-query";
import { type ResourceName, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, detailsZone, recordQuery, titleOf } from "@tillhouse/extension-sdk/internal";
import { useNavigate, useParams } from "@tillhouse/extension-sdk/router";
import { LinkButton, Page, PageHeader, Skeleton, TwoColumnLayout } from "@tillhouse/extension-sdk/ui";
import { useEffect } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { recordProp } from "../../core/definitions/record-prop";
import { Zone } from "../../core/extensions/zone";
import { AvailabilityGuard } from "../../core/features/availability-guard";
import { useDocumentTitle } from "../../core/page/use-document-title";
import { useVisit } from "../../core/preferences/recent-records";
import { zonePrefix } from "../../core/registry/registry";
import { DeleteDialog } from "../actions/delete-dialog";
import { useActions } from "../actions/use-actions";
import { useRecordCommands } from "../actions/use-record-commands";
import { FormDrawer } from "../form/form-drawer";
import { sectionsOf } from "../sections/sections-kind";
import { canEdit } from "../shared/can-edit";
import { LoadError } from "../shared/load-error";
import { useCachedRecord } from "../shared/use-cached-record";
import { useDeleteLink, useFormLink } from "../shared/use-form-link";
import { TimelineSection } from "../timeline/timeline-section";
import { MoveLink } from "../tree/move-link";
import { TreeTrail } from "../tree/tree-trail";
import { AdjacentRecordLinks } from "./adjacent-record-links";
import { DetailSection } from "./detail-section";
import { HeadActions } from "./head-actions";
import { headCells } from "./head-cells";
import { preloadSections } from "./preload-sections";
import { RawSection } from "./raw-section";
import { useBackLink } from "./use-adjacent-records";
import { useHeadFocus } from "./use-head-focus";

export interface DetailScreenProps {
  resource: AnyResource;
}

/** The detail page of any resource, or why this store has none. */
export default function DetailScreen({ resource }: DetailScreenProps) {
  const { translate, resource: available } = useHost();
  return (
    <AvailabilityGuard requires={resource.requires} title={translate(`${resource.name}.title`)}>
      {/* What the store lacks of it is left out there. */}
      <AvailableDetail resource={available(resource.name) ?? resource} />
    </AvailabilityGuard>
  );
}

/** Title, statuses and facts, sections, side column, and widgets around them. */
function AvailableDetail({ resource }: DetailScreenProps) {
  const host = useHost();
  const { translate } = host;
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const toList = useBackLink(resource);
  const form = useFormLink();
  const remove = useDeleteLink();
  // What is edited or deleted may be a part of the record.
  const part = host.resource(form.also("of") ?? resource.name);
  // The registry keys resources by these very names.
  const { data, error, refetch } = useQuery(recordQuery(host, resource.name as ResourceName, id));
  // The head is drawn with what the list knows until the whole is there.
  const listed = useCachedRecord(resource, id);
  const shown = data ?? (error === null ? listed : undefined);
  const title = shown && titleOf(resource, shown);
  // It was written for records of this very resource; see `AnyResource`.
  const parent = shown && resource.detail?.parent?.(shown as never);
  const back = parent
    ? {
        to: host.href(parent.resource, parent.id),
        label: parent.title ?? translate(`${parent.resource}.one`),
      }
    : toList;
  const actions = useActions(resource, data, { hasEdit: false });
  // The code of its sections travels together with the record.
  const { registry } = useAdmin();
  useEffect(() => preloadSections(resource, registry), [resource, registry]);
  useDocumentTitle(title);
  useHeadFocus(id, title !== undefined);
  const failure = error === null ? undefined : toAdminError(error);
  useVisit(resource, { id, record: data, isGone: failure?.code === "not-found" });
  const isEditable = canEdit(resource, shown);
  useRecordCommands(resource, { title, actions, edit: isEditable ? form.hrefTo(id) : undefined });

  if (data === undefined && failure !== undefined) {
    const isMissing = failure.code === "not-found";
    return (
      <Page>
        <PageHeader title={translate(`${resource.name}.one`)} back={back} />
        <LoadError
          error={failure}
          title={translate(isMissing ? "error.missingTitle" : "error.recordTitle", {
            noun: translate(`${resource.name}.one`),
          })}
          onRetry={() => void refetch()}
          // Asked again it would hardly be there.
          instead={
            isMissing ? { ...back, label: translate("error.backTo", { title: back.label }) } : undefined
          }
        />
      </Page>
    );
  }

  const views = (list: "badges" | "meta") =>
    shown && headCells(list, { resource, record: shown, host, isWhole: data !== undefined });
  const detail = resource.detail ?? { sections: [] };
  const prefix = zonePrefix(resource);
  const zoneProps = { [recordProp(prefix)]: data };
  const zone = (name: string) => data && <Zone name={detailsZone(prefix, name)} props={zoneProps} />;
  const placed = (place: "main" | "side") =>
    sectionsOf(detail.sections, data)
      .filter((section) => (section.column ?? "main") === place)
      .map((section) => (
        <DetailSection
          key={section.id}
          section={section}
          resource={resource}
          id={id}
          record={data}
          before={zone(`${section.id}.before`)}
          after={zone(`${section.id}.after`)}
        />
      ));
  return (
    <Page>
      <TreeTrail resource={resource} id={id}>
        <PageHeader
          title={title ?? <Skeleton width="180px" />}
          back={back}
          end={<AdjacentRecordLinks resource={resource} id={id} />}
          badges={views("badges")}
          meta={views("meta")}
          actions={
            data && (
              <>
                {isEditable && <LinkButton to={form.hrefTo(id)}>{translate("action.edit")}</LinkButton>}
                <HeadActions resource={resource} record={data} actions={actions} title={title ?? ""} />
              </>
            )
          }
        />
      </TreeTrail>
      <TwoColumnLayout
        sideLabel={translate("detail.side")}
        side={
          <>
            {zone("side.before")}
            {placed("side")}
            {data && (detail.noteResourceType !== undefined || (detail.timeline?.length ?? 0) > 0) && (
              <TimelineSection resource={resource} record={data} />
            )}
            {zone("side.after")}
          </>
        }
      >
        {zone("before")}
        {placed("main")}
        {zone("after")}
        {data && <RawSection record={data} />}
      </TwoColumnLayout>
      {/* What is named may not be there for this person: then its form is none of this page's either. */}
      {(part !== undefined || form.also("of") === undefined) && <FormDrawer resource={part ?? resource} />}
      <MoveLink resource={resource} />
      <DeleteDialog
        resource={part ?? resource}
        onDeleted={remove.value === id ? () => navigate(back.to, { replace: true }) : undefined}
      />
    </Page>
  );
}
