import { useQuery } from "@tanstack/react-query";
import { type ResourceName, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, recordId, recordQuery, titleOf } from "@tillhouse/extension-sdk/internal";
import { Button, Drawer, LinkButton } from "@tillhouse/extension-sdk/ui";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { useVisit } from "../../core/preferences/recent-records";
import { useActions } from "../actions/use-actions";
import { DetailSection } from "../detail/detail-section";
import { HeadActions } from "../detail/head-actions";
import { headCells } from "../detail/head-cells";
import { preloadSections } from "../detail/preload-sections";
import { LoadError } from "../shared/load-error";

export interface PeekDrawerProps {
  resource: AnyResource;
  id: string;
  /** The rows of the list, through which one walks on. */
  records: readonly object[];
  /** Address of the list, for the way back from the record's page. */
  from: string;
  onMove(id: string): void;
  onClose(): void;
}

/** What has the focus and types takes its letters itself, and so does a menu. */
const typing = "input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]";

/** A record beside its list: what its page shows, and its next step. J and K walk through the list, Space and Escape lead back. */
export default function PeekDrawer({ resource, id, records, from, onMove, onClose }: PeekDrawerProps) {
  const host = useHost();
  const { translate, href } = host;
  const { registry } = useAdmin();
  // The registry keys resources by these very names.
  const { data, error, refetch } = useQuery(recordQuery(host, resource.name as ResourceName, id));
  const index = records.findIndex((record) => recordId(resource, record) === id);
  const shown = data ?? records[index];
  const title = shown === undefined ? translate(`${resource.name}.one`) : titleOf(resource, shown);
  const actions = useActions(resource, data, { hasEdit: false });
  useEffect(() => preloadSections(resource, registry), [resource, registry]);
  useVisit(resource, { id, record: data, isGone: false });
  const body = useRef<HTMLDivElement>(null);
  const { sections = [] } = resource.detail ?? {};

  const move = (step: number) => {
    const next = records[index + step];
    if (next !== undefined) onMove(recordId(resource, next));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest(typing)) return;
    // What opens over it has keys of its own.
    const layer = target.closest("[role=dialog], [role=alertdialog]");
    if (layer?.contains(body.current) !== true) return;
    if (key === " " && target.closest("button, summary")) return;
    if (key === " ") onClose();
    else if (key === "j") move(1);
    else if (key === "k") move(-1);
    else return;
    event.preventDefault();
  };
  const views = (list: "badges" | "meta") =>
    data && headCells(list, { resource, record: data, host, isWhole: true });
  const arrow = (step: number, label: string, icon: ReactNode) => (
    <Button
      variant="ghost"
      iconOnly
      label={label}
      icon={icon}
      aria-disabled={records[index + step] === undefined || undefined}
      onClick={() => move(step)}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each key has a button of its own
    <div onKeyDown={onKeyDown}>
      <Drawer
        isOpen
        onClose={onClose}
        title={title}
        footerNote={
          <span className="th-row">
            {arrow(-1, translate("detail.previous"), <ChevronUp className="th-icon" aria-hidden />)}
            {arrow(1, translate("detail.next"), <ChevronDown className="th-icon" aria-hidden />)}
          </span>
        }
        footer={
          <>
            <LinkButton size="large" to={href(resource.name, id)} state={{ from }}>
              {translate("peek.open")}
            </LinkButton>
            {data && <HeadActions resource={resource} record={data} actions={actions} title={title} />}
          </>
        }
      >
        <div ref={body} className="th-peek">
          {error !== null && data === undefined ? (
            <LoadError
              error={toAdminError(error)}
              title={translate("error.recordTitle", { noun: translate(`${resource.name}.one`) })}
              onRetry={() => void refetch()}
            />
          ) : (
            <>
              <div className="th-peek__head">
                <div className="th-page-head__badges">{views("badges")}</div>
                <p className="th-page-head__meta">
                  {views("meta")?.map((fact) => (
                    <span key={fact.key}>{fact}</span>
                  ))}
                </p>
              </div>
              {sections
                .filter((section) => !("metadata" in section))
                .map((section) => (
                  <DetailSection
                    key={section.id}
                    section={section}
                    resource={resource}
                    id={id}
                    record={data}
                  />
                ))}
            </>
          )}
        </div>
      </Drawer>
    </div>
  );
}
