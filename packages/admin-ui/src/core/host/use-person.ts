import { useRef, useState } from "react";

/** Who is at work, as the host says it. */
export interface PersonAtWork {
  /** How often somebody else, or another store, has taken the place of one. */
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
export function usePerson(identity: string | undefined, store: string | undefined): PersonAtWork {
  const [seen, setSeen] = useState({ identity, store, switches: 0 });
  if (seen.identity !== identity || seen.store !== store)
    setSeen({ identity, store, switches: seen.switches + 1 });
  const latest = useRef(identity);
  latest.current = identity;
  return { switches: seen.switches, isCurrent: () => latest.current === identity };
}
