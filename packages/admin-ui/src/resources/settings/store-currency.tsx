import { useHost } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";

/** Whether the store sells in a currency, and whether it is the store's own. */
export function StoreCurrency({ code }: { code: string }) {
  const { store, translate } = useHost();
  if (store?.default_currency_code === code)
    return (
      <Status shape="done" tone="positive" isDone>
        {translate("currencies.use.default")}
      </Status>
    );
  const isUsed = store?.currencies?.some((currency) => currency.code === code);
  return isUsed ? translate("currencies.use.used") : <span className="th-faint">–</span>;
}
