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

const keyOf = (userId: string, discountId: string) => `tillhouse.codes.${userId}.${discountId}`;

export function readKept(userId: string, discountId: string): KeptCodes {
  try {
    // Only this module writes the key.
    return JSON.parse(localStorage.getItem(keyOf(userId, discountId)) ?? "{}") as KeptCodes;
  } catch {
    // A browser without storage begins anew each time.
    return {};
  }
}

export function keep(userId: string, discountId: string, kept: KeptCodes | undefined): void {
  try {
    if (kept === undefined) localStorage.removeItem(keyOf(userId, discountId));
    else localStorage.setItem(keyOf(userId, discountId), JSON.stringify(kept));
  } catch {
    // Full or forbidden: what is made is in the store, and what is left is lost with the page.
  }
}
