import { NumberInput } from "../../inputs/numbers/number-input";
import { ReferencePicker } from "../../inputs/reference-picker";
import { ReadProblem } from "../../kit/read-problem";
import { useHost } from "../../resource/use-host";
import { Select } from "../../ui/controls/select";
import { Skeleton } from "../../ui/feedback/skeleton";
import type { TrialPurchase } from "./use-trial-purchase";

/** What {@link TrialPurchaseFields} takes. */
export interface TrialPurchaseFieldsProps {
  /** What `useTrialPurchase` answers. */
  purchase: TrialPurchase;
}

/**
 * Asks who buys what: the variant, the region, the customer group and how many.
 *
 * @example <TrialPurchaseFields purchase={useTrialPurchase()} />
 */
export function TrialPurchaseFields({ purchase }: TrialPurchaseFieldsProps) {
  const { translate } = useHost();
  const { variantId, groupId, region, regions, quantity, error, refetch, choose } = purchase;
  return (
    <>
      <ReadProblem error={error} refetch={refetch} />
      <div className="th-fields th-fields--two">
        <ReferencePicker
          label={translate("purchase.variant")}
          to="variants"
          value={variantId === undefined ? [] : [variantId]}
          onChange={([id]) => choose({ variantId: id })}
          noteOf={(record) => String(Reflect.get(record, "sku") ?? "")}
        />
        {regions === undefined ? (
          <Skeleton width="60%" />
        ) : (
          <Select
            label={translate("purchase.region")}
            options={regions.map(({ id, name, currency_code }) => ({
              value: id,
              label: `${name} (${currency_code.toUpperCase()})`,
            }))}
            value={region?.id ?? ""}
            onChange={({ currentTarget }) => choose({ regionId: currentTarget.value })}
          />
        )}
        <ReferencePicker
          label={translate("purchase.group")}
          hint={translate("purchase.groupHint")}
          to="customer-groups"
          value={groupId === undefined ? [] : [groupId]}
          onChange={([id]) => choose({ groupId: id })}
        />
        <NumberInput
          label={translate("purchase.quantity")}
          value={quantity}
          onChange={(next) => choose({ quantity: next })}
          min={1}
          digits={0}
          isRequired
        />
      </div>
    </>
  );
}
