import { type CustomFieldProps, useHost } from "@tillhouse/extension-sdk";
import { ReferencePicker } from "@tillhouse/extension-sdk/inputs";
import { Button, Field, Select } from "@tillhouse/extension-sdk/ui";
import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { conditionResources, conditionTypes, type NewCondition, operators } from "./conditions";

/** What a new discount is limited to. Of each type there is one condition with each operator at most. */
export default function ConditionsField(props: CustomFieldProps<NewCondition[]>) {
  const { value: conditions, onChange, onBlur, ...text } = props;
  const { translate } = useHost();
  const list = useRef<HTMLOListElement>(null);
  const set = (at: number, change: Partial<NewCondition>) =>
    onChange(conditions.map((condition, index) => (index === at ? { ...condition, ...change } : condition)));
  const isTaken = (type: string, operator: string) =>
    conditions.some((other) => other.type === type && other.operator === operator);
  const free = conditionTypes
    .flatMap((type) => operators.map((operator) => ({ type, operator })))
    .filter(({ type, operator }) => !isTaken(type, operator));
  // What nobody has named yet comes before the opposite of what is there.
  const next = free.find(({ type }) => !conditions.some((other) => other.type === type)) ?? free[0];
  return (
    <Field {...text}>
      {conditions.length > 0 && (
        <ol ref={list} className="th-group">
          {conditions.map((condition, at) => {
            const { type, operator, ids } = condition;
            const name = translate(`discounts.conditionTitles.${operator}.${type}`);
            return (
              <li key={`${type} ${operator}`} className="th-group__row">
                <div className="th-group__head">
                  <span className="th-tiny th-muted">{name}</span>
                  <span className="th-push">
                    <Button
                      variant="ghost"
                      size="small"
                      iconOnly
                      label={translate("action.of", {
                        action: translate("discounts.removeCondition"),
                        title: name,
                      })}
                      icon={<Trash2 className="th-icon" aria-hidden />}
                      onClick={() => {
                        onChange(conditions.filter((_, index) => index !== at));
                        list.current?.querySelector<HTMLElement>("select")?.focus();
                      }}
                    />
                  </span>
                </div>
                <div className="th-fields">
                  <Select
                    label={translate("discounts.fields.condition_type")}
                    value={type}
                    options={conditionTypes.map((other) => ({
                      value: other,
                      label: translate(`discounts.conditionTypes.${other}`),
                      isDisabled: other !== type && isTaken(other, operator),
                    }))}
                    onChange={({ currentTarget }) => {
                      const chosen = conditionTypes.find((other) => other === currentTarget.value);
                      // Ids of one kind say nothing of another.
                      if (chosen !== undefined && !isTaken(chosen, operator))
                        set(at, { type: chosen, ids: [] });
                    }}
                  />
                  <Select
                    label={translate("discounts.fields.operator")}
                    value={operator}
                    options={operators.map((other) => ({
                      value: other,
                      label: translate(`discounts.operator.${other}`),
                      isDisabled: other !== operator && isTaken(type, other),
                    }))}
                    onChange={({ currentTarget }) => {
                      const chosen = operators.find((other) => other === currentTarget.value);
                      if (chosen !== undefined && !isTaken(type, chosen)) set(at, { operator: chosen });
                    }}
                  />
                  <ReferencePicker
                    key={type}
                    label={translate(`discounts.conditionTypes.${type}`)}
                    isRequired
                    isMultiple
                    to={conditionResources[type]}
                    value={ids}
                    onBlur={onBlur}
                    onChange={(chosen) => set(at, { ids: chosen })}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Button
          icon={<Plus className="th-icon" aria-hidden />}
          disabled={next === undefined}
          onClick={() => next && onChange([...conditions, { ...next, ids: [] }])}
        >
          {translate("discounts.actions.addCondition")}
        </Button>
      </div>
    </Field>
  );
}
