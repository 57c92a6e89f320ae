import type { Host } from "../host/host";
import type { ActionProgress } from "../records/action-progress";
import type { Step } from "./steps";

/** What decides, beside the record itself, what can be done with it. */
export type RecordContext = Pick<Host, "user" | "store" | "storefrontUrl">;

/** When something can be done with a record, and what is asked before. */
export interface Permitted<Item> {
  /**
   * Whether this record can take it; always when left out. A text is the message key of why it cannot now: then it is
   * offered, but not to be had, with that reason. `false` where nobody would look for it.
   */
  when?: (record: Item, setting: RecordContext) => boolean | string;
  /**
   * Asks before it is done; the question's text is the key `<resource>.actionTexts.<id>`. `typed` where it cannot be
   * undone: the person types the record's title.
   */
  confirm?: "asked" | "typed";
}

/**
 * How records of a resource are deleted; the question's text is the key `<resource>.deleteText`.
 *
 * @example delete: { confirm: "typed", when: ({ id }, { user }) => id !== user.id }
 */
export interface DeleteRule<Item> extends Permitted<Item> {
  /** How the person is asked first. `"typed"` where it cannot be undone: the record's title is typed. */
  confirm: "asked" | "typed";
  /**
   * What goes with the record, in words, read when the question is asked: it cannot be answered before. Of many records the question
   * says its text alone.
   *
   * @example consequences: async ({ id }, host) => [host.translate("reviews.goes", { count: await countReplies(id, host) })]
   */
  consequences?: (record: Item, host: Host) => Promise<readonly string[]>;
  /**
   * Deletes it where more goes with it than one call takes. What goes with it comes after `deletion`, never before: a record that the
   * store keeps must not have lost anything.
   *
   * @example run: ({ id, host, progress, deletion }) => runSteps([deletion, { id: "file", run: () => removeFile(host, id) }], { progress })
   */
  run?(context: DeleteContext): Promise<unknown>;
}

/** What deleting a record works with. */
export interface DeleteContext {
  /** The id of the record that is deleted. */
  id: string;
  /** What the admin gives: client, texts, toasts, navigation. */
  host: Host;
  /** Notes of its steps. */
  progress: ActionProgress;
  /** The deletion itself, as a step: one whose answer was lost is looked up. */
  deletion: Step<true>;
}
