/** What a token of the store says about itself. Nothing here is proven; the store checks it. */
export interface TokenPayload {
  email: string;
  /** Seconds since 1970, where the token has an end. */
  exp?: number;
  /** Seconds since 1970: when it was made. */
  iat?: number;
}

function decode(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}

function timeIn(claims: object, name: string): number | undefined {
  const time: unknown = Reflect.get(claims, name);
  return typeof time === "number" ? time : undefined;
}

/**
 * Reads a token of an invitation (`user_email`) or of a new password (`email`).
 *
 * @returns nothing for what is no such token, as when a mail program has cut the link.
 */
export function readToken(token: string): TokenPayload | undefined {
  const parts = token.split(".");
  if (parts.length !== 3 || parts.includes("")) return undefined;
  try {
    const claims = Object(decode(parts[1] ?? ""));
    const email: unknown = Reflect.get(claims, "user_email") ?? Reflect.get(claims, "email");
    return typeof email === "string" && email !== ""
      ? { email, exp: timeIn(claims, "exp"), iat: timeIn(claims, "iat") }
      : undefined;
  } catch {
    return undefined;
  }
}
