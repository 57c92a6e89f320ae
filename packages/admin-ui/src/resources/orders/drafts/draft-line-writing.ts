import {
  type ActionContext,
  type ActionProgress,
  AdminError,
  describeError,
  type Host,
  type RecordOf,
  toAdminError,
} from "@tillhouse/extension-sdk";
import type { PricedLine, PricedLines } from "../../variants/priced-lines";
import { changedItem, newItem } from "./draft-lines";
import { keepShipping, pathOf, readAgain } from "./draft-writing";

type Draft = RecordOf<"draft-orders">;
type LineItem = NonNullable<NonNullable<Draft["cart"]>["items"]>[number];

/** What earlier tries of a form have sent of its lines, by their keys. */
type SentLines = Record<string, SentLine>;

interface SentLine {
  /** What a new line was sent as. */
  payload?: Record<string, unknown>;
  /** The item that it is; `null` where the store has put it to another one. Unknown while no answer came. */
  item?: string | null;
}

/** The lines of a draft, one try of making them what was typed. */
interface LineWriting {
  host: Host;
  /** As the page knows it, which may be older than what this form has done. */
  draft: Draft;
  progress: ActionProgress;
  /** What the store has, as it was before this try. */
  items: readonly LineItem[];
  /** Items that are none of this form's new lines: they were there when it was opened. */
  known: ReadonlySet<string>;
}

const note = "lines";

const itemsOf = ({ cart }: Pick<Draft, "cart">): readonly LineItem[] => cart?.items ?? [];

function sentLines(progress: ActionProgress): SentLines {
  return progress.get<SentLines>(note) ?? {};
}

function noteSent(progress: ActionProgress, key: string, sent: SentLine): void {
  progress.set<SentLines>(note, { ...sentLines(progress), [key]: sent });
}

/** Items that neither were there when the form was opened nor are known as one of its lines. */
function unclaimed({ progress, known }: LineWriting, items: readonly LineItem[]): LineItem[] {
  const claimed = new Set(Object.values(sentLines(progress)).map(({ item }) => item));
  return items.filter(({ id }) => !known.has(id) && !claimed.has(id));
}

/** Whether an item is what a line was sent as. */
function isMadeOf(item: LineItem, { variant_id, title, quantity, unit_price }: Record<string, unknown>) {
  return (
    item.quantity === quantity &&
    (unit_price === undefined || item.unit_price === unit_price) &&
    (variant_id === undefined
      ? item.variant_id === null && item.title === title
      : item.variant_id === variant_id)
  );
}

/** Adds a line, unless an earlier try has: then it answers the item that the line is. */
async function addLine(writing: LineWriting, line: PricedLine): Promise<LineItem | undefined> {
  const { host, draft, progress, items } = writing;
  const sent = sentLines(progress)[line.key];
  if (sent?.item !== undefined) return items.find(({ id }) => id === sent.item);
  const { payload = newItem(line) } = sent ?? {};
  // The answer may be lost, while the store has done what was asked.
  const lost = sent && unclaimed(writing, items).find((item) => isMadeOf(item, payload));
  if (lost !== undefined) {
    noteSent(progress, line.key, { payload, item: lost.id });
    return lost;
  }
  const wanted = newItem(line);
  noteSent(progress, line.key, { payload: wanted });
  const { draft_order } = await host.client.admin.custom.post<{ draft_order?: Draft }>(
    `${pathOf(draft)}/line-items`,
    wanted,
  );
  const before = new Set(items.map(({ id }) => id));
  const made = unclaimed(writing, itemsOf(draft_order ?? { cart: undefined })).find(
    ({ id }) => !before.has(id),
  );
  noteSent(progress, line.key, { payload: wanted, item: made?.id ?? null });
  return undefined;
}

async function writeLine(writing: LineWriting, line: PricedLine): Promise<void> {
  const { host, draft, progress, items } = writing;
  const isSent = line.key in sentLines(progress);
  const item = line.isNew ? await addLine(writing, line) : items.find(({ id }) => id === line.key);
  if (item === undefined) {
    if (line.isNew) return;
    throw new AdminError("conflict", host.translate("draft-orders.lines.gone"));
  }
  const changed = changedItem(item, line);
  const seen = itemsOf(draft).find(({ id }) => id === item.id);
  // What somebody else has changed meanwhile stays, where nobody typed anything else and this form has not sent the line yet.
  const typed = isSent || seen === undefined ? changed : changedItem(seen, line);
  const sent = Object.entries(changed ?? {}).filter(([key]) => key in (typed ?? {}));
  if (sent.length === 0) return;
  if (!isSent) noteSent(progress, line.key, { item: item.id });
  await host.client.admin.custom.post(`${pathOf(draft)}/line-items/${item.id}`, Object.fromEntries(sent));
}

/** Items that go: those that were taken out, and those that an earlier try has added and nobody wants any more. */
function goneItems({ progress, items }: LineWriting, { lines, removed }: PricedLines): string[] {
  const wanted = new Set(lines.map(({ key }) => key));
  const added = Object.entries(sentLines(progress)).flatMap(([key, { payload, item }]) =>
    payload !== undefined && item && !wanted.has(key) ? [item] : [],
  );
  const there = new Set(items.map(({ id }) => id));
  return [...removed, ...added].filter((id) => there.has(id));
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
  const there = typed.lines.flatMap(({ key, isNew }) => (isNew ? [] : [key]));
  const items = itemsOf(await readAgain(host, draft));
  const writing = { host, draft, progress, items, known: new Set([...there, ...typed.removed]) };
  try {
    for (const id of goneItems(writing, typed))
      await host.client.admin.custom.delete(`${pathOf(draft)}/line-items/${id}`);
    for (const line of typed.lines)
      await writeLine(writing, line).catch((thrown: unknown) => {
        const error = toAdminError(thrown);
        // Signing in again comes first; what was typed waits for it.
        if (error.code === "unauthorized") throw error;
        const reason = describeError(error, host.translate);
        const text = host.translate("draft-orders.lines.failed", { title: line.title, reason });
        throw new AdminError("conflict", text, { details: { requestId: error.details.requestId } });
      });
  } finally {
    await keepShipping(host, draft);
  }
}
