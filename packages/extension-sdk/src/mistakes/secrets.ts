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
