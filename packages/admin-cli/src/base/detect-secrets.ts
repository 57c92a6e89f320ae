import { CommandError } from "./errors";

/** Names of things that only a server may know. A publishable key and a write key are made to be seen. */
const secretName =
  /secret|passw(?:or)?d|credential|private|(?:access|auth|api|admin|bearer|session|refresh|jwt)_?-?(?:token|key)$|^token$/i;

/** What secrets look like: keys of payment services and clouds, signed tokens, addresses with a password. */
const secretValue =
  /^(?:sk|rk)_(?:live|test)_|^AKIA[0-9A-Z]{16}$|^eyJ[\w-]+\.[\w-]+\.[\w-]+$|-----BEGIN [A-Z ]*PRIVATE KEY|^[a-z][a-z+]*:\/\/[^/\s:@]*:[^/\s@]+@/;

/** Whether a variable or a property is named like something that only a server may know. */
export function looksSecretName(name: string): boolean {
  return secretName.test(name);
}

/** Whether a text looks like a key, a signed token or an address with a password. */
export function looksSecretValue(value: string): boolean {
  return secretValue.test(value);
}

/** Where in a value something stands that looks like a secret, such as `help.token`; `undefined` where nothing does. */
export function findSecret(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return looksSecretValue(value) ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const place = path === "" ? name : `${path}.${name}`;
    if (looksSecretName(name) && inner !== "" && inner !== undefined && inner !== null) return place;
    const found = findSecret(inner, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Refuses what looks like a secret before it gets into files that every visitor can read.
 *
 * @param whose what the value is part of, for the message
 * @throws CommandError `invalid-configuration` that names the place and never the value.
 */
export function refuseSecrets(value: object, whose: string): void {
  const place = findSecret(value);
  if (place === undefined) return;
  throw new CommandError({
    code: "invalid-configuration",
    message: `${whose} has "${place}", which looks like a secret. Everybody who opens the admin could read it.`,
    hint: "Keep secrets in the backend, and rename what is none.",
  });
}
