import { AdminError } from "@tillhouse/extension-sdk";
import { useRef, useState } from "react";

/** @throws AdminError (`config`) for an `identity` that is no text. */
export function checkIdentity(identity: unknown): void {
  if (identity === undefined || typeof identity === "string") return;
  throw new AdminError(
    "config",
    `identity must be text that differs for each person, such as their id, but is ${JSON.stringify(identity)}`,
    { details: { owner: "the host" } },
  );
}

/** Who is at work, and in which store, as the host says it. */
export interface Identity {
  /** How often that has become somebody else, or another store. */
  switches: number;
  /** Whether the person of this drawing is still the one who is at work. */
  isCurrent(): boolean;
}

/**
 * Notices that a host has put another person, or another store, in the place of one.
 *
 * @param identity the person
 * @param store what tells the store
 */
export function useIdentity(identity: string | undefined, store: string | undefined): Identity {
  const [seen, setSeen] = useState({ identity, store, switches: 0 });
  if (seen.identity !== identity || seen.store !== store)
    setSeen({ identity, store, switches: seen.switches + 1 });
  const latest = useRef(identity);
  latest.current = identity;
  return { switches: seen.switches, isCurrent: () => latest.current === identity };
}
