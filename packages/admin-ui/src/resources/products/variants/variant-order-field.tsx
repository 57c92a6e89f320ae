import {
  type CustomFieldProps,
  useAdminQuery,
  useFormRecord,
  useHost,
  usePendingField,
} from "@tillhouse/extension-sdk";
import { SortableList } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Button, Skeleton } from "@tillhouse/extension-sdk/ui";
import { ArrowDownAZ } from "lucide-react";
import { useLayoutEffect } from "react";
import { type OrderedVariant, orderedVariantsQuery } from "./variant-order";

/** The variants of a product, which are put in an order. */
export default function VariantOrderField({ value, onChange }: CustomFieldProps<string[]>) {
  const { translate, locale } = useHost();
  const { record: product, suggest } = useFormRecord<"products">();
  const { data, error, isLoading, refetch } = useAdminQuery<{ variants: OrderedVariant[] }>(
    "variants",
    `/products/${product.id}/variants`,
    { query: orderedVariantsQuery },
  );
  usePendingField(isLoading);
  const variants = new Map(data?.variants.map((variant) => [variant.id, variant]));
  const known = value.filter((id) => variants.has(id));
  // Those that came since a draft was kept stand last.
  const ids = [...known, ...[...variants.keys()].filter((id) => !known.includes(id))];
  const isBehind = data !== undefined && ids.join() !== value.join();
  useLayoutEffect(() => {
    if (isBehind) suggest("variant_ids", ids);
  });
  const titleOf = (id: string) => variants.get(id)?.title ?? "";
  const byTitle = new Intl.Collator(locale, { numeric: true });
  return (
    <div className="th-fields">
      <ReadProblem error={error} refetch={refetch}>
        {translate("products.errors.variantsUnread")}
      </ReadProblem>
      {data === undefined && error === null && <Skeleton width="60%" />}
      {data !== undefined && (
        <>
          <SortableList
            label={translate("products.sections.variants")}
            hint={translate("products.hints.variantOrder")}
            items={ids.map((id) => ({ id, label: titleOf(id), note: variants.get(id)?.sku ?? undefined }))}
            onChange={onChange}
          />
          <div>
            <Button
              size="small"
              icon={<ArrowDownAZ className="th-icon" aria-hidden />}
              onClick={() =>
                onChange([...ids].sort((one, other) => byTitle.compare(titleOf(one), titleOf(other))))
              }
            >
              {translate("products.variants.sortByTitle")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
