import { type ActionContext, AdminError, describeError, type RecordOf } from "@tillhouse/extension-sdk";
import type { PricedLine, PricedLines } from "@tillhouse/extension-sdk/commerce";
import {
  type Created,
  runSteps,
  type Step,
  type StepContext,
  type StepNote,
} from "@tillhouse/extension-sdk/tasks";
import { changedItem, type LineItem, type NewItem, newItem } from "./draft-lines";
import { addStep, keepShipping, pathOf, readAgain } from "./draft-writing";

type Draft = RecordOf<"draft-orders">;

type Context = Pick<ActionContext<Draft, { items: PricedLines }>, "host" | "record" | "values" | "progress">;

/** One try. The record is the draft as the page knows it, the items are what the store has: that may be newer. */
type Try = Context & { items: readonly LineItem[] };

/** A step, and what the line is called that it is about. */
type LineStep<Each extends Step = Step> = Each & { title: string };

const itemsOf = ({ cart }: Pick<Draft, "cart">): readonly LineItem[] => cart?.items ?? [];

const added = "add:";

/** Makes an item what was typed: what was there before, or what an earlier try has added as something else. */
function changeStep(
  { host, record, progress, items }: Try,
  line: PricedLine,
  add?: LineStep<Step<Created<NewItem>>>,
): LineStep {
  const id = `change:${line.key}`;
  const isSent = progress.get((add ?? { id }).id) !== undefined;
  const itemIn = (list: readonly LineItem[], { resultOf }: StepContext) => {
    const wanted = add === undefined ? line.key : resultOf(add).id;
    return list.find((item) => item.id === wanted);
  };
  const changes = (context: StepContext) => {
    const item = itemIn(items, context);
    const seen = isSent ? undefined : itemIn(itemsOf(record), context);
    const changed = item && changedItem(item, line);
    // What somebody else has changed meanwhile stays, where nobody typed anything else and this form has not sent the line yet.
    const typed = seen ? (changedItem(seen, line) ?? {}) : (changed ?? {});
    return Object.entries(changed ?? {}).filter(([key]) => key in typed);
  };
  return {
    id,
    title: line.title,
    find: (_, context) => {
      if (add === undefined && itemIn(items, context) === undefined)
        throw new AdminError("conflict", host.translate("draft-orders.lines.gone"));
      return changes(context).length === 0 || undefined;
    },
    run: async (context) => {
      const path = `${pathOf(record)}/line-items/${itemIn(items, context)?.id}`;
      await host.client.admin.custom.post(path, Object.fromEntries(changes(context)));
    },
  };
}

/** Takes away what was taken out, and what an earlier try has added and nobody wants any more. */
function removeSteps({ host, record, values, progress, items }: Try): LineStep[] {
  const { lines, removed } = values.items;
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
      run: async () => void (await host.client.admin.custom.delete(`${pathOf(record)}/line-items/${id}`)),
    }));
}

/**
 * Makes the lines of a draft what was typed, one call for each that differs; the one that fails is named. What the store
 * has is read first: the page may not have seen yet what an earlier try has done.
 */
export async function writeLines(context: Context) {
  const { host, record, values, progress } = context;
  const now = { ...context, items: itemsOf(await readAgain(host, record)) };
  const steps = values.items.lines.flatMap((line) => {
    const { key, title, isNew } = line;
    const sent = { id: added + key, sent: newItem(line), items: now.items };
    const add = isNew ? { ...addStep(host, record, sent), title } : undefined;
    return [...(add ? [add] : []), changeStep(now, line, add)];
  });
  try {
    await runSteps([...removeSteps(now), ...steps], {
      progress,
      explain: ({ step: { title }, error }) => {
        const reason = describeError(error, host.translate);
        return host.translate("draft-orders.lines.failed", { title, reason });
      },
    });
  } finally {
    await keepShipping(host, record);
  }
}
