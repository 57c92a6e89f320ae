import { type AnyAction, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, recordId } from "@tillhouse/extension-sdk/internal";
import type { FormValues } from "../../form/kinds/form-values";
import RecordForm from "../../form/record-form";
import { SavingForm } from "../../form/saving-form";

export interface BulkFormProps {
  resource: AnyResource;
  action: AnyAction;
  /** The records themselves, where the form starts with something of them. */
  records?: readonly object[];
  /** How many records it is asked for. */
  count: number;
  onClose: () => void;
  /** What was answered, for all of them. */
  onAnswered: (values: FormValues) => void;
}

/** What an action asks for before it is done with many records: once for all of them. */
export default function BulkForm(props: BulkFormProps) {
  const { resource, action, records, count, onClose, onAnswered } = props;
  const { translate } = useHost();
  const label = translate(`${resource.name}.actions.${action.id}`);
  if (action.form === undefined) return null;
  // The action was written for records of this very resource; see `AnyAction`.
  const start = records && action.form.defaultValuesOfMany?.(records as never);
  return (
    <SavingForm
      resource={resource}
      form={action.form}
      record={undefined}
      action={action.id}
      // What was typed for some records says nothing of others.
      part={records?.map((record) => recordId(resource, record)).join()}
      start={start}
      title={translate("action.of", {
        action: label,
        title: `${count} ${translate(`${resource.name}.count`, { count })}`,
      })}
      saveLabel={label}
      onAnswered={onAnswered}
      onClose={onClose}
      NestedForm={RecordForm}
    />
  );
}
