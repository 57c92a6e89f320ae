import {
  formatDate,
  type PrintDocumentProps,
  useAdminQuery,
  useFeatureFlag,
  useHost,
} from "@tillhouse/extension-sdk";
import { useLocations } from "@tillhouse/extension-sdk/commerce";
import {
  DocumentBlankField,
  DocumentHeader,
  DocumentLineItem,
  DocumentTable,
} from "@tillhouse/extension-sdk/kit";
import { pickListLocations, type ReservedQuantity } from "./pick-list-lines";

/** More parts of the stock than are kept back for the lines that are asked for in one call. */
const limit = 1000;

/** What has to be taken from the shelves for all of these orders together. */
export default function PickList({ records: orders, translate, locale }: PrintDocumentProps<"orders">) {
  const { timeZone } = useHost();
  const { isFeatureEnabled } = useFeatureFlag();
  const isWanted = isFeatureEnabled("inventoryService") && isFeatureEnabled("stockLocationService");
  const { nameOf } = useLocations({ isWanted });
  const line_item_id = orders.flatMap(({ items = [] }) => items.map(({ id }) => id));
  const { data, error } = useAdminQuery<{ reservations: ReservedQuantity[] }>(
    "reservations",
    "/reservations",
    {
      query: { line_item_id, limit },
      isWanted,
    },
  );
  if (isWanted && data === undefined && error === null)
    return <p aria-busy="true">{translate("state.loading")}</p>;
  const places = pickListLocations(orders, data?.reservations ?? []);
  const keptNowhere = isWanted && !error ? translate("orders.paper.noLocation") : undefined;
  const numbers = orders.map(({ display_id }) => `#${display_id}`).join(", ");
  return (
    <>
      <DocumentHeader
        title={translate("orders.documents.pick-list")}
        lines={[formatDate(new Date().toISOString(), { style: "head", locale, timeZone })]}
      />
      <p className="th-print-page__parties">{translate("orders.paper.forOrders", { numbers })}</p>
      {error && <p>{translate("orders.paper.noShelves")}</p>}
      {places.length === 0 && <p>{translate("orders.paper.nothingToPick")}</p>}
      {places.map(({ location, lines }) => (
        <DocumentTable
          key={location ?? ""}
          caption={location === undefined ? keptNowhere : (nameOf(location) ?? location)}
          columns={[
            {
              label: translate("orders.paper.packed"),
              isLabelHidden: true,
              value: () => <DocumentBlankField isBox />,
            },
            { label: translate("orders.paper.sku"), value: ({ sku }) => sku },
            {
              label: translate("orders.line.item"),
              value: ({ name, variant }) => <DocumentLineItem name={name} details={variant} />,
            },
            {
              label: translate("orders.paper.for"),
              value: (line) => line.orders.map((part) => `#${part.number} × ${part.quantity}`).join(", "),
            },
            { label: translate("orders.line.quantity"), value: ({ quantity }) => quantity, isNumeric: true },
          ]}
          rows={lines}
        />
      ))}
    </>
  );
}
