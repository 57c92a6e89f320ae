import type { RecordOf } from "@tillhouse/extension-sdk";

/** What an app's service has sent somebody back with. */
export type AppReturn =
  | { kind: "none" }
  /** The service gave access: the store can take it. */
  | { kind: "granted"; code: string; state: string }
  /** It gave none, and says why. */
  | { kind: "denied"; reason: string }
  /** The address lacks what the store has to know. */
  | { kind: "incomplete" }
  /** The store has not asked for this, or not for this any more. */
  | { kind: "unasked" };

/**
 * Reads the query of the address at which services return people (RFC 6749, section 4.1.2). The store keeps the `state` of the request that
 * it waits for; another one is old, or somebody else's.
 *
 * @example readReturn("?code=c1&state=s1", app) // { kind: "granted", code: "c1", state: "s1" }
 */
export function readReturn(search: string, { data }: Pick<RecordOf<"apps">, "data">): AppReturn {
  const query = new URLSearchParams(search);
  const [code, state, error] = ["code", "state", "error"].map((key) => query.get(key)?.trim() || undefined);
  if (error !== undefined) return { kind: "denied", reason: query.get("error_description") || error };
  if (code === undefined && state === undefined) return { kind: "none" };
  if (code === undefined || state === undefined) return { kind: "incomplete" };
  return data?.state === state ? { kind: "granted", code, state } : { kind: "unasked" };
}
