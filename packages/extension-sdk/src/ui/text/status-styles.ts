/** Tones of a status mark; always shown with a word and a shape. */
export type StatusTone = "positive" | "caution" | "negative" | "info" | "neutral";

/** Shapes of a status mark. The ring fills as work proceeds, so that state can be read without colour. */
export type StatusShape =
  | "dashed-ring"
  | "ring"
  | "quarter"
  | "half"
  | "core"
  | "done"
  | "back"
  | "struck"
  | "clock"
  | "square"
  | "wedge"
  | "alert";

/** How a status looks. A finished one (`isDone`) is grey: it needs nobody. */
export interface StatusStyle {
  /** The colour, by what it means. Colour never says it alone: a shape and a word stand with it. */
  tone: StatusTone;
  /** The shape of the mark before the word. */
  shape: StatusShape;
  /** Whether it is drawn in grey. Left out: finished tones, `positive` and `neutral`, are. */
  isDone?: boolean;
}

/** The looks that a status can have, by what they mean. */
export const statusStyles = {
  /** Nothing has begun: draft, not paid. */
  empty: { tone: "neutral", shape: "dashed-ring", isDone: true },
  /** Somebody has to start: not fulfilled, awaiting payment, requested. */
  waiting: { tone: "caution", shape: "ring" },
  /** Under way. */
  processing: { tone: "info", shape: "quarter" },
  /** Half done, and somebody has to go on: partly fulfilled. */
  partly: { tone: "caution", shape: "half" },
  /** Half done, and on its way: partly shipped. */
  underway: { tone: "info", shape: "half" },
  /** Packed, not shipped. */
  packed: { tone: "info", shape: "core" },
  /** Finished: paid, shipped, completed, published. */
  done: { tone: "positive", shape: "done", isDone: true },
  /** Went back: refunded, returned. */
  back: { tone: "neutral", shape: "back", isDone: true },
  /** Called off: cancelled, expired. */
  off: { tone: "neutral", shape: "struck", isDone: true },
  /** Turned down. */
  rejected: { tone: "negative", shape: "struck" },
  /** Set for later. */
  scheduled: { tone: "info", shape: "clock" },
  /** Put forward, somebody has to decide. */
  proposed: { tone: "caution", shape: "clock" },
  /** Put away. */
  archived: { tone: "neutral", shape: "square", isDone: true },
  /** Running low. */
  low: { tone: "caution", shape: "wedge" },
  /** Stuck until somebody acts. */
  alert: { tone: "negative", shape: "alert" },
} as const satisfies Record<string, StatusStyle>;

/** Name of a style of statuses: `"done"`, `"waiting"`, … */
export type StatusName = keyof typeof statusStyles;
