/** A line of an order where some of its units are chosen: to be packed, to be returned, to be claimed, to be received. */
export interface LineSelection {
  /** Id of the line item. */
  item_id: string;
  /** How many are chosen; 0 while the line is not. `NaN` or `null` while what is typed is no number. */
  quantity: number | null;
  /** How many can be chosen at most. */
  maximum: number;
  /** Name of what was bought, as the line shows it. */
  title: string;
  /** Variant and SKU. */
  details?: string;
  /** URL of a small picture. Left out or `null`: a stand-in is shown. */
  thumbnail?: string | null;
  /** What `amount_quantity` units are worth, in minor units of `currency_code`. */
  amount?: number;
  /** `maximum` when left out. */
  amount_quantity?: number;
  /** ISO 4217 in small letters. Left out: no amount is shown. */
  currency_code?: string;
  /** One of the reasons that are offered. */
  reason?: string | null;
  /** What somebody wrote about the line, beside its reason. */
  note?: string;
}

/**
 * How many units of a line are chosen; none while nothing that counts is typed.
 *
 * @example const isTooMuch = line.quantity !== selectedQuantity(line);
 */
export function selectedQuantity({ quantity, maximum }: LineSelection): number {
  return Number.isInteger(quantity) ? Math.min(Math.max(quantity ?? 0, 0), maximum) : 0;
}

/**
 * What the chosen units of lines are worth; the whole amount for the whole quantity, to the last cent.
 *
 * @example const refund = selectedAmount(lines) - shipping;
 */
export function selectedAmount(lines: readonly LineSelection[]): number {
  return lines.reduce((sum, line) => {
    const whole = line.amount_quantity ?? line.maximum;
    return sum + (whole === 0 ? 0 : Math.round(((line.amount ?? 0) * selectedQuantity(line)) / whole));
  }, 0);
}

/**
 * The lines that are chosen.
 *
 * @example const items = selectedLines(lines).map((line) => ({ item_id: line.item_id, quantity: selectedQuantity(line) }));
 */
export function selectedLines<Line extends LineSelection>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => selectedQuantity(line) > 0);
}

/**
 * Lines that were kept, for what the record holds by now: lines and limits are the record's, what is chosen of them is the
 * person's. As `restore` of a field of your own.
 *
 * @example field.own("lines", { load: () => import("./lines"), restore: restoreLines });
 */
export function restoreLines(now: readonly LineSelection[], kept: readonly LineSelection[]): LineSelection[] {
  return now.map((line) => {
    const typed = kept.find(({ item_id }) => item_id === line.item_id);
    if (typed === undefined) return line;
    const { quantity, reason, note } = typed;
    return { ...typed, ...line, quantity, reason, note };
  });
}

/** A line as the API takes it. */
export interface LinePayload {
  /** Id of the line item. */
  item_id: string;
  /** How many units are chosen: at least one, at most the maximum of the line. */
  quantity: number;
  /** Id of the reason. Left out where none was chosen. */
  reason_id?: string;
  /** What was written about the line, trimmed. Left out where nothing was. */
  note?: string;
}

/**
 * The lines that are chosen as the API takes them: without what is only shown, and without empty notes.
 *
 * @example await client.admin.custom.post(`/orders/${order.id}/return`, { items: linesPayload(values.lines) });
 */
export function linesPayload(lines: readonly LineSelection[]): LinePayload[] {
  return selectedLines(lines).map((line) => ({
    item_id: line.item_id,
    quantity: selectedQuantity(line),
    ...(line.reason && { reason_id: line.reason }),
    ...(line.note?.trim() && { note: line.note.trim() }),
  }));
}
