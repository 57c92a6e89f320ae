import { useQuery } from "@tanstack/react-query";
import {
  type AnyResource,
  type ResourceName,
  recordQuery,
  toAdminError,
  useHost,
} from "@tillhouse/extension-sdk";
import { Drawer, Skeleton } from "@tillhouse/extension-sdk/ui";
import { ChangedPage } from "../core/changed-page";
import type { FormValues } from "./form/form-values";
import { valuesOf } from "./form/form-values";
import { SavingForm } from "./form/saving-form";
import { LoadError } from "./load-error";

/** Props of {@link RecordForm}. */
export interface RecordFormProps {
  resource: AnyResource;
  /** `undefined` creates a record. */
  id: string | undefined;
  /** Key of the one field that is shown, in the cell of a list. */
  only?: string;
  /** A new record starts as a copy of this one. */
  copyOf?: string;
  /** What a new record starts with beside what the form says. */
  start?: FormValues;
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

/** An existing record is read first. */
function ReadForm(props: RecordFormProps) {
  const { resource, id, only, copyOf, start, onClose, onSaved } = props;
  const host = useHost();
  const { translate } = host;
  const source = id ?? copyOf;
  const { data, error, refetch } = useQuery({
    // The registry keys resources by these very names.
    ...recordQuery(host, resource.name as ResourceName, source ?? ""),
    enabled: source !== undefined,
  });
  const title = translate(`${resource.name}.${id === undefined ? "create" : "edit"}`);
  // Only resources with a form are opened in one.
  const { form } = resource;
  if (form !== undefined && (source === undefined || data !== undefined))
    return (
      <SavingForm
        resource={resource}
        form={form}
        record={id === undefined ? undefined : data}
        only={only}
        start={copyOf === undefined ? start : { ...valuesOf(form, data), ...start }}
        title={title}
        saveLabel={translate(id === undefined ? "action.create" : "action.save")}
        onClose={onClose}
        NestedForm={RecordForm}
        onSaved={(written) => onSaved?.(written?.id)}
      />
    );
  const state =
    error === null ? (
      <Skeleton width="60%" />
    ) : (
      <LoadError
        error={toAdminError(error)}
        title={translate("error.recordTitle", { noun: translate(`${resource.name}.one`) })}
        onRetry={() => void refetch()}
      />
    );
  if (only !== undefined) return state;
  return (
    <Drawer isOpen onClose={onClose} title={title} footer={null}>
      {state}
    </Drawer>
  );
}
