import type { ActionProgress } from "./action-progress";
import type { Membership } from "./membership";

/** What is sent to the store. */
export type Payload = Record<string, unknown>;

/** What every write may say of itself. */
interface WriteBase {
  /**
   * What earlier tries have noted, such as those of the same form. With it another try looks first whether one whose answer was lost was
   * done. It ends with what was typed.
   */
  progress?: ActionProgress;
}

/**
 * A change to one record of a resource.
 *
 * @example
 * { kind: "update", id: review.id, payload: { status: "published" } }
 * { kind: "delete", id: review.id, title: review.title }
 * { kind: "act", action: "publish", record: review }
 */
export type Write = WriteBase & WriteKinds;

/** The kinds of writes. */
type WriteKinds =
  | {
      /** Makes a record. */
      kind: "create";
      /** What is sent, with the keys of the API. */
      payload: Payload;
      /** What the list is asked for to find it again, where that is no list of everything: `{ resource_id: order.id }`. */
      among?: Readonly<Record<string, unknown>>;
    }
  | {
      /** Changes a record. */
      kind: "update";
      /** The id of the record. */
      id: string;
      /** What is sent, with the keys of the API. Left out keys stay as they are. */
      payload: Payload;
      /** The record, where it is known: its address may be below another one (`api.writePath`). It is read when left out. */
      record?: object;
      /** Shown at once, and taken back should the store refuse it. For single values that nothing else depends on. */
      isOptimistic?: boolean;
      /** It only puts the record into another place of its tree, and is told so. */
      isMove?: boolean;
    }
  | {
      /** Deletes a record. */
      kind: "delete";
      /** The id of the record. */
      id: string;
      /** What the toast and the activity log call it: it cannot be read any more. */
      title: string;
      /** As with `update`. */
      record?: object;
    }
  | {
      /** Does an action of the resource. */
      kind: "act";
      /** The action's id. */
      action: string;
      /** The record that it is done with. */
      record: object;
      /** What the form of the action answered. Left out: it has no form. */
      values?: unknown;
    }
  /** Records of another resource are put into this one, or taken out. */
  | {
      /** Changes which records belong to this one. */
      kind: "members";
      /** The id of this record. */
      id: string;
      /** What the toast and the activity log call this record. */
      title: string;
      /** The name of the other resource. */
      related: string;
      /** How the API takes them, as the section says it. */
      members: Membership;
      /** Ids of the records that are put in. */
      add?: readonly string[];
      /** Ids of the records that are taken out. */
      remove?: readonly string[];
      /** Those of `add` that are taken from another record of the same resource: taking the write back puts them there again. */
      moved?: readonly MovedMembers[];
      /** What the toast says beside the title: "2 added, 1 moved from New arrivals". */
      note?: string;
    };

/** Members that another record loses. */
export interface MovedMembers {
  /** Where they are taken from. */
  id: string;
  /** What that record is called, for the toast of taking it back. */
  title: string;
  /** Which ones. */
  ids: readonly string[];
}

/** What came of a write. */
export interface Written {
  /** The store's answer. */
  answer: unknown;
  /** The record's id; `undefined` where the store did not say. */
  id: string | undefined;
  /** What the record is called; an empty text where the store answered none. */
  title: string;
  /** What takes it back, where that is possible. */
  inverse: UndoAction | undefined;
}

/**
 * What takes a write back: plain data, so that it outlives a reload. `expected` is what the record must still hold, lest
 * the work of somebody else be undone.
 */
export interface UndoAction {
  /** The name of the resource that was written to. */
  resource: string;
  /** What is written to take it back: one write, or several in their order. */
  write:
    | InverseWrite
    | {
        /** Several writes. */
        kind: "many";
        /** Those writes, in this order. */
        writes: readonly InverseWrite[];
      };
}

/** What takes one write back. */
export type InverseWrite =
  | {
      /** Puts values back. */
      kind: "update";
      /** The id of the record. */
      id: string;
      /** What it held before. */
      payload: Payload;
      /** What it must still hold. Otherwise somebody else has changed it since, and nothing is sent. */
      expected: Payload;
      /** It puts the record back where it was in its tree. */
      isMove?: boolean;
    }
  | {
      /** Does the action that takes another one back. */
      kind: "act";
      /** The id of that action. */
      action: string;
      /** The id of the record. */
      id: string;
    }
  | Extract<Write, { kind: "delete" | "members" }>;
