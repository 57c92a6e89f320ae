import {
  type ActionContext,
  type ActionProgress,
  AdminError,
  type Created,
  creationStep,
  describeError,
  type Host,
  type RecordOf,
  runSteps,
  type Step,
  type StepContext,
  type StepNote,
} from "@tillhouse/extension-sdk";
import type { PricedLine, PricedLines } from "../../variants/priced-lines";
import { changedItem, newItem } from "./draft-lines";
import { keepShipping, pathOf, readAgain } from "./draft-writing";

type Draft = RecordOf<"draft-orders">;
type LineItem = NonNullable<NonNullable<Draft["cart"]>["items"]>[number];
type NewItem = Record<string, unknown>;

/** The lines of a draft, one try of making them what was typed. */
interface LineWriting {
  host: Host;
  /** As the page knows it, which may be older than what this form has done. */
  draft: Draft;
  progress: ActionProgress;
  /** What the store has, as it was before this try. */
  items: readonly LineItem[];
}

/** A step, and what the line is called that it is about. */
type LineStep<Each extends Step = Step> = Each & { title: string };

const itemsOf = ({ cart }: Pick<Draft, "cart">): readonly LineItem[] => cart?.items ?? [];

const added = "add:";

/** Whether an item is what a line was sent as. */
function isMadeOf(item: LineItem, { variant_id, title, quantity, unit_price }: NewItem) {
  return (
    item.quantity === quantity &&
    (unit_price === undefined || item.unit_price === unit_price) &&
    (variant_id === undefined
      ? item.variant_id === null && item.title === title
      : item.variant_id === variant_id)
  );
}

/** Adds a line, which the store may put to another item. */
function addStep({ host, draft, items }: LineWriting, line: PricedLine) {
  const sent = newItem(line);
  const create = async () => {
    const path = `${pathOf(draft)}/line-items`;
    const answer = await host.client.admin.custom.post<{ draft_order?: Draft }>(path, sent);
    return answer.draft_order && itemsOf(answer.draft_order);
  };
  return { ...creationStep({ id: added + line.key, sent, items, isMadeOf, create }), title: line.title };
}

/** Makes an item what was typed: what was there before, or what an earlier try has added as something else. */
function changeStep(
  { host, draft, progress, items }: LineWriting,
  line: PricedLine,
  add?: LineStep<Step<Created<NewItem>>>,
): LineStep {
  const id = `change:${line.key}`;
  const isSent = progress.get((add ?? { id }).id) !== undefined;
  const itemIn = (list: readonly LineItem[], { resultOf }: StepContext) => {
    const wanted = add === undefined ? line.key : resultOf(add).id;
    return list.find((item) => item.id === wanted);
  };
  const changesOf = (item: LineItem, context: StepContext) => {
    const changed = Object.entries(changedItem(item, line) ?? {});
    const seen = isSent ? undefined : itemIn(itemsOf(draft), context);
    // What somebody else has changed meanwhile stays, where nobody typed anything else and this form has not sent the line yet.
    const typed = seen && (changedItem(seen, line) ?? {});
    return changed.filter(([key]) => typed === undefined || key in typed);
  };
  return {
    id,
    title: line.title,
    find: (_, context) => {
      const item = itemIn(items, context);
      if (item === undefined && add === undefined)
        throw new AdminError("conflict", host.translate("draft-orders.lines.gone"));
      return item === undefined || changesOf(item, context).length === 0 || undefined;
    },
    run: async (context) => {
      const item = itemIn(items, context);
      const changes = item && Object.fromEntries(changesOf(item, context));
      await host.client.admin.custom.post(`${pathOf(draft)}/line-items/${item?.id}`, changes);
    },
  };
}

/** Takes away what was taken out, and what an earlier try has added and nobody wants any more. */
function removeSteps(
  { host, draft, progress, items }: LineWriting,
  { lines, removed }: PricedLines,
): LineStep[] {
  const wanted = new Set(lines.map(({ key }) => added + key));
  const unwanted = progress
    .names()
    .filter((name) => name.startsWith(added) && !wanted.has(name))
    .map((name) => progress.get<StepNote<Created<NewItem>>>(name)?.result?.id);
  return items
    .filter(({ id }) => removed.includes(id) || unwanted.includes(id))
    .map(({ id, title }) => ({
      id: `remove:${id}`,
      title,
      find: () => undefined,
      run: async () => void (await host.client.admin.custom.delete(`${pathOf(draft)}/line-items/${id}`)),
    }));
}

/**
 * Makes the lines of a draft what was typed, one call for each that differs; the one that fails is named. What the store
 * has is read first: the page may not have seen yet what an earlier try has done.
 */
export async function writeLines({
  host,
  record: draft,
  values: { items: typed },
  progress,
}: Pick<ActionContext<Draft, { items: PricedLines }>, "host" | "record" | "values" | "progress">) {
  const writing = { host, draft, progress, items: itemsOf(await readAgain(host, draft)) };
  const steps = typed.lines.flatMap((line) => {
    if (!line.isNew) return [changeStep(writing, line)];
    const add = addStep(writing, line);
    return [add, changeStep(writing, line, add)];
  });
  try {
    await runSteps([...removeSteps(writing, typed), ...steps], {
      progress,
      explain: ({ step: { title }, error }) => {
        const reason = describeError(error, host.translate);
        const text = host.translate("draft-orders.lines.failed", { title, reason });
        return new AdminError("conflict", text, { details: { requestId: error.details.requestId } });
      },
    });
  } finally {
    await keepShipping(host, draft);
  }
}
