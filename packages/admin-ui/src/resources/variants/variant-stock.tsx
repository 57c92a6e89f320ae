import { formatNumber, type SectionProps, useAdminQuery, useHost } from "@tillhouse/extension-sdk";
import { type Reservation, useLocations } from "@tillhouse/extension-sdk/commerce";
import { ReadProblem, RecordActions } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import {
  Description,
  DescriptionList,
  Section,
  Skeleton,
  StackedList,
  StackedListItem,
  Table,
} from "@tillhouse/extension-sdk/ui";
import { type InventoryAnswer, useInventory } from "./variant-cells";

type Item = InventoryAnswer["variant"]["inventory"][number];

/** How many reservations are shown; the newest first. */
const reservationsShown = 20;

/** Whether the stock is counted, how much there is and where, and what is kept back for orders. */
export default function VariantStock({ record: variant }: SectionProps<"variants">) {
  const { translate, locale } = useHost();
  const { data, error, refetch, isWanted } = useInventory(variant.id);
  const items = data?.variant.inventory ?? [];
  const isCountedHere = variant.manage_inventory && !isWanted;
  return (
    <Section
      title={translate("variants.sections.stock")}
      end={
        <RecordActions
          of="variants"
          record={variant}
          buttons={["setStock"]}
          only={["setStock", "trackStock", "untrackStock"]}
          part={translate("variants.sections.stock")}
        />
      }
    >
      <DescriptionList>
        <Description label={translate("variants.fields.manage_inventory")}>
          {translate(variant.manage_inventory ? "kit.yes" : "kit.no")}
        </Description>
        <Description label={translate("variants.fields.allow_backorder")}>
          {translate(variant.allow_backorder ? "kit.yes" : "kit.no")}
        </Description>
        {isCountedHere && (
          <Description label={translate("variants.fields.inventory_quantity")}>
            {formatNumber(variant.inventory_quantity, locale)}
          </Description>
        )}
      </DescriptionList>
      <ReadProblem error={error} refetch={refetch}>
        {translate("orders.stock.unknown")}
      </ReadProblem>
      {isWanted && variant.manage_inventory && data === undefined && error === null && (
        <Skeleton width="60%" />
      )}
      {variant.manage_inventory && items.map((item) => <Levels key={item.id} item={item} />)}
      {isWanted && variant.manage_inventory && data !== undefined && items.length === 0 && (
        <p className="th-muted">{translate("variants.noItem")}</p>
      )}
      {items.length > 0 && <Reservations items={items} />}
    </Section>
  );
}

/** What lies at each place of one inventory item. */
function Levels({ item }: { item: Item }) {
  const { translate, locale } = useHost();
  const { nameOf } = useLocations();
  const levels = item.location_levels ?? [];
  if (levels.length === 0) return <p className="th-muted">{translate("variants.noLevel")}</p>;
  const label = translate("variants.stockAt", { item: item.sku ?? item.title ?? item.id });
  return (
    <Table label={label} isInset isStill>
      <thead>
        <tr>
          <th scope="col">{translate("variants.fields.location")}</th>
          <th scope="col" className="th-numeric">
            {translate("variants.fields.stocked")}
          </th>
          <th scope="col" className="th-numeric">
            {translate("variants.fields.reserved")}
          </th>
          <th scope="col" className="th-numeric">
            {translate("variants.fields.available")}
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ id, location_id, stocked_quantity, reserved_quantity }) => (
          <tr key={id}>
            <td>{nameOf(location_id) ?? location_id}</td>
            <td className="th-numeric">{formatNumber(stocked_quantity, locale)}</td>
            <td className="th-numeric">{formatNumber(reserved_quantity, locale)}</td>
            <td className="th-numeric">{formatNumber(stocked_quantity - reserved_quantity, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What is kept back of the items, and for which order. */
function Reservations({ items }: { items: readonly Item[] }) {
  const { translate, href, locale } = useHost();
  const { nameOf } = useLocations();
  const { data } = useAdminQuery<{ reservations: Reservation[]; count: number }>(
    "reservations",
    "/reservations",
    {
      query: {
        inventory_item_id: items.map(({ id }) => id),
        expand: "line_item",
        order: "-created_at",
        limit: reservationsShown,
      },
    },
  );
  if (data === undefined || data.reservations.length === 0) return null;
  return (
    <StackedList label={translate("variants.reservations", { count: data.count })}>
      {data.reservations.map((reservation) => {
        const order = reservation.line_item?.order_id;
        const name = reservation.line_item?.title ?? reservation.description ?? reservation.id;
        return (
          <StackedListItem
            key={reservation.id}
            title={
              order ? (
                <Link className="th-link" to={href("orders", order)}>
                  {name}
                </Link>
              ) : (
                name
              )
            }
            meta={[
              translate("variants.kept", {
                count: reservation.quantity,
                shown: formatNumber(reservation.quantity, locale),
              }),
              nameOf(reservation.location_id) ?? "",
            ]}
          />
        );
      })}
    </StackedList>
  );
}
