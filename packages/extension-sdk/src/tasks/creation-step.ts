import { AdminError } from "../errors/errors";
import type { ActionProgress } from "../records/action-progress";
import type { Step, StepContext, StepNote } from "./steps";

/** What is noted of a creation before it is sent. */
export interface CreationNote<Sent> {
  /** Ids of what there was before. */
  before: readonly string[];
  /** What is sent, as JSON. */
  sent: Sent;
}

/** What a creation has made, and with what: whatever is typed afterwards, it stays that. */
export interface Created<Sent> {
  /** `null` where the store has not made one of its own of it. */
  id: string | null;
  /** What it was made of, as JSON. */
  sent: Sent;
}

/** What a {@link creationStep} makes. */
export interface Creation<Item extends { id: string }, Sent> {
  /** Of the step, see {@link Step}. */
  id: string;
  /** What is sent, as JSON. */
  sent: Sent;
  /** What there is of its kind, as it was read for this try. */
  items: readonly Item[];
  /** Reads that once more: where the answer was lost it is looked for at once. Without it another try finds it. */
  readAgain?(): Promise<readonly Item[]>;
  /** Whether one of them is what was sent. */
  isMadeOf(item: Item, sent: Sent): boolean;
  /** Makes it. Answers that, or all that there is of its kind by then. */
  create(): Promise<Item | readonly Item[] | undefined>;
}

/**
 * A step that makes something of which the store would make another each time that it is asked. Where the answer was lost,
 * another try finds it among what was not there before, and makes nothing. What is not there any more is made anew.
 *
 * @example
 * const { reservations } = await custom.get("/reservations", { line_item_id });
 * const step = creationStep({
 *   id: request.line_item_id,
 *   sent: request,
 *   items: reservations,
 *   isMadeOf: ({ quantity, location_id }, sent) => quantity === sent.quantity && location_id === sent.location_id,
 *   create: async () => (await custom.post("/reservations", request)).reservation,
 * });
 */
export function creationStep<Item extends { id: string }, Sent>({
  id,
  sent,
  items,
  readAgain,
  isMadeOf,
  create,
}: Creation<Item, Sent>) {
  return {
    id,
    input: { before: items.map((item) => item.id), sent },
    find: (
      noted: StepNote<Created<Sent>, CreationNote<Sent>> | undefined,
      { isResult, isLost }: Pick<StepContext, "isResult" | "isLost">,
    ) => {
      if (noted?.input === undefined || noted.result?.id === null) return noted?.result;
      const { before, sent: first } = noted.input;
      const known = noted.result?.id;
      const among = (now: readonly Item[]) => {
        const made = now.find((item) =>
          known === undefined
            ? !before.includes(item.id) && !isResult(item.id) && isMadeOf(item, first)
            : item.id === known,
        );
        return made && { id: made.id, sent: first };
      };
      return isLost ? readAgain?.().then(among) : among(items);
    },
    run: async ({ isResult }: Pick<StepContext, "isResult">): Promise<Created<Sent>> => {
      const answer = await create();
      const there = new Set(items.map((item) => item.id));
      const made = [answer ?? []].flat().find((item) => !there.has(item.id) && !isResult(item.id));
      return { id: made?.id ?? null, sent };
    },
  } satisfies Step<Created<Sent>, CreationNote<Sent>>;
}

/**
 * Stops once where somebody else has made the very same since the person began: they may not want it twice. Another try goes on.
 * What an earlier try of the same form may have made is the step's to find.
 *
 * @param since - what there was when the form was opened
 * @throws AdminError (`conflict`) with these words, the first time that it meets it
 * @example refuseTwin(progress, refundOf(order), { since: record.refunds, words: translate("orders.refund.twin") });
 */
export function refuseTwin<Item extends { id: string }, Sent>(
  progress: ActionProgress,
  { id, sent, items, isMadeOf }: Pick<Creation<Item, Sent>, "id" | "sent" | "items" | "isMadeOf">,
  {
    since,
    words,
  }: {
    /** What there was when the form was opened. */
    since: readonly Item[];
    /** What the error says, in the person's language. */
    words: string;
  },
): void {
  if (progress.get(id) !== undefined) return;
  const known = new Set(since.map((item) => item.id));
  const twin = items.find((item) => !known.has(item.id) && isMadeOf(item, sent));
  const told = `${id}: told of another`;
  if (twin === undefined || progress.get(told) === twin.id) return;
  progress.set(told, twin.id);
  throw new AdminError("conflict", words);
}
