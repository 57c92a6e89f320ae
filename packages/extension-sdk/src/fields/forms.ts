import type { Host } from "../host/host";
import type { ActionProgress } from "../records/action-progress";
import type { RecordOf, ResourceName } from "../records/resources";
import type { InputOf, OutputOf, StandardSchema } from "../records/standard-schema";
import type { AnyField, FieldOf } from "./field-types";
import type { AnyFieldsExtension } from "./fields-extension";

/** How a form is shown: over the list, on a page of its own, or step by step. */
export type FormLayout = "drawer" | "page" | "steps";

/** A part of a long form, or a step of one that is shown step by step. Its title is the key `<resource>.steps.<id>`. */
export interface FormStep {
  /** Unique within the form. The key of its title ends with it. */
  id: string;
  /** Keys of the fields that it asks for. */
  fields: readonly string[];
  /** On a `page` it stands beside the others and stays in view, such as a running total; at the end where there is no room. */
  isAside?: boolean;
}

/** What of a form differs with its record and its schema. */
interface FormTypes {
  /** The record that is changed or acted on. */
  record: unknown;
  /** The record whose values are checked. */
  checked: unknown;
  /** What checks the values. */
  schema: StandardSchema;
  /** One entry of `fields`. */
  field: unknown;
  /** What the fields start with; some of them, or all. */
  start: unknown;
  /** What the fields hold, as a function of the definition gives it and gets it. */
  given: unknown;
  /** What the fields hold, as a function of the definition gets it. */
  held: unknown;
  /** What the schema makes of the values. */
  output: unknown;
}

/** The types of one form. */
interface FormTypesOf<Name extends ResourceName, Schema extends StandardSchema> extends FormTypes {
  /** The record of its resource. */
  record: RecordOf<Name>;
  /** The record; `undefined` for a new one. */
  checked: RecordOf<Name> | undefined;
  /** Its own schema. */
  schema: Schema;
  /** A field by a key of the schema's input. */
  field: FieldOf<InputOf<Schema>>;
  /** Some of the schema's input. */
  start: Partial<InputOf<Schema>>;
  /** The schema's input. */
  given: InputOf<Schema>;
  /** The schema's input. */
  held: InputOf<Schema>;
  /** The schema's output. */
  output: OutputOf<Schema>;
}

/** The types of the form of an action. */
interface ActionFormTypesOf<Name extends ResourceName, Schema extends StandardSchema>
  extends FormTypesOf<Name, Schema> {
  /** The record that is acted on: it makes none. */
  checked: RecordOf<Name>;
}

/** The types of a form whose record is no longer known. */
interface AnyFormTypes extends FormTypes {
  /** Not known: its screen hands one over. */
  record: never;
  /** Not known: its screen hands one over, or none. */
  checked: never;
  /** Any field. */
  field: AnyField;
  /** Values of any keys. */
  start: Readonly<Record<string, unknown>>;
  /** Not known: its screen hands them over. */
  held: never;
  /** Not known: its schema makes it. */
  output: never;
}

/** What a form asks for, and what becomes of it. */
interface FormOf<Types extends FormTypes> {
  /** Any Standard Schema: zod, valibot, … Its input is what the fields hold, its output what is sent. */
  schema: Types["schema"];
  /** What is asked, in this order. */
  fields: readonly Types["field"][];
  /** What a new record starts with; empty fields when left out. */
  defaultValues?: Types["start"];
  /**
   * What the form of an action starts with where it is asked once for many records: those that can take it, each read as
   * its page does. `defaultValues` when left out, and then nothing is read before the form opens.
   *
   * @example defaultValuesOfMany: (orders) => ({ parcels: orders.flatMap(parcelsOf) })
   */
  defaultValuesOfMany?: (records: readonly Types["record"][]) => Types["start"];
  /** Values of an existing record; each field's own key of it when left out. */
  fromRecord?: (record: Types["record"]) => Types["given"];
  /** What `visibleWhen` of a field can ask for beside the values: what is known of the record, and nobody types. */
  context?: (record: Types["record"]) => Readonly<Record<string, string | boolean>>;
  /** What it is about, line by line, above its fields: what is in the parcel that is sent. */
  lines?: (record: Types["record"]) => readonly {
    /** Unique among the lines. */
    id: string;
    /** How many units of it. */
    quantity: number;
    /** What it is, with its variant. */
    name: string;
  }[];
  /**
   * What is wrong with the values of this very record, beside what the schema says: message keys, by the keys of the fields
   * (`shipping_address.city` for a part of one). It is asked whatever the schema says. Of a new record it is asked as well, and gets
   * `undefined` in the place of the record. An action that is done with many records at once asks nothing here: there is not one record
   * that its values are of.
   *
   * @example check: ({ customer_id }, order) => ({ customer_id: customer_id === order.customer_id ? "orders.transfer.same" : undefined })
   * @example check: ({ handle }, product) => ({ handle: product !== undefined && handle === "" ? "form.required" : undefined })
   */
  check?: (values: Types["held"], record: Types["checked"]) => Readonly<Record<string, string | undefined>>;
  /**
   * The payload. When left out: the schema's output as it is for a new record, and only what was changed for an
   * existing one, so that two people who change different fields do not undo each other.
   */
  toPayload?: (output: Types["output"], record: Types["record"] | undefined) => Record<string, unknown>;
  /**
   * Whether a record was made of a payload, where it does not hold it under the same keys. It is asked of records that came to be
   * while nobody answered; see `isDone` of actions.
   *
   * @example isMadeOf: ({ user_email }, { user }) => user_email === user
   */
  isMadeOf?: (record: Types["record"], payload: Readonly<Record<string, unknown>>) => boolean;
  /**
   * Makes a record where that takes more than one call, as steps: see `runSteps`. It answers what the API would answer that makes
   * one in a single call. What is done is noted in `progress`, so another try goes on, and `isMadeOf` is not asked.
   *
   * @example create: (payload, { host, progress }) => createProduct(payload, { client: host.client, progress })
   */
  create?(
    payload: Record<string, unknown>,
    context: {
      /** What the admin gives: client, texts, toasts, navigation. */
      host: Host;
      /** Notes of what is done, which another try goes on from. */
      progress: ActionProgress;
    },
  ): Promise<unknown>;
  /**
   * Changes a record where that takes more than one call. `send` is the one call that is made when it is left out.
   *
   * @example update: async ({ position, ...rest }, { send }) => { await send({ position: null }); return send({ position, ...rest }); }
   */
  update?(
    payload: Record<string, unknown>,
    context: {
      /** The id of the record. */
      id: string;
      /** What the admin gives: client, texts, toasts, navigation. */
      host: Host;
      /** Sends a payload to where the API changes the record. */
      send(payload: Record<string, unknown>): Promise<unknown>;
    },
  ): Promise<unknown>;
  /**
   * The payload that takes a change back, where the record does not hold what was sent under the same keys. Left out: what the record
   * held under them.
   *
   * @example undo: ({ levels }) => ({ levels: levelsBefore(levels) })
   */
  undo?(payload: Record<string, unknown>): Record<string, unknown> | undefined;
  /**
   * A new record is sent by two buttons, and which one it was is the value of a field that nobody is asked for: save as draft, or
   * publish. The second one is the primary button. Their texts are the keys `<resource>.submitAs.<option>`. Enter in a field sends
   * neither.
   *
   * @example submitAs: { key: "status", options: ["draft", "published"] }
   */
  submitAs?: {
    /** The key that the chosen option is sent under. */
    key: keyof Types["start"] & string;
    /** What the two buttons send. The second one is the primary button. */
    options: readonly [string, string];
  };
  /** The API only makes records, or only changes them; both when left out. */
  mode?: "create" | "edit";
  /** Whether this record can still be changed; always when left out. @example when: ({ revoked_at }) => revoked_at === null */
  when?: (record: Types["record"]) => boolean;
  /** A drawer when left out. */
  layout?: FormLayout;
  /** What is asked for together: one after the other where the layout is `steps`, below each other where it is `page`. */
  steps?: readonly FormStep[];
  /** Whoever makes a record is led to its page. */
  redirectToRecord?: boolean;
  /** A new record can start as a copy of another one. */
  canDuplicate?: boolean;
  /**
   * What a copy starts with, where not all of the record can be another one's too: a code that is unique.
   *
   * @example valuesOfCopy: (values) => ({ ...values, sku: "" })
   */
  valuesOfCopy?: (values: Types["given"]) => Types["given"];
}

/**
 * The one form of a resource, for create and edit.
 *
 * @example
 * const form: FormDefinition<"reviews", typeof schema> = {
 *   schema, // z.object({ title: z.string().min(1), rating: z.number() })
 *   fields: [field.text("title", { isRequired: true }), field.number("rating")],
 *   defaultValues: { rating: 5 },
 * };
 */
export interface FormDefinition<Name extends ResourceName, Schema extends StandardSchema>
  extends FormOf<FormTypesOf<Name, Schema>> {}

/** The form of an action: it always has a record. A {@link FormDefinition} can be one, too. */
export interface ActionFormDefinition<Name extends ResourceName, Schema extends StandardSchema>
  extends FormOf<ActionFormTypesOf<Name, Schema>> {}

/** A form whose record type is no longer known, as the screens handle it. */
export interface AnyForm extends FormOf<AnyFormTypes> {
  /**
   * What extensions added. Their fields stand among `fields`, each under the key that `scopedKey` gives it, so that two
   * extensions may use one name. Set by the registry.
   */
  additions?: readonly FormExtension[];
}

/** What an extension added to a form. */
export interface FormExtension extends AnyFieldsExtension {
  /** The id of the extension. */
  owner: string;
  /** The author's file, for messages. Set by the compiler. */
  source?: string;
}

/**
 * The name under which a form holds the value of an extension's field. Points and brackets in the extension's id would
 * read as a path to a value inside another one.
 */
export function scopedKey(owner: string, key: string): string {
  return `${owner.replace(/[.[\],]/g, "-")}/${key}`;
}

/** The key that a field has in its own schema, wherever it stands: what {@link scopedKey} put before it is gone. */
export function unscopedKey(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}
