import { AdminError, type Host, type RecordOf } from "@tillhouse/extension-sdk";
import { type Reservation, stockItemsOf } from "@tillhouse/extension-sdk/commerce";
import { openLines } from "./fulfillment-rules";

/** Stands for the place where the stock of each order is kept back, where many are packed at once. */
export const reservedLocation = "reserved";

/** More than any order has. */
const limit = 1000;

/**
 * Where an order is packed: where its stock is kept back, or the one place there is.
 *
 * @returns `undefined` where nothing of it is counted
 * @throws AdminError where it is kept back at several places, or at none of several
 */
export async function packingLocation(host: Host, order: RecordOf<"orders">): Promise<string | undefined> {
  const counted = openLines(order).filter((line) => stockItemsOf(line).length > 0);
  if (counted.length === 0 || host.resource("reservations") === undefined) return undefined;
  const { custom } = host.client.admin;
  const { reservations } = await custom.get<{ reservations: Reservation[] }>("/reservations", {
    line_item_id: counted.map(({ id }) => id),
    limit,
  });
  const [place, other] = new Set(reservations.map(({ location_id }) => location_id));
  if (other !== undefined) throw new AdminError("conflict", host.translate("orders.bulk.severalLocations"));
  if (place !== undefined) return place;
  const { stock_locations: places } = await custom.get<{ stock_locations: { id: string }[] }>(
    "/stock-locations",
    {
      limit: 2,
    },
  );
  if (places.length === 1) return places[0]?.id;
  throw new AdminError("conflict", host.translate("orders.bulk.noLocation"));
}
