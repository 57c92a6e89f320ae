import { type AnyAction, type AnyResource, titleOf, useHost } from "@tillhouse/extension-sdk";
import { addUp, amountOf, commitLabel } from "../action-amount";
import RecordForm from "../record-form";
import { SavingForm } from "./saving-form";

/** Props of {@link ActionForm}. */
export interface ActionFormProps {
  resource: AnyResource;
  action: AnyAction;
  record: object;
  onClose: () => void;
}

/** What an action asks for before it is done. */
export default function ActionForm({ resource, action, record, onClose }: ActionFormProps) {
  const words = useHost();
  const { translate } = words;
  const label = translate(`${resource.name}.actions.${action.id}`);
  if (action.form === undefined) return null;
  return (
    <SavingForm
      resource={resource}
      form={action.form}
      record={record}
      action={action.id}
      title={translate("action.of", { action: label, title: titleOf(resource, record) })}
      saveLabel={(values) =>
        commitLabel(resource.name, action, { sums: addUp([amountOf(action, record, values)]), words })
      }
      onClose={onClose}
      NestedForm={RecordForm}
    />
  );
}
