import { type Host, type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { useEffect, useMemo, useRef, useState } from "react";
import { type CountItem, countItemOf, findByCode, indexCodes, withStocked } from "./count-items";
import { type KeptItems, openKeptItems } from "./kept-items";

/** Items that the store is asked for at once. */
const pageSize = 1000;

/** A code that is not known is looked for in the store again, but not at each scan of it; in milliseconds. */
const freshFor = 60_000;

async function readItems({ client }: Pick<Host, "client">): Promise<CountItem[]> {
  const items: CountItem[] = [];
  for (let isMore = true; isMore; ) {
    const answer = await client.admin.custom.get<{
      inventory_items: RecordOf<"inventory-items">[];
      count: number;
    }>("/inventory-items", { limit: pageSize, offset: items.length });
    items.push(...answer.inventory_items.map(countItemOf));
    isMore = answer.inventory_items.length > 0 && items.length < answer.count;
  }
  return items;
}

/** The items of the store, to be found by their codes: those of the last visit until they are read, or where they cannot be. */
export function useCountItems(locations: KeptItems["locations"]) {
  const host = useHost();
  const userId = host.user.id;
  const own = openKeptItems(host);
  const [kept, setKept] = useState<KeptItems>();
  const [status, setStatus] = useState<"reading" | "read" | "failed">("reading");
  const latest = useRef(kept);
  const reading = useRef<Promise<readonly CountItem[]>>(undefined);
  const take = (next: KeptItems) => {
    latest.current = next;
    setKept(next);
    return own.keep(next);
  };
  const read = () => {
    setStatus("reading");
    reading.current ??= readItems(host)
      .then(
        (items) => {
          setStatus("read");
          void take({ items, locations: latest.current?.locations ?? [], readAt: Date.now() });
          return items;
        },
        () => {
          setStatus("failed");
          return latest.current?.items ?? [];
        },
      )
      .finally(() => {
        reading.current = undefined;
      });
    return reading.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    let isGone = false;
    void own.read().then((found) => {
      if (isGone) return;
      if (found !== undefined && latest.current === undefined) {
        latest.current = found;
        setKept(found);
      }
      void read();
    });
    const onOnline = () => void read();
    window.addEventListener("online", onOnline);
    return () => {
      isGone = true;
      window.removeEventListener("online", onOnline);
    };
  }, [userId]);

  const names = JSON.stringify(locations.map(({ id, name }) => ({ id, name })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what they are, not by which array they come in
  useEffect(() => {
    if (locations.length > 0 && kept !== undefined && JSON.stringify(kept.locations) !== names)
      void take({ ...kept, locations: JSON.parse(names) });
  }, [names, kept]);

  const index = useMemo(() => indexCodes(kept?.items ?? []), [kept?.items]);
  return {
    locations: locations.length > 0 ? locations : (kept?.locations ?? []),
    status,
    isKnown: kept !== undefined,
    read,
    /** The items with a code. One that is not known may be new, so the store is asked where that was long ago. */
    find: async (code: string): Promise<readonly CountItem[]> => {
      const found = findByCode(index, code);
      if (found.length > 0) return found;
      const isFresh = Date.now() - (latest.current?.readAt ?? 0) < freshFor;
      return isFresh ? [] : findByCode(indexCodes(await read()), code);
    },
    byId: (id: string): CountItem | undefined => kept?.items.find((item) => item.id === id),
    /** Notes what is stocked at a level since a count was saved. */
    setStocked: (count: { item_id: string; location_id: string; counted: number }) => {
      const { current } = latest;
      if (current !== undefined) void take({ ...current, items: withStocked(current.items, count) });
    },
  };
}
