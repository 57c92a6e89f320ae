import type { ComponentType } from "react";
import type { Requirements } from "../client/store-features";
import type { ElementOptions, ElementWrapper } from "../elements/element";
import type { ActionFormDefinition, AnyForm } from "../fields/forms";
import type { MoneySum } from "../format/money";
import type { Host } from "../host/host";
import type { ActionProgress } from "../records/action-progress";
import type { RecordOf, ResourceName } from "../records/resources";
import type { InputOf, OutputOf, StandardSchema } from "../records/standard-schema";
import type { Permitted } from "../tasks/delete-rule";
import type { IconComponent } from "./define-resource";

/** What an action works with. @example run: async ({ record, host }) => host.client.admin.custom.post(`/reviews/${record.id}/report`) */
export interface ActionContext<Item, Values = unknown> {
  /** The record that it is done with, as its page or its row has it. */
  record: Item;
  /** What the action's form answered; `undefined` without a form. */
  values: Values;
  /** What the admin gives: client, texts, toasts, navigation. */
  host: Host;
  /** Puts a text on the clipboard. */
  copy(text: string): Promise<void>;
  /** Notes of its steps, for one that takes several: what must not be done twice is noted before and after. */
  progress: ActionProgress;
}

/** The groups of a record's menu, in this order. */
export const actionGroups = ["work", "correct", "file"] as const;

/** A group of what can be done with a record. */
export type ActionGroup = (typeof actionGroups)[number];

/** What every action says of itself, with a form or without. */
interface ActionBase<Item, Values> extends ElementOptions, Permitted<Item> {
  /** Unique within the resource; its label is the key `<resource>.actions.<id>`. */
  id: string;
  /** Stands before its label. Left out: a pencil where it has a form, and otherwise a plain mark. */
  icon?: IconComponent;
  /**
   * Where it stands in the menu of its record, whose groups are parted by rules: `work` takes the record on its way, and is meant when
   * left out; `correct` mends what is wrong; `file` puts it away. What removes comes after them all.
   */
  group?: ActionGroup;
  /**
   * The key that does it on the page of its record, and on a list with a selection: `f`. The person may choose another one. See
   * `Command.shortcut`.
   */
  shortcut?: string;
  /** What the store must have for it, such as `order_editing`; it is not offered where that is missing. */
  requires?: Requirements;
  /** Draws it as something that takes away or harms. Menus have it last. Left out: like any other action. */
  tone?: "danger";
  /**
   * Id of the action whose form offers this one as another answer to the same question, by a `field.alternatives`. Menus have that
   * one alone, and it is named for all of them there: `<resource>.alternatives.<id>`. The command palette finds each.
   *
   * @example alternativeTo: "return"
   */
  alternativeTo?: string;
  /**
   * The next sensible step of a record that can take it: the one filled button of its page. A function where it is the next
   * one for some of them.
   */
  isPrimary?: boolean | ((record: Item) => boolean);
  /**
   * Keys of texts that the question before it says beside its own, such as what is still open of an order. Only with
   * `confirm`.
   */
  warnings?: (record: Item) => readonly string[];
  /** Other resources that it changes; the own one is always read again. */
  invalidates?: readonly (ResourceName | "store")[];
  /**
   * Whether a record is by now what the action makes of it. Where the answer of the store is lost, the record is read again,
   * and what is done counts as done; it is never sent a second time. What is written with `update` is compared by itself, and an action
   * that makes something finds it by its {@link creationStep}. Where none of these says it, the person decides. `"gone"` where it
   * takes the record away.
   *
   * @example isDone: ({ status }) => status === "archived"
   */
  isDone?: "gone" | ((record: Item, values: Values) => boolean);
  /**
   * Where its answer leads, as a path inside the app's router: to what was made. Of many records nobody is led away.
   *
   * @example redirect: (answer, { href }) => href("reviews", (answer as { id: string }).id)
   */
  redirect?: (answer: unknown, host: Host) => string;
  /** Id of the action that takes it back; offered in the toast and in the activity log. */
  undo?: string;
  /**
   * Can be run on all selected records of a list; those that cannot take it are left out. A form is asked once for all of
   * them, and starts with its `defaultValues`; what differs from one to the next is asked with `mode: "edit"`, and then comes from the
   * form's `fromRecord` for each of them. `"only"` where one record alone is not offered it.
   */
  isBulk?: boolean | "only";
  /**
   * Its form, where it was opened from the list, offers to go on with the next record of the page that can take it. For what is done
   * with one record after the other: parcels that are unpacked.
   */
  goesOn?: boolean;
  /** On many: each record is read as its page does first, as a row of a list may not hold what `when` and `run` ask for. */
  loadsRecord?: boolean;
  /**
   * What a row of the list says of `when`, where the record is read first: the bar for many says how many of those that are
   * selected can take it. Without it such an action says no number.
   *
   * @example whenListed: ({ fulfillment_status }) => fulfillment_status === "not_fulfilled"
   */
  whenListed?: (record: Item) => boolean | string;
}

/** What an action says of the money that it moves. */
interface Moving<Item, Values> {
  /**
   * The money that it moves, as far as that is known; a form's values are as they stand, before the schema has judged them.
   * The question's text gets it as `{{amount}}`, and the button that says yes reads `<resource>.actionAmounts.<id>`
   * ("Refund {{amount}}"). On many it is always asked, once the records are read: how many take it, and the sums by
   * currency. In the command palette and among the buttons for many it is never the first.
   *
   * @example amount: ({ price, currency_code }) => ({ amount: price, currencyCode: currency_code })
   */
  amount?: (record: Item, values: Values) => MoneySum | undefined;
}

/** What a screen gets that an action opens. @example export default function Prices({ records, onClose }: ActionScreenProps<"products">) {} */
export interface ActionScreenProps<Name extends ResourceName = ResourceName> {
  /** The one that it was asked for, or all that are selected. */
  records: readonly RecordOf<Name>[];
  /** Takes the screen away. The component calls it when it is done or given up. */
  onClose(): void;
}

/** What an action can do, beside what a function does. */
interface ActionKinds<Item, Values> {
  /** Sends this payload to the record, with what the action's form answered; `{}` sends that alone. */
  update: Readonly<Record<string, unknown>>;
  /** Posts what the action's form answered to this address below the record. */
  post: string;
  /** Changes nothing in the store: a link is copied, a file is made. */
  read: (context: ActionContext<Item, Values>) => Promise<unknown>;
  /**
   * Leads to a path inside the app's router: `(order, { href }) => `${href("orders", order.id)}/edit``. A whole address of the web opens
   * beside the admin.
   */
  link: (record: Item, host: Host) => string;
  /**
   * Opens a screen over the page that writes by itself, such as a grid: a module with a component that gets
   * {@link ActionScreenProps}. With `isBulk` it gets all that are selected at once.
   */
  open: () => Promise<{ default: ComponentType<{ records: readonly Item[]; onClose(): void }> }>;
}

/** An object with one of these keys. */
type OneOf<Kinds> = { [Key in keyof Kinds]: Pick<Kinds, Key> }[keyof Kinds];

/** An object with one of these keys, and none of the others: the compiler names a second one. */
type OnlyOneOf<Kinds> = {
  [Key in keyof Kinds]: Pick<Kinds, Key> & { [Other in Exclude<keyof Kinds, Key>]?: never };
}[keyof Kinds];

/** What an action does: one of the kinds, or a function for everything else. */
export type ActionRun<Item, Values> =
  | OnlyOneOf<ActionKinds<Item, Values>>
  | ((context: ActionContext<Item, Values>) => Promise<unknown>);

/**
 * Something that can be done with a record, without a form of its own. See {@link defineAction} for one with a form.
 *
 * @example { id: "publish", when: ({ status }) => status !== "published", run: { update: { status: "published" } } }
 */
export interface ActionOf<Name extends ResourceName>
  extends ActionBase<RecordOf<Name>, undefined>,
    Moving<RecordOf<Name>, undefined> {
  /** What it does, once the person has confirmed it where that is asked. */
  run: ActionRun<RecordOf<Name>, undefined>;
  /** Always left out here: {@link defineAction} makes an action with a form. */
  form?: undefined;
}

/** Something that can be done with a record after a form was filled in. See {@link defineAction}. */
export interface FormActionOf<Name extends ResourceName, Schema extends StandardSchema>
  extends ActionBase<RecordOf<Name>, OutputOf<Schema>>,
    Moving<RecordOf<Name>, InputOf<Schema>> {
  /** What it does with what the form answered, as the schema made it. */
  run: ActionRun<RecordOf<Name>, OutputOf<Schema>>;
  /** What is asked before it is done. It opens when the action is chosen. */
  form: ActionFormDefinition<Name, Schema>;
}

/** What every resource can do by itself with a record; an action of that name is no part of its definition. */
export type CrudAction = "create" | "edit" | "delete";

/** What is done when a record is made, changed or deleted. */
export interface CrudContext {
  /** The record's id; `undefined` while it is made. */
  id: string | undefined;
  /** What is sent; `undefined` where a record is deleted. */
  values: Readonly<Record<string, unknown>> | undefined;
  /** What the admin gives: client, texts, toasts, navigation. */
  host: Host;
}

/** What extensions made of a {@link CrudAction}. */
export interface CrudOverride {
  /** What is done instead of the admin's own call. Left out: the admin's own. */
  replacement?: {
    /** The id of the extension that replaced it. */
    owner: string;
    /** The author's file, for messages. */
    source?: string;
    /** Makes, changes or deletes the record. */
    run(context: CrudContext): Promise<unknown>;
  };
  /** From the inside to the outside. */
  wrappers: readonly ElementWrapper[];
}

/** An action whose record type is no longer known, as the screens handle it. */
export interface AnyAction extends ActionBase<never, never>, Moving<never, never> {
  /** What it does: one of the kinds, or a function. */
  run: OneOf<ActionKinds<never, never>> | ((context: ActionContext<never, never>) => Promise<unknown>);
  /** What is asked before it is done. Left out: nothing. */
  form?: AnyForm;
}

/** An action that {@link defineAction} made: it may stand in the `actions` of its resource, and of no other. */
export interface DefinedAction<Name extends ResourceName> {
  /** The name of its resource. */
  readonly of: Name;
}

/**
 * Describes an action with a form. The resource comes first, so that the record's type is known to what follows.
 *
 * @example
 * const resend = defineAction("notifications", {
 *   id: "resend",
 *   form: { schema: z.object({ to: z.string() }), fields: [field.email("to")], fromRecord: (sent) => ({ to: sent.to }) },
 *   run: { post: "resend" },
 * });
 */
export function defineAction<const Name extends ResourceName, Schema extends StandardSchema>(
  resource: Name,
  action: FormActionOf<Name, Schema>,
): DefinedAction<Name> {
  // Screens hand every function a record of the very resource that it belongs to, so the narrower parameters hold.
  return { ...action, of: resource } as unknown as DefinedAction<Name>;
}
