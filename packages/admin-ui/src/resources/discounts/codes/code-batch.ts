import { type Host, toAdminError } from "@tillhouse/extension-sdk";
import { findByCode } from "./find-code";
import { proposeCodes } from "./propose-codes";
import { readMadeCodes } from "./read-codes";

/** Codes that are to be made from one discount, and how far that has come. It can be kept as JSON. */
export interface CodeBatch {
  /** What is still to be made. */
  left: string[];
  /** What the discount has by now. */
  made: string[];
  /** What another discount has: it cannot be made. */
  taken: string[];
  /** What proposed codes begin with; `undefined` where somebody typed them: then none stands for another. */
  prefix: string | undefined;
}

/** Codes that are made side by side. */
const sideBySide = 4;

/** How many there are in all. */
export function batchSize({ left, made, taken }: CodeBatch): number {
  return left.length + made.length + taken.length;
}

/** A batch of codes that somebody typed. */
export function typedBatch(codes: readonly string[]): CodeBatch {
  return { left: [...codes], made: [], taken: [], prefix: undefined };
}

/** A batch of so many proposed codes. */
export function proposedBatch(count: number, prefix: string): CodeBatch {
  return { left: proposeCodes(count, { prefix }), made: [], taken: [], prefix };
}

/** What a batch is made with. */
interface BatchContext {
  host: Pick<Host, "client">;
  /** The discount that they are made from. */
  discountId: string;
  /** Ends it after what is on its way. */
  signal: AbortSignal;
  /** Told of each code. */
  onChange(batch: CodeBatch): void;
}

/**
 * Makes codes, a few side by side, until all are made, something fails, or the signal ends it. Another try goes on from there: what the
 * store has of them already is looked up first, so none is asked for twice, whatever answer was lost.
 *
 * @returns how far it has come
 * @throws AdminError why it stopped; `onChange` was told how far it had come
 */
export async function makeCodes(
  batch: CodeBatch,
  { host, discountId, signal, onChange }: BatchContext,
): Promise<CodeBatch> {
  const there = new Set((await readMadeCodes(discountId, host)).map(({ code }) => code));
  const now: CodeBatch = {
    ...batch,
    made: [...batch.made, ...batch.left.filter((code) => there.has(code))],
    taken: [...batch.taken],
    left: batch.left.filter((code) => !there.has(code)),
  };
  onChange({ ...now });
  const waiting = [...now.left];
  const settle = (code: string, into: "made" | "taken") => {
    now.left = now.left.filter((other) => other !== code);
    now[into] = [...now[into], code];
    onChange({ ...now });
  };
  const replace = (code: string, prefix: string) => {
    const known = new Set([...now.left, ...now.made, ...there]);
    const [other = ""] = proposeCodes(1, { prefix, known });
    now.left = now.left.map((left) => (left === code ? other : left));
    waiting.push(other);
    onChange({ ...now });
  };
  const make = async (code: string) => {
    try {
      await host.client.admin.custom.post(`/discounts/${encodeURIComponent(discountId)}/dynamic-codes`, {
        code,
      });
    } catch (thrown) {
      const error = toAdminError(thrown);
      // Whether the store has it by now, the store says best.
      const found =
        error.code === "unauthorized" ? undefined : await findByCode(code, host).catch(() => undefined);
      if (found === undefined) throw error;
      if (found.parent_discount_id !== discountId)
        return now.prefix === undefined ? settle(code, "taken") : replace(code, now.prefix);
    }
    settle(code, "made");
  };
  let failure: unknown;
  const work = async () => {
    while (failure === undefined && !signal.aborted) {
      const code = waiting.shift();
      if (code === undefined) return;
      try {
        await make(code);
      } catch (thrown) {
        failure ??= thrown;
      }
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  if (failure !== undefined) throw failure;
  return now;
}
