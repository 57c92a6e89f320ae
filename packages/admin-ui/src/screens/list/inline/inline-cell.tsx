import { useHost } from "@tillhouse/extension-sdk";
import { type AnyCell, type AnyField, type AnyResource, cellId } from "@tillhouse/extension-sdk/internal";
import { type ReactNode, Suspense, useState } from "react";
import { isDisabledField } from "../../../core/definitions/disabled-fields";
import { lazyDialog } from "../../../core/lazy/lazy-dialog";
import { InlineTrigger } from "./inline-trigger";

const InlineEditor = lazyDialog(() => import("./inline-editor"));

/** The form's field that may be edited in a cell; `undefined` where the cell is only read. */
export function editableField(resource: AnyResource, cell: AnyCell): AnyField | undefined {
  const { form } = resource;
  if (!cell.canEdit || form === undefined || form.mode === "create") return undefined;
  const wanted = typeof cell.canEdit === "string" ? cell.canEdit : cellId(cell);
  return form.fields.find(
    (field) => field.key === wanted && field.mode !== "create" && !isDisabledField(field),
  );
}

export interface InlineCellProps {
  resource: AnyResource;
  id: string;
  field: AnyField;
  /** What the record is called. */
  title: string;
  children: ReactNode;
}

/** A value that may be edited where it stands. The form behind it is loaded when somebody asks for it. */
export function InlineCell({ resource, id, field, title, children }: InlineCellProps) {
  const { translate } = useHost();
  const [isWanted, setIsWanted] = useState(false);
  const label = translate("list.editValue", {
    field: translate(field.label ?? `${resource.name}.fields.${field.key}`),
    title,
  });
  return (
    <span className="th-inline">
      <span className="th-inline__value">{children}</span>
      {isWanted ? (
        <Suspense fallback={<InlineTrigger label={label} isLoading />}>
          <InlineEditor resource={resource} id={id} field={field} label={label} />
        </Suspense>
      ) : (
        <InlineTrigger label={label} onClick={() => setIsWanted(true)} />
      )}
    </span>
  );
}
