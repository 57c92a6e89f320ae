import { type AnyAction, type AnyResource, useHost } from "@tillhouse/extension-sdk";
import type { FormValues } from "../form/form-values";
import { SavingForm } from "../form/saving-form";
import RecordForm from "../record-form";

/** Props of {@link BulkForm}. */
export interface BulkFormProps {
  resource: AnyResource;
  action: AnyAction;
  /** How many records it is asked for. */
  count: number;
  onClose: () => void;
  /** What was answered, for all of them. */
  onAnswered: (values: FormValues) => void;
}

/** What an action asks for before it is done with many records: once for all of them. */
export default function BulkForm({ resource, action, count, onClose, onAnswered }: BulkFormProps) {
  const { translate } = useHost();
  const label = translate(`${resource.name}.actions.${action.id}`);
  if (action.form === undefined) return null;
  return (
    <SavingForm
      resource={resource}
      form={action.form}
      record={undefined}
      action={action.id}
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
