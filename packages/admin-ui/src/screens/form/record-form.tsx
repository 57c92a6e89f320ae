import { useQuery } from "@tanstack/react-query";
import { formatList, type ResourceName, toAdminError, useHost } from "@tillhouse/extension-sdk";
import {
  type AnyForm,
  type AnyResource,
  type FormExtension,
  recordQuery,
} from "@tillhouse/extension-sdk/internal";
import { Button, Drawer, ErrorState, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useMemo, useRef, useState } from "react";
import { ChangedPage } from "../../core/extensions/changed-page";
import { canEdit } from "../shared/can-edit";
import { LoadError } from "../shared/load-error";
import { useTextOr } from "../shared/use-text-or";
import type { FormValues } from "./kinds/form-values";
import { linkedDefaults } from "./linked-defaults";
import { completeValues, formExtensionId, formWithout, type StoredValues } from "./saving/form-extensions";
import { formOfSection } from "./saving/section-form";
import { useFormExtensions } from "./saving/use-form-extensions";
import { SavingForm } from "./saving-form";

export interface RecordFormProps {
  resource: AnyResource;
  /** `undefined` creates a record. */
  id: string | undefined;
  /** Key of the one field that is shown, in the cell of a list. */
  only?: string;
  /** Id of the section of its page whose fields are shown; all of them when left out. */
  section?: string;
  /** A new record starts as a copy of this one. */
  copyOf?: string;
  /** What a new record starts with beside what the form says. */
  start?: FormValues;
  /** The address that opened it, which may fill in what a new record starts without. */
  link?: URLSearchParams;
  onClose: () => void;
  /** Called with the id of what was saved, where the store told it. */
  onSaved?: (id: string | undefined) => void;
}

/** The one form of a resource, for create and edit, as extensions left it. The form of one cell is none of their business. */
export default function RecordForm(props: RecordFormProps) {
  const { resource, id, only, copyOf, onClose, onSaved } = props;
  const { notify } = useHost();
  if (only !== undefined) return <ReadForm {...props} />;
  return (
    <ChangedPage
      id={`${resource.name}.form`}
      props={{
        id,
        copyOf,
        notify,
        onClose,
        onSaved: (written?: string) => {
          onSaved?.(written);
          onClose();
        },
      }}
    >
      <ReadForm {...props} />
    </ChangedPage>
  );
}

/** An existing record is read first, and what extensions keep of it elsewhere. */
function ReadForm(props: RecordFormProps) {
  const { resource, id, only, copyOf, start, link, onClose, onSaved } = props;
  // A link may name a section that is there no more: then the whole form is asked.
  const section = resource.detail?.sections.find((other) => other.id === props.section && other.edit);
  const host = useHost();
  const { translate } = host;
  const own = useTextOr();
  const source = id ?? copyOf;
  const { data, error, refetch } = useQuery({
    // The registry keys resources by these very names.
    ...recordQuery(host, resource.name as ResourceName, source ?? ""),
    enabled: source !== undefined,
  });
  const [given, setGiven] = useState<readonly string[]>([]);
  // The form of one cell has nothing of what others add; a person may do without what could not be read.
  const form = useMemo(
    () =>
      resource.form &&
      formOfSection(
        formWithout(
          resource.form,
          (addition) => only !== undefined || given.includes(formExtensionId(addition)),
        ),
        section,
      ),
    [resource.form, only, given, section],
  );
  const stored = useFormExtensions(resource, form, data);
  const title =
    section === undefined
      ? translate(`${resource.name}.${id === undefined ? "create" : "edit"}`)
      : translate("section.edit", {
          section: translate(section.label ?? `${resource.name}.sections.${section.id}`),
        });
  const isRead = source === undefined || (data !== undefined && !stored.isReading);
  // An address may ask for the form of what has none any more. What is being typed stays, whatever becomes of the record.
  const wasEditable = useRef<boolean>();
  if (id !== undefined && data !== undefined) wasEditable.current ??= canEdit(resource, data);
  const isClosed = wasEditable.current === false;
  // Only resources with a form are opened in one.
  if (form !== undefined && isRead && !isClosed && stored.failed.length === 0) {
    const linked = link && linkedDefaults(link, form);
    return (
      <SavingForm
        resource={resource}
        form={form}
        record={id === undefined ? undefined : data}
        only={only}
        part={section?.id}
        about={linked?.about}
        stored={stored.values}
        start={
          copyOf === undefined
            ? { ...linked?.values, ...start }
            : { ...valuesOfCopy(form, data, stored.values), ...start }
        }
        title={title}
        saveLabel={
          id === undefined
            ? own(`${resource.name}.createCommit`, translate("action.create"))
            : translate("action.save")
        }
        onClose={onClose}
        NestedForm={RecordForm}
        onSaved={(written) => onSaved?.(written?.id)}
      />
    );
  }
  const doWithout = (additions: readonly FormExtension[]) => (
    <Button size="small" onClick={() => setGiven([...given, ...additions.map(formExtensionId)])}>
      {translate("form.openWithout")}
    </Button>
  );
  const state =
    error !== null ? (
      <LoadError
        error={toAdminError(error)}
        title={translate("error.recordTitle", { noun: translate(`${resource.name}.one`) })}
        onRetry={() => void refetch()}
      />
    ) : isClosed ? (
      <ErrorState
        title={translate("form.closedTitle", { noun: translate(`${resource.name}.one`) })}
        description={translate("form.closedText")}
      />
    ) : stored.failed.length > 0 ? (
      <ErrorState
        title={translate("form.additionTitle", {
          owner: ownersOf(
            stored.failed.map(({ addition }) => addition),
            host.locale,
          ),
        })}
        description={translate("form.additionText")}
        details={stored.failed.map(({ error: failure }) => failure.message).join("\n")}
        actions={
          <>
            <Button size="small" variant="primary" onClick={stored.retry}>
              {translate("action.retry")}
            </Button>
            {doWithout(stored.failed.map(({ addition }) => addition))}
          </>
        }
      />
    ) : (
      <>
        <Skeleton width="60%" />
        {stored.isLong && (
          <div className="th-row th-row--wrap" role="status">
            <span className="th-muted">
              {translate("extension.slow", { owner: ownersOf(stored.waiting, host.locale) })}
            </span>
            {doWithout(stored.waiting)}
          </div>
        )}
      </>
    );
  if (only !== undefined) return state;
  return (
    <Drawer isOpen onClose={onClose} title={title} footer={null}>
      {state}
    </Drawer>
  );
}

/** What a copy of a record starts with. */
function valuesOfCopy(form: AnyForm, record: object | undefined, stored: StoredValues): FormValues {
  const values = completeValues(form, record, stored);
  // The form was written for values of its own; see `AnyForm`.
  return form.valuesOfCopy === undefined ? values : Object(form.valuesOfCopy(values as never));
}

function ownersOf(additions: readonly FormExtension[], locale: string): string {
  return formatList([...new Set(additions.map(({ owner }) => owner))], locale);
}
