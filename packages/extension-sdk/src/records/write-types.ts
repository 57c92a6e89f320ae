import type { ActionProgress } from "./action-progress";
import type { Membership } from "./membership";

/** What is sent to the store. */
export type Payload = Record<string, unknown>;

interface WriteBase {
  /**
   * What earlier tries have noted, such as those of the same form. With it another try looks first whether one whose answer was lost was
   * done. It ends with what was typed.
   */
  progress?: ActionProgress;
}

/** A change to one record of a resource. */
export type Write = WriteBase & WriteKinds;

type WriteKinds =
  | {
      kind: "create";
      payload: Payload;
      /** What the list is asked for to find it again, where that is no list of everything: `{ resource_id: order.id }`. */
      among?: Readonly<Record<string, unknown>>;
    }
  | {
      kind: "update";
      id: string;
      payload: Payload;
      /** The record, where it is known: its address may be below another one (`api.writePath`). It is read when left out. */
      record?: object;
      /** Shown at once, and taken back should the store refuse it. For single values that nothing else depends on. */
      isOptimistic?: boolean;
      /** It only puts the record into another place of its tree, and is told so. */
      isMove?: boolean;
    }
  | {
      kind: "delete";
      id: string;
      title: string;
      /** As with `update`. */
      record?: object;
    }
  | {
      kind: "act";
      /** The action's id. */
      action: string;
      record: object;
      values?: unknown;
    }
  /** Records of another resource are put into this one, or taken out. */
  | {
      kind: "members";
      id: string;
      title: string;
      related: string;
      members: Membership;
      add?: readonly string[];
      remove?: readonly string[];
      /** Those of `add` that are taken from another record of the same resource: taking the write back puts them there again. */
      moved?: readonly MovedMembers[];
      /** What the notice says beside the title: "2 added, 1 moved from New arrivals". */
      note?: string;
    };

/** Members that another record loses. */
export interface MovedMembers {
  /** Where they are taken from. */
  id: string;
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
  title: string;
  /** What takes it back, where that is possible. */
  inverse: UndoAction | undefined;
}

/**
 * What takes a write back: plain data, so that it outlives a reload. `expected` is what the record must still hold, lest
 * the work of somebody else be undone.
 */
export interface UndoAction {
  resource: string;
  write: InverseWrite | { kind: "many"; writes: readonly InverseWrite[] };
}

/** What takes one write back. */
export type InverseWrite =
  | { kind: "update"; id: string; payload: Payload; expected: Payload; isMove?: boolean }
  | { kind: "act"; action: string; id: string }
  | Extract<Write, { kind: "delete" | "members" }>;
