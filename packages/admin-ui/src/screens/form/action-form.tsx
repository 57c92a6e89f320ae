import { type AnyAction, type AnyResource, titleOf, useHost } from "@tillhouse/extension-sdk";
import { useRef } from "react";
import { addUp, amountOf, commitLabel } from "../action-amount";
import RecordForm from "../record-form";
import { SavingForm } from "./saving-form";

/** Props of {@link ActionForm}. */
export interface ActionFormProps {
  resource: AnyResource;
  action: AnyAction;
  record: object;
  /** The next record that it can be done with. */
  next?: { title: string; go(): void };
  onClose: () => void;
}

/** What an action asks for before it is done. */
export default function ActionForm({ resource, action, record, next, onClose }: ActionFormProps) {
  const words = useHost();
  const { translate } = words;
  const label = translate(`${resource.name}.actions.${action.id}`);
  // Which of the two buttons was pressed, and whether what it was pressed for is done.
  const goesOn = useRef(false);
  const isDone = useRef(false);
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
      more={
        next && {
          label: translate("action.thenNext", { action: label, title: next.title }),
          mark: (isMore) => {
            goesOn.current = isMore;
          },
        }
      }
      onSaved={() => {
        isDone.current = true;
      }}
      onClose={() => (next && goesOn.current && isDone.current ? next.go() : onClose())}
      NestedForm={RecordForm}
    />
  );
}
