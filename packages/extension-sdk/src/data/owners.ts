import { toAdminError } from "../errors/errors";
import type { AnyResource } from "../resource/define-resource";
import { recordId } from "../resource-head/record";

/** How many are read at once. */
const atOnce = 4;

/** A resource, and the one that its records are parts of. */
export interface Ownership {
  /** The resource whose records are handed their owner. */
  resource: AnyResource;
  /** The resource of the owners. */
  above: AnyResource;
}

/** The id of the record that a record is a part of, where that is known. */
export function ownerId({ owner }: AnyResource, record: object): string | undefined {
  // The definition was written for records of this very resource.
  return owner?.id(record as never) ?? undefined;
}

/**
 * A part with the record that it is a part of, and with what that one says of it: more than the list of the parts does.
 *
 * @param owner as it was read
 */
export function withOwner<Item extends object>(
  { resource, above }: Ownership,
  record: Item,
  owner: object,
): Item {
  const id = recordId(resource, record);
  const held: unknown = Reflect.get(owner, resource.owner?.holds ?? "");
  const parts: object[] = Array.isArray(held) ? held : [];
  const said = parts.find((part) => recordId(resource, part) === id);
  return { ...record, ...said, [above.api.singularKey]: owner };
}

/**
 * Hands each record the one that it is a part of. The API can be asked for one id at a time, so a few are read side by side.
 * A record whose owner is gone stays as it is.
 *
 * @param read reads an owner by its id
 */
export async function withOwners<Item extends object>(
  records: readonly Item[],
  {
    read,
    ...names
  }: Ownership & {
    /** Reads an owner by its id. */
    read: (id: string) => Promise<object>;
  },
): Promise<Item[]> {
  const idOf = (record: Item) => ownerId(names.resource, record);
  const wanted = [...new Set(records.flatMap((record) => idOf(record) ?? []))];
  const known = new Map<string, object>();
  const readOn = async () => {
    for (let id = wanted.shift(); id !== undefined; id = wanted.shift()) {
      const found = await read(id).catch((error: unknown) => {
        if (toAdminError(error).code === "not-found") return undefined;
        throw error;
      });
      if (found !== undefined) known.set(id, found);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
  return records.map((record) => {
    const found = known.get(idOf(record) ?? "");
    return found === undefined ? record : withOwner(names, record, found);
  });
}
