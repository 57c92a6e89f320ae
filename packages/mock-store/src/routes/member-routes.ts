import type { Table } from "../database/columns";
import { idsIn } from "../database/mock-database";
import type { MockRow } from "../database/mock-rows";
import { idsOf, type MockCall, type MockRoutes, textsIn } from "../http/mock-call";
import { type MockResource, showRecord } from "./mock-resource";

/** How records are put into another one and taken out. */
interface MemberAddress {
  /** Below the record: `products/batch`. */
  path: string;
  /** What the payload calls the ids. */
  key: string;
  members: Table;
  /** Who holds the other's id: the member in a column or a list, or the record itself in a list. */
  heldBy: { member: string } | { memberColumn: string } | { record: string };
}

function writeMember(
  { db, params }: MockCall,
  { members, heldBy }: MemberAddress,
  { row, id, isAdded }: { row: MockRow; id: string; isAdded: boolean },
): void {
  const change = (held: readonly string[], other: string): string[] =>
    isAdded ? [...new Set([...held, other])] : held.filter((one) => one !== other);
  const member = db.require(members, id);
  if ("record" in heldBy) row[`$${heldBy.record}`] = change(idsIn(row, heldBy.record), id);
  else if ("member" in heldBy)
    db.update(members, member, {
      [`$${heldBy.member}`]: change(idsIn(member, heldBy.member), params.id ?? ""),
    });
  else if (isAdded || member[heldBy.memberColumn] === params.id)
    db.update(members, member, { [heldBy.memberColumn]: isAdded ? params.id : null });
}

/** The addresses below a record that put others into it (POST) and take them out (DELETE). */
export function memberRoutes(resource: MockResource, addresses: readonly MemberAddress[]): MockRoutes {
  const entries = addresses.flatMap((address) =>
    ["POST", "DELETE"].map((method): [string, (call: MockCall) => unknown] => [
      `${method} ${resource.path}/:id/${address.path}`,
      (call) => {
        const { db, params, payload } = call;
        const row = db.require(resource.table, params.id);
        const sent = payload[address.key];
        for (const id of Array.isArray(sent) ? idsOf(sent) : textsIn(sent))
          writeMember(call, address, { row, id, isAdded: method === "POST" });
        if (method === "DELETE" && resource.one === "collection")
          return { id: row.id, object: "product-collection", removed_products: idsOf(sent) };
        return { [resource.one]: showRecord(db, resource, row) };
      },
    ]),
  );
  return Object.fromEntries(entries);
}
