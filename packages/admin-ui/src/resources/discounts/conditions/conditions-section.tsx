import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { Section, StackedList, StackedListItem } from "@tillhouse/extension-sdk/ui";
import { ownConditions } from "./conditions";

/** What the discount is limited to: all conditions have to hold. What each of them names is listed below. */
export default function ConditionsSection({ record: discount }: SectionProps<"discounts">) {
  const { translate, href } = useHost();
  const conditions = ownConditions(discount);
  const title = translate("discounts.sections.conditions");
  const { parent_discount_id: parentId, parent_discount: parent } = discount;
  if (parentId)
    return (
      <Section title={title}>
        <p className="th-muted">{translate("discounts.conditionsOfTemplate")}</p>
        <p>
          <Link className="th-link" to={href("discounts", parentId)}>
            {parent?.code ?? parentId}
          </Link>
        </p>
      </Section>
    );
  return (
    <Section
      title={title}
      count={conditions.length}
      end={
        <RecordActions of="discounts" record={discount} buttons={["addCondition"]} only={["addCondition"]} />
      }
    >
      {conditions.length === 0 ? (
        <p className="th-muted">{translate("discounts.noConditions")}</p>
      ) : (
        <StackedList>
          {conditions.map((condition) => (
            <StackedListItem
              key={condition.id}
              title={translate(`discounts.conditionTitles.${condition.operator}.${condition.type}`)}
              hasActions
              end={
                <RecordActions
                  of="discount-conditions"
                  record={{ ...condition, discount }}
                  part={translate(`discounts.conditionTitles.${condition.operator}.${condition.type}`)}
                />
              }
            />
          ))}
        </StackedList>
      )}
      {conditions.length > 1 && <p className="th-section__hint">{translate("discounts.allConditions")}</p>}
    </Section>
  );
}
