import { type CustomFieldProps, useAdminQuery, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Banner, Button, Checkbox, Field, SearchInput, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useDeferredValue, useState } from "react";
import { pricesByProduct } from "./prices-by-product";

interface ListedProducts {
  products: { id: string; title: string }[];
  count: number;
}

const shownAtFirst = 20;

/** The products of a list, with how many prices go with each. */
export default function RemovedProductsField({
  value,
  onChange,
  ...field
}: CustomFieldProps<readonly string[]>) {
  const { translate, locale } = useHost();
  const { record } = useFormRecord<"price-lists">();
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(shownAtFirst);
  const q = useDeferredValue(search.trim());
  const { data, error, refetch } = useAdminQuery<ListedProducts>(
    "price-lists",
    `/price-lists/${encodeURIComponent(record?.id ?? "")}/products`,
    { query: { fields: "id,title", expand: "type", order: "title", limit, ...(q !== "" && { q }) } },
  );
  const counts = pricesByProduct(record ?? {});
  const gone = value.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  const { products = [], count = 0 } = data ?? {};
  return (
    <Field {...field}>
      <div className="th-fields">
        <SearchInput
          value={search}
          onChange={setSearch}
          label={translate("list.searchIn", { title: translate("products.title") })}
        />
        {error !== null && data === undefined ? (
          <ReadProblem error={error} refetch={refetch} />
        ) : data === undefined ? (
          <Skeleton width="60%" />
        ) : products.length === 0 ? (
          <p className="th-muted">{translate("list.nothingFound")}</p>
        ) : (
          products.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              hint={translate("price-lists.remove.prices", { count: counts.get(id) ?? 0 })}
              isChecked={value.includes(id)}
              onChange={() => toggle(id)}
            />
          ))
        )}
        {count > products.length && (
          <Button variant="ghost" size="small" onClick={() => setLimit(limit + shownAtFirst)}>
            {translate("list.showMore", { count: count - products.length })}
          </Button>
        )}
        {value.length > 0 && (
          <div role="status">
            <Banner tone="caution">
              {translate("price-lists.remove.gone", {
                count: gone,
                prices: gone.toLocaleString(locale),
              })}
            </Banner>
          </div>
        )}
      </div>
    </Field>
  );
}
