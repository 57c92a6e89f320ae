import type { RecordOf } from "@tillhouse/extension-sdk";
import { type DeleteRule, runSteps, type Step } from "@tillhouse/extension-sdk/tasks";
import { readMadeCodes } from "./codes/read-codes";

/** Codes that are deleted side by side. */
const sideBySide = 4;

/**
 * How discounts are deleted: the store leaves the codes that were made from one, and then fails where a customer types one of them. So they go
 * with it.
 */
export const discountDelete: DeleteRule<RecordOf<"discounts">> = {
  confirm: "asked",
  consequences: async (discount, host) => {
    const made = discount.is_dynamic ? await readMadeCodes(discount.id, host) : [];
    return [
      made.length > 0 && host.translate("discounts.goes.codes", { count: made.length }),
      discount.usage_count > 0 && host.translate("discounts.goes.uses", { count: discount.usage_count }),
    ].filter((text) => text !== false);
  },
  run: async ({ id, host, progress, deletion }) => {
    const { custom } = host.client.admin;
    const codes: Step<string[]> = {
      id: "codes",
      run: async () => (await readMadeCodes(id, host)).map((code) => code.id),
    };
    await runSteps([codes, deletion], { progress });
    const noted = progress.get<{ result?: string[] }>(codes.id)?.result ?? [];
    await runSteps(
      noted.map((code) => ({
        id: `code ${code}`,
        // By its own id: the address below the discount is gone with that.
        run: () => custom.delete(`/discounts/${encodeURIComponent(code)}`).then(() => null),
      })),
      { progress, concurrency: sideBySide },
    );
  },
};
