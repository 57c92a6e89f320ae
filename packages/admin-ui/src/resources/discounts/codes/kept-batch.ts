import type { Host } from "@tillhouse/extension-sdk";
import type { CodeBatch } from "./code-batch";

/** What was typed, and codes that are still to be made: kept in this browser until they are. */
export interface KeptCodes {
  /** What was typed before anything was made. */
  typed?: CodesTyped;
  /** What somebody has begun with. */
  batch?: CodeBatch;
}

/** What the form holds. */
export interface CodesTyped {
  way: "count" | "list";
  count: number | null;
  prefix: string;
  list: string;
}

export const nothingTyped: CodesTyped = { way: "count", count: 100, prefix: "", list: "" };

/** What a person has begun with at a discount, in this browser. */
export function openKeptCodes(
  { storage: { local }, user }: Pick<Host, "storage" | "user">,
  discountId: string,
) {
  const key = `tillhouse.codes.${user.id}.${discountId}`;
  return {
    read: (): KeptCodes => local.getJson<KeptCodes>(key) ?? {},
    /** Where the browser refuses: what is made is in the store, and what is left is lost with the page. */
    keep: (kept: KeptCodes | undefined) => void local.setJson(key, kept),
  };
}
