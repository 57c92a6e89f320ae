import type { Host } from "../host/host";
import type { RecordOf, ResourceName } from "../records/resources";
import type { IconComponent } from "./define-resource";

/** Something that happened to a record. */
export interface TimelineEntry {
  /** Unique within its source. */
  id: string;
  /** When it happened (ISO 8601 UTC). */
  date: string;
  /** What happened, in the person's language. */
  title: string;
  /** More about it: an amount, a number of items. */
  text?: string;
  /** What somebody wrote; it stands in a frame of its own, with its line breaks. */
  note?: string;
  /** Who did it. */
  actor?: string;
  /** Id of the member of staff who did it, where `actor` does not say: the name is looked up. */
  userId?: string | null;
  /** What it was about, line by line: `2 × Canyon Tarp`. */
  lines?: readonly {
    /** Unique within the entry. */
    id: string;
    /** How many units of it. */
    quantity: number;
    /** What it is, with its variant. */
    name: string;
  }[];
  /** What can be done about it now: the actions of this record, those named as buttons, the others in a menu. */
  subject?: {
    /** Name of the resource that the record is of: `returns`. */
    resource: string;
    /** The record that they are done with. */
    record: object;
    /** Ids of the actions that stand as buttons. Left out: all are in the menu. */
    buttons?: readonly string[];
    /** The actions that the menu is limited to. */
    only?: readonly string[];
  };
  /** Its mark, where the plain one says too little. */
  icon?: IconComponent;
  /** What it leads to: a path inside the app's router, or a page of the web. */
  to?: string;
  /** How its mark looks; most of what happened is nothing to look at. */
  tone?: "positive" | "negative" | "caution" | "neutral";
}

/** Where entries come from, whatever the record. */
interface TimelineSourceOf<Item> {
  /** Unique within the resource; its name in the timeline's filter is the key `<resource>.timeline.<id>`. */
  id: string;
  /** Answers what has happened, in any order. It may read from the store first. */
  entries(record: Item, host: Host): readonly TimelineEntry[] | Promise<readonly TimelineEntry[]>;
}

/**
 * Where entries of a record's timeline come from. Sources are read side by side; one that fails costs only its own.
 *
 * @example
 * { id: "replies", entries: ({ replies }) => replies.map(({ id, created_at, text }) =>
 *   ({ id, date: created_at, title: "Answered", note: text })) }
 */
export interface TimelineSource<Name extends ResourceName = ResourceName>
  extends TimelineSourceOf<RecordOf<Name>> {}

/** A source whose record type is no longer known, with who brought it. */
export interface AnyTimelineSource extends TimelineSourceOf<never> {
  /** The id of the extension that brought it. */
  owner?: string;
  /** The author's file, for messages. */
  source?: string;
}
