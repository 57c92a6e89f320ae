import { type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { Link } from "@tillhouse/extension-sdk/router";
import { Tag } from "@tillhouse/extension-sdk/ui";

type Order = RecordOf<"orders">;

/** What an order is tagged with: the store has no word for it, so shops keep a list or words between commas in its metadata. */
export function tagsOf({ metadata }: Pick<Order, "metadata">): string[] {
  const tags: unknown = metadata?.tags;
  const words = typeof tags === "string" ? tags.split(",") : Array.isArray(tags) ? tags : [];
  return [...new Set(words.map((word: unknown) => (typeof word === "string" ? word.trim() : "")))].filter(
    Boolean,
  );
}

/** How many units were bought. */
export function unitsOf({ items = [] }: Order): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The draft that the order was made of. */
export function DraftLink({ id }: { id: string }) {
  const { translate, href } = useHost();
  return (
    <Link className="th-link" to={href("draft-orders", id)}>
      {translate("draft-orders.one")}
    </Link>
  );
}

/** What shops file an order under. */
export function OrderTags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="th-row th-row--wrap">
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  );
}
