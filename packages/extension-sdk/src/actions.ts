import type { ActionProgress } from "./action-progress";
import type { IconComponent } from "./define-resource";
import type { Needs } from "./feature-flags";
import type { AnyForm, FormDefinition } from "./forms";
import type { Host } from "./host";
import type { Part, PartWrapper } from "./part";
import type { RecordOf, ResourceName } from "./resources";
import type { OutputOf, StandardSchema } from "./standard-schema";

/** What decides, beside the record itself, what can be done with it. */
export type RecordSetting = Pick<Host, "user" | "store">;

/** What an action works with. */
export interface ActionContext<Item, Values = unknown> {
  record: Item;
  /** What the action's form answered; `undefined` without a form. */
  values: Values;
  host: Host;
  /** Puts a text on the clipboard. */
  copy(text: string): Promise<void>;
  /** Notes of its steps, for one that takes several: what must not be done twice is noted before and after. */
  progress: ActionProgress;
}

interface ActionBase<Item> extends Part {
  /** Unique within the resource; its label is the key `<resource>.actions.<id>`. */
  id: string;
  icon?: IconComponent;
  /**
   * Whether this record can take it; always when left out. A text is the message key of why it cannot now: then it is
   * offered, but not to be had, with that reason. `false` where nobody would look for it.
   */
  when?: (record: Item, setting: RecordSetting) => boolean | string;
  /** What the store must have for it, such as `order_editing`; it is not offered where that is missing. */
  needs?: Needs;
  tone?: "danger";
  /**
   * Asks before it is done; the question's text is the key `<resource>.actionTexts.<id>`. `typed` where it cannot be
   * undone: the person types the record's title.
   */
  confirm?: "asked" | "typed";
  /**
   * The next sensible step of a record that can take it: the one filled button of its page. A function where it is the next
   * one for some of them.
   */
  isNext?: boolean | ((record: Item) => boolean);
  /** Other resources that it changes; the own one is always read again. */
  affects?: readonly (ResourceName | "store")[];
  /** Id of the action that takes it back; offered in the notice and in the activity log. */
  undo?: string;
  /**
   * Can be run on all selected records of a list; those that cannot take it are left out. A form is asked once for all of
   * them, and starts with its `start`; what differs from one to the next is asked `on: "edit"`, and then comes from the
   * form's `values` for each of them. `"only"` where one record alone is not offered it.
   */
  isBulk?: boolean | "only";
  /** On many: each record is read as its page does first, as a row of a list may not hold what `when` and `run` ask for. */
  readsRecord?: boolean;
}

/**
 * What an action does: `change` sends this payload to the record, `call` posts to an address below the record, both with what
 * the action's form answered (`change: {}` sends nothing else); `to` leads to a page, `run` is for everything else.
 */
type ActionDeed<Item, Values> =
  | { change: Readonly<Record<string, unknown>>; call?: undefined; run?: undefined; to?: undefined }
  | { call: string; change?: undefined; run?: undefined; to?: undefined }
  | {
      /** A path inside the app's router: `(order, { href }) => `${href("orders", order.id)}/edit``. */
      to: (record: Item, host: Host) => string;
      change?: undefined;
      call?: undefined;
      run?: undefined;
    }
  | {
      run: (context: ActionContext<Item, Values>) => Promise<unknown>;
      /** Nothing in the store changes: a link is copied, a file is made. */
      isReading?: boolean;
      change?: undefined;
      call?: undefined;
      to?: undefined;
    };

/** Something that can be done with a record, without a form of its own. See {@link defineAction} for one with a form. */
export type ActionOf<Name extends ResourceName> = ActionBase<RecordOf<Name>> &
  ActionDeed<RecordOf<Name>, undefined> & {
    form?: undefined;
  };

/** Something that can be done with a record after a form was filled in. See {@link defineAction}. */
export type FormActionOf<Name extends ResourceName, Schema extends StandardSchema> = ActionBase<
  RecordOf<Name>
> &
  ActionDeed<RecordOf<Name>, OutputOf<Schema>> & { form: FormDefinition<Name, Schema> };

/** What every resource can do by itself with a record; an action of that name is no part of its definition. */
export type StandingAction = "create" | "edit" | "delete";

/** What is done when a record is made, changed or deleted. */
export interface StandingContext {
  /** The record's id; `undefined` while it is made. */
  id: string | undefined;
  /** What is sent; `undefined` where a record is deleted. */
  values: Readonly<Record<string, unknown>> | undefined;
  host: Host;
}

/** What extensions made of a {@link StandingAction}. */
export interface StandingChange {
  replacement?: { owner: string; source?: string; run(context: StandingContext): Promise<unknown> };
  /** From the inside to the outside. */
  wrappers: readonly PartWrapper[];
}

/** An action whose record type is no longer known, as the screens handle it. */
export type AnyAction = ActionBase<never> & ActionDeed<never, never> & { form?: AnyForm };

/** An action that {@link defineAction} made: it may stand in the `actions` of its resource, and of no other. */
export interface DefinedAction<Name extends ResourceName> {
  readonly of: Name;
}

/**
 * Describes an action with a form. The resource comes first, so that the record's type is known to what follows.
 *
 * @example
 * const resend = defineAction("notifications", {
 *   id: "resend",
 *   form: { schema: z.object({ to: z.string() }), fields: [field.email("to")], values: (sent) => ({ to: sent.to }) },
 *   call: "resend",
 * });
 */
export function defineAction<const Name extends ResourceName, Schema extends StandardSchema>(
  resource: Name,
  action: FormActionOf<Name, Schema>,
): DefinedAction<Name> {
  // Screens hand every function a record of the very resource that it belongs to, so the narrower parameters hold.
  return { ...action, of: resource } as unknown as DefinedAction<Name>;
}
