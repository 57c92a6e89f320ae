import { type AnyAction, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, addUpMoney, titleOf } from "@tillhouse/extension-sdk/internal";
import { useRef } from "react";
import RecordForm from "../form/record-form";
import type { Carried } from "../form/saving/carry-over";
import { SavingForm } from "../form/saving-form";
import { useTextOr } from "../shared/use-text-or";
import { amountOf, commitLabel } from "./action-amount";
import { actionName } from "./action-name";
import { useActionAvailability } from "./use-action-availability";

export interface ActionFormProps {
  resource: AnyResource;
  action: AnyAction;
  record: object;
  /** What was typed into the form of another action that this one took the place of. */
  carried?: Carried;
  /** Another action is to be done with the record. */
  onSwitch?: (action: AnyAction, carried: Carried) => void;
  /** The next record that it can be done with. */
  next?: { title: string; go(): void };
  onClose: () => void;
}

/** What an action asks for before it is done. */
export default function ActionForm(props: ActionFormProps) {
  const { resource, action, record, carried, onSwitch, next, onClose } = props;
  const words = useHost();
  const { translate } = words;
  const label = translate(`${resource.name}.actions.${action.id}`);
  const availabilityOf = useActionAvailability(resource.name);
  const find = (id: string) => resource.actions?.find((other) => other.id === id);
  const own = useTextOr();
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
      carried={carried}
      availabilityOf={(id) => {
        const other = find(id);
        return other !== undefined && availabilityOf(other, record);
      }}
      onSwitch={(id, typed) => {
        const other = find(id);
        if (other !== undefined) onSwitch?.(other, typed);
      }}
      title={translate("action.of", {
        action: actionName(resource, action, translate),
        title: titleOf(resource, record),
      })}
      saveLabel={(values) =>
        own(
          `${resource.name}.actionCommits.${action.id}`,
          commitLabel(resource.name, action, { sums: addUpMoney([amountOf(action, record, values)]), words }),
        )
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
