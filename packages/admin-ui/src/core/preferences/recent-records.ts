import { useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, titleOf } from "@tillhouse/extension-sdk/internal";
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
export function readRecent(userId: string): readonly RecentRecord[] {
  try {
    // Only this module writes the key, with a value of this very type.
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as Stored | null;
    if (stored === null) return [];
    if (stored.user === userId) return stored.records;
    // Titles are names of customers: they do not wait for the one who left.
    localStorage.removeItem(key);
    return [];
  } catch {
    return [];
  }
}

function write(userId: string, records: readonly RecentRecord[]): void {
  try {
    localStorage.setItem(key, JSON.stringify({ user: userId, records } satisfies Stored));
  } catch {
    // A browser without storage remembers none.
  }
}

/** Puts a record before the others. */
export function addRecent(userId: string, record: RecentRecord): void {
  const others = readRecent(userId).filter(
    ({ resource, id }) => resource !== record.resource || id !== record.id,
  );
  write(userId, [record, ...others].slice(0, most));
}

/** Takes a record out: it was deleted. */
function removeRecent(userId: string, { resource, id }: Pick<RecentRecord, "resource" | "id">): void {
  write(
    userId,
    readRecent(userId).filter((other) => other.resource !== resource || other.id !== id),
  );
}

/** Remembers that a record was looked at, and forgets one that is gone. */
export function useVisit(
  resource: AnyResource,
  { id, record, isGone }: { id: string; record: object | undefined; isGone: boolean },
): void {
  const { user } = useHost();
  const title = record && titleOf(resource, record);
  useEffect(() => {
    if (isGone) removeRecent(user.id, { resource: resource.name, id });
    else if (title !== undefined) addRecent(user.id, { resource: resource.name, id, title });
  }, [user.id, resource.name, id, title, isGone]);
}
