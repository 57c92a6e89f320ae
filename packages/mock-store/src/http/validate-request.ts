import { refuse } from "../database/mock-error";
import { declaredEndpoints } from "./declared-endpoints";
import { comparePatterns, type EndpointPattern, matchEndpoint, readPattern } from "./match-endpoint";
import type { MockCall } from "./mock-call";

interface Key {
  name: string;
  isRequired: boolean;
  type: "number" | "boolean" | "array" | undefined;
}

/** An address of the store and what it takes. */
export interface Endpoint extends EndpointPattern {
  /** `undefined` where it does not look at what is sent. */
  keys: readonly Key[] | undefined;
}

const types = { "#": "number", "~": "boolean", "@": "array" } as const;

function readKey(text: string): Key {
  const [, name = "", mark, required] = /^(\w+)([#~@]?)(!?)$/.exec(text) ?? [];
  const type = mark === "#" || mark === "~" || mark === "@" ? types[mark] : undefined;
  return { name, isRequired: required === "!", type };
}

function readEndpoint(line: string): Endpoint {
  const [method = "", path = "", ...keys] = line.split(" ");
  return {
    ...readPattern(`${method} ${path}`),
    keys: keys[0] === "*" ? undefined : keys.map(readKey),
  };
}

const endpoints = declaredEndpoints.map(readEndpoint).sort(comparePatterns);

/** The address that a path belongs to, and the parameters in it. */
export function findEndpoint(
  method: string,
  path: string,
): { endpoint: Endpoint; params: Record<string, string> } | undefined {
  for (const endpoint of endpoints) {
    const params = matchEndpoint(endpoint, method, path);
    if (params !== undefined) return { endpoint, params };
  }
  return undefined;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}

const numberWords = "must be a number conforming to the specified constraints";

/** Refuses what the address does not take, and what it misses, in the words of the store's validator. */
export function validateRequest({ method, keys }: Endpoint, { query, payload }: MockCall): void {
  if (keys === undefined) return;
  const sent = method === "GET" ? query : payload;
  const known = new Map(keys.map((key) => [key.name, key]));
  const complaints: string[] = [];
  for (const [name, value] of Object.entries(sent)) {
    const key = known.get(name);
    if (key === undefined) complaints.push(`property ${name} should not exist`);
    else if (method !== "GET" && key.type !== undefined && value !== null && value !== undefined)
      if (typeOf(value) !== key.type)
        complaints.push(
          `${name} ${key.type === "number" ? numberWords : `must be ${key.type === "array" ? "an array" : "a boolean value"}`}`,
        );
  }
  if (method !== "GET")
    for (const { name, isRequired, type } of keys)
      if (isRequired && (sent[name] === undefined || sent[name] === null))
        complaints.push(
          type === "number"
            ? `${name} ${numberWords}`
            : `${name} ${type === "array" ? "must be an array" : "should not be empty"}`,
        );
  if (complaints.length > 0) refuse(complaints.join(", "));
}
