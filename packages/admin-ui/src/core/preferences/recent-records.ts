import { useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, type StorageArea, titleOf, useStorage } from "@tillhouse/extension-sdk/internal";
import { useEffect } from "react";
import { recentKey as key } from "./clear-recent-records";

/** A record that was looked at in this browser. */
export interface RecentRecord {
  /** Name of the resource. */
  resource: string;
  id: string;
  title: string;
}

/** Older ones make room for newer ones. */
const most = 8;

interface Stored {
  user: string;
  records: readonly RecentRecord[];
}

/** The records that a person looked at last in this browser, the last first. Nobody sees those of somebody else. */
export function readRecent(area: StorageArea, userId: string): readonly RecentRecord[] {
  const stored = area.getJson<Stored>(key);
  if (stored?.user === userId) return stored.records;
  // Titles are names of customers: they do not wait for the one who left.
  area.removeItem(key);
  return [];
}

function write(area: StorageArea, userId: string, records: readonly RecentRecord[]): void {
  area.setJson(key, { user: userId, records } satisfies Stored);
}

/** Puts a record before the others. */
export function addRecent(area: StorageArea, userId: string, record: RecentRecord): void {
  const others = readRecent(area, userId).filter(
    ({ resource, id }) => resource !== record.resource || id !== record.id,
  );
  write(area, userId, [record, ...others].slice(0, most));
}

/** Takes a record out: it was deleted. */
function removeRecent(
  area: StorageArea,
  userId: string,
  { resource, id }: Pick<RecentRecord, "resource" | "id">,
): void {
  write(
    area,
    userId,
    readRecent(area, userId).filter((other) => other.resource !== resource || other.id !== id),
  );
}

/** Remembers that a record was looked at, and forgets one that is gone. */
export function useVisit(
  resource: AnyResource,
  { id, record, isGone }: { id: string; record: object | undefined; isGone: boolean },
): void {
  const { user } = useHost();
  const { local } = useStorage();
  const title = record && titleOf(resource, record);
  useEffect(() => {
    if (isGone) removeRecent(local, user.id, { resource: resource.name, id });
    else if (title !== undefined) addRecent(local, user.id, { resource: resource.name, id, title });
  }, [local, user.id, resource.name, id, title, isGone]);
}
