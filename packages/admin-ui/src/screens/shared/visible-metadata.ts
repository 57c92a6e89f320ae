/** Keys with this beginning are the admin's own, such as a person's saved views: nobody edits them by hand. */
const ownPrefix = "tillhouse_";

/** The metadata of a record, without what the admin itself keeps there. */
export function metadataOf(record: object): Record<string, unknown> {
  const metadata: unknown = Reflect.get(record, "metadata");
  return Object.fromEntries(Object.entries(Object(metadata)).filter(([key]) => !key.startsWith(ownPrefix)));
}
