import { type DocumentProps, formatDate, type Host, hasFeature, useHost } from "@tillhouse/extension-sdk";
import { useEffect, useState } from "react";
import { DocumentLine } from "./document-head";
import { type KeptBack, pickedPlaces } from "./picked-lines";

type Order = DocumentProps<"orders">["record"];

/** What an address of the store can hold of ids. */
const idsAtOnce = 100;

/** Places by their ids, and what is kept back in them. */
interface Shelves {
  names: ReadonlyMap<string, string>;
  keptBack: readonly KeptBack[];
  hasFailed?: boolean;
}

const noShelves: Shelves = { names: new Map(), keptBack: [] };

async function readShelves({ client }: Host, orders: readonly Order[]): Promise<Shelves> {
  const ids = orders.flatMap(({ items = [] }) => items.map(({ id }) => id));
  const keptBack: KeptBack[] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const query = { line_item_id: ids.slice(start, start + idsAtOnce), limit: idsAtOnce * 10 };
    const answer = await client.admin.custom.get<{ reservations: KeptBack[] }>("/reservations", query);
    keptBack.push(...answer.reservations);
  }
  const { stock_locations: places } = await client.admin.custom.get<{
    stock_locations: { id: string; name: string }[];
  }>("/stock-locations", { limit: idsAtOnce });
  return { keptBack, names: new Map(places.map(({ id, name }) => [id, name])) };
}

/** Where the units of these orders lie; `undefined` until it is known. */
function useShelves(orders: readonly Order[]): Shelves | undefined {
  const host = useHost();
  const counts = hasFeature(host.store, "inventoryService") && hasFeature(host.store, "stockLocationService");
  const [shelves, setShelves] = useState<Shelves | undefined>(counts ? undefined : noShelves);
  const asked = orders.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the orders are the same as long as their ids are
  useEffect(() => {
    if (!counts) return;
    let isCurrent = true;
    readShelves(host, orders)
      .catch(() => ({ ...noShelves, hasFailed: true }))
      .then((read) => isCurrent && setShelves(read));
    return () => {
      isCurrent = false;
    };
  }, [counts, asked]);
  return shelves;
}

/** What has to be taken from the shelves for all of these orders together. */
export default function PickList({ records: orders, translate, locale }: DocumentProps<"orders">) {
  const { store, timeZone } = useHost();
  const shelves = useShelves(orders);
  if (shelves === undefined) return <p aria-busy="true">{translate("state.loading")}</p>;
  const places = pickedPlaces(orders, shelves.keptBack);
  return (
    <>
      <header className="th-paper__head">
        <p className="th-paper__store">{store?.name}</p>
        <div>
          <h2>{translate("orders.documents.pick-list")}</h2>
          <p>{formatDate(new Date().toISOString(), { style: "head", locale, timeZone })}</p>
        </div>
      </header>
      <p className="th-paper__parties">
        {translate("orders.paper.forOrders", {
          numbers: orders.map(({ display_id }) => `#${display_id}`).join(", "),
        })}
      </p>
      {shelves.hasFailed && <p>{translate("orders.paper.noShelves")}</p>}
      {places.length === 0 && <p>{translate("orders.paper.nothingToPick")}</p>}
      {places.map(({ location, lines }) => (
        <table key={location ?? ""}>
          {shelves.names.size > 0 && (
            <caption>
              {location === undefined
                ? translate("orders.paper.noPlace")
                : (shelves.names.get(location) ?? location)}
            </caption>
          )}
          <thead>
            <tr>
              <th scope="col">
                <span className="th-hush">{translate("orders.paper.packed")}</span>
              </th>
              <th scope="col">{translate("orders.paper.sku")}</th>
              <th scope="col">{translate("orders.line.item")}</th>
              <th scope="col">{translate("orders.paper.for")}</th>
              <th scope="col" className="th-numeric">
                {translate("orders.line.quantity")}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, variant, sku, quantity, orders: of }) => (
              <tr key={id}>
                <td>
                  <span className="th-paper__box" />
                </td>
                <td>{sku}</td>
                <td>
                  <DocumentLine name={name} details={variant} />
                </td>
                <td>{of.map((part) => `#${part.number} × ${part.quantity}`).join(", ")}</td>
                <td className="th-numeric">{quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
