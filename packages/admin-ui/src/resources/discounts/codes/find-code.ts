import { type Host, type RecordOf, toAdminError } from "@tillhouse/extension-sdk";
import { normalizedCode } from "./propose-codes";

/** The discount that has a code; `undefined` where none has it. */
export async function findByCode(
  code: string,
  { client }: Pick<Host, "client">,
): Promise<RecordOf<"discounts"> | undefined> {
  try {
    const path = `/discounts/code/${encodeURIComponent(normalizedCode(code))}`;
    const { discount } = await client.admin.custom.get<{ discount: RecordOf<"discounts"> }>(path);
    return discount;
  } catch (thrown) {
    if (toAdminError(thrown).code === "not-found") return undefined;
    throw thrown;
  }
}
