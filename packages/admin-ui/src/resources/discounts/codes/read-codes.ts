import type { Host, RecordOf } from "@tillhouse/extension-sdk";

/** A code that was made from a discount, as far as it is read here. */
export type MadeCode = Pick<
  RecordOf<"dynamic-codes">,
  | "id"
  | "code"
  | "parent_discount_id"
  | "is_disabled"
  | "starts_at"
  | "ends_at"
  | "usage_limit"
  | "usage_count"
  | "created_at"
>;

/** What of a code stands in a file. */
export const codeColumns = [
  "code",
  "usage_count",
  "usage_limit",
  "starts_at",
  "ends_at",
  "created_at",
] as const satisfies readonly (keyof MadeCode)[];

/** How many are read in one call. */
const atOnce = 1000;

/**
 * All codes that were made from a discount, the oldest first by their ids. The store cannot be asked for those of one: all that were made from any are
 * read, without what belongs to them.
 */
export async function readMadeCodes(
  discountId: string,
  { client }: Pick<Host, "client">,
): Promise<MadeCode[]> {
  const made: MadeCode[] = [];
  for (let offset = 0; ; offset += atOnce) {
    const { discounts, count } = await client.admin.custom.get<{ discounts: MadeCode[]; count: number }>(
      "/discounts",
      {
        is_dynamic: true,
        fields: "id,code,parent_discount_id,is_disabled,starts_at,ends_at,usage_limit,usage_count,created_at",
        expand: "",
        order: "id",
        limit: atOnce,
        offset,
      },
    );
    made.push(...discounts.filter(({ parent_discount_id }) => parent_discount_id === discountId));
    if (discounts.length === 0 || offset + discounts.length >= count) return made;
  }
}
