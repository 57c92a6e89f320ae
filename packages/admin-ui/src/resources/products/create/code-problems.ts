import { AdminError, type Host, toAdminError } from "@tillhouse/extension-sdk";
import type { NewVariant } from "./create-payload";
import { codes } from "./variant-rows";

/** Which codes other variants have. Of those that the store does not search by, none is found. */
async function takenCodes({ client }: Host, variants: readonly NewVariant[]): Promise<string[]> {
  const typed = [...new Set(variants.flatMap((variant) => codes.flatMap((code) => variant[code] ?? [])))];
  const taken: string[] = [];
  // One after the other: this is rare, and a product may have a thousand codes.
  for (const code of typed) {
    const query = { q: code, limit: 20 };
    const { variants: found } = await client.admin.custom.get<{ variants: object[] }>("/variants", query);
    if (found.some((variant) => codes.some((column) => Reflect.get(variant, column) === code)))
      taken.push(code);
  }
  return taken;
}

/**
 * Says which codes are taken, at the table of variants: the store names neither the code nor its column.
 *
 * @throws always
 */
export async function explainCodes(
  thrown: unknown,
  variants: readonly NewVariant[],
  host: Host,
): Promise<never> {
  const error = toAdminError(thrown);
  if (!error.message.includes("unique constraint")) throw thrown;
  const taken = await takenCodes(host, variants).catch(() => []);
  const message =
    taken.length === 0
      ? host.translate("products.variants.codeTaken")
      : host.translate("products.variants.codesTaken", { count: taken.length, codes: taken.join(", ") });
  throw new AdminError("invalid", message, {
    cause: error,
    details: { ...error.details, field: "variants" },
  });
}
