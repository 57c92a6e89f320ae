import {
  describeError,
  type OwnFieldProps,
  personName,
  type RecordOf,
  useDebouncedValue,
  useHost,
  useRecords,
  useStoreRead,
} from "@tillhouse/extension-sdk";
import { Combobox, type ComboboxOption } from "@tillhouse/extension-sdk/inputs";
import { useState } from "react";

type Customer = RecordOf<"customers">;

const pageSize = 20;

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

/** One customer, guests among them: an account and a guest may have the same name and even the same address. */
export default function CustomerField({ value, onChange, ...field }: OwnFieldProps<string | null>) {
  const { translate } = useHost();
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(pageSize);
  const search = useDebouncedValue(query.trim(), searchDelay);
  const found = useRecords("customers", { limit, offset: 0, ...(search && { q: search }) });
  const { data } = useStoreRead<{ customer: Customer }>("customers", `/customers/${value}`, {
    isWanted: value !== null,
  });
  const option = (customer: Customer): ComboboxOption => {
    const { id, email, has_account } = customer;
    const name = personName(customer);
    const kind = translate(has_account ? "orders.transfer.account" : "orders.transfer.guest");
    return { value: id, label: name || email, note: name ? `${kind}, ${email}` : kind };
  };
  const chosen = found.records.find(({ id }) => id === value) ?? data?.customer;
  return (
    <Combobox
      {...field}
      chosen={value === null ? [] : [chosen?.id === value ? option(chosen) : { value, label: "…" }]}
      onChoose={([customer]) => onChange(customer?.value ?? null)}
      options={found.records.map(option)}
      query={query}
      onQueryChange={setQuery}
      isLoading={found.isFetching}
      hasMore={found.count > found.records.length}
      onMore={() => !found.isFetching && setLimit(limit + pageSize)}
      problem={found.error ? describeError(found.error, translate) : undefined}
      onRetry={() => void found.refetch()}
    />
  );
}
