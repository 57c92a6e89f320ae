import { type RecordOf, useHost, useUserNames } from "@tillhouse/extension-sdk";
import { useLocations } from "@tillhouse/extension-sdk/commerce";
import { Link } from "@tillhouse/extension-sdk/router";

/** A reservation whose cell is drawn. */
interface ReservationCellProps {
  reservation: RecordOf<"reservations">;
}

/** What stands where there is nothing. */
const nothing = "–";

/** Where it is reserved. */
export function ReservationLocationName({ reservation: { location_id } }: ReservationCellProps) {
  const { href } = useHost();
  const { locations, isLoading } = useLocations();
  const location = locations.find(({ id }) => id === location_id);
  if (location === undefined) return isLoading ? null : <span className="th-mono">{location_id}</span>;
  return (
    <Link className="th-link" to={href("stock-locations", location.id)}>
      {location.name}
    </Link>
  );
}

/** What is reserved, as it is called or by its code, with the way to how much of it there is. */
export function ReservedItem({
  reservation: { inventory_item: item, inventory_item_id: id },
  isCode = false,
}: ReservationCellProps & { isCode?: boolean }) {
  const { href, resource, translate } = useHost();
  // What is in stock is called as its own page calls it.
  const title = () => resource("inventory-items")?.title(item as never, { translate });
  return (
    <Link className={isCode ? "th-link th-mono" : "th-link"} to={href("inventory-items", id)}>
      {(item && (isCode ? item.sku : title())) || id}
    </Link>
  );
}

/** The order that it is reserved for: its number, or what was bought where the order is not known. */
export function ReservedFor({ reservation: { line_item: line, line_item_id } }: ReservationCellProps) {
  const { href } = useHost();
  if (!line_item_id) return nothing;
  const order = line?.order;
  if (!line?.order_id) return line?.title ?? nothing;
  return (
    <Link className="th-link" to={href("orders", line.order_id)}>
      {order ? `#${order.display_id}` : line.title}
    </Link>
  );
}

/** Who has made it; the id of somebody who is no longer there. */
export function ReservedBy({ reservation: { created_by: id } }: ReservationCellProps) {
  const name = useUserNames([id])(id);
  return name ?? (id ? <span className="th-mono">{id}</span> : nothing);
}
