import { type ActionScreenProps, type RecordOf, useHost, useRecord } from "@tillhouse/extension-sdk";
import { TrialPurchaseFields, useTrialPurchase } from "@tillhouse/extension-sdk/commerce";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Drawer, Skeleton } from "@tillhouse/extension-sdk/ui";
import { TrialOutcome } from "./trial-outcome";

/** All that decides what a code takes off, with all that its conditions name. */
const query = {
  expand: [
    "parent_discount,parent_discount.regions,regions,rule,rule.conditions",
    ...["products", "product_types", "product_collections", "product_tags", "customer_groups"].map(
      (type) => `rule.conditions.${type}`,
    ),
  ].join(),
};

/** Asks who buys what, and shows what the code takes off. */
export default function TryDiscount({ records: [discount], onClose }: ActionScreenProps<"discounts">) {
  return discount && <TryDiscountOf discount={discount} onClose={onClose} />;
}

function TryDiscountOf({ discount, onClose }: { discount: RecordOf<"discounts">; onClose: () => void }) {
  const { translate } = useHost();
  const { record, error, refetch } = useRecord("discounts", discount.id, query);
  const purchase = useTrialPurchase();
  const { variantId, region, groupId, quantity } = purchase;
  const isChosen = variantId !== undefined && region !== undefined;
  return (
    <Drawer isOpen title={translate("discounts.actions.tryIt")} subtitle={discount.code} onClose={onClose}>
      <div className="th-fields">
        <p className="th-muted">{translate("discounts.trial.text")}</p>
        <TrialPurchaseFields purchase={purchase} />
        <ReadProblem error={error} refetch={refetch} />
        {isChosen && record === undefined && error === null && <Skeleton width="60%" />}
        {isChosen && record !== undefined && quantity !== null && !Number.isNaN(quantity) && (
          <TrialOutcome
            // An answer of the store is about one question.
            key={[variantId, region.id, groupId, quantity].join()}
            discount={record}
            purchase={{ variantId, region, groupId, quantity }}
          />
        )}
      </div>
    </Drawer>
  );
}
