import { looksSecretName, looksSecretValue } from "@tillhouse/extension-sdk/mistakes";
import { CommandError } from "./errors";

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
