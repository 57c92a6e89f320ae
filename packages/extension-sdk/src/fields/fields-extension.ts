import type { RecordOf, ResourceName } from "../records/resources";
import type { InputOf, OutputOf, StandardSchema } from "../records/standard-schema";
import type { FieldStorage } from "./field-storage";
import type { AnyField, FieldOf } from "./field-types";

/** Fields that join a form of somebody else, and where their values are kept. */
interface FieldsOf<Schema, Field, Start, Store> {
  /** Any Standard Schema. It judges these fields only; the form's own schema judges the rest. */
  schema: Schema;
  /** What is asked. Each says where it stands in the form with `before` or `after`; at the end when left out. */
  fields: readonly Field[];
  /** What they hold for a new record; empty when left out. */
  defaultValues?: Start;
  /**
   * Where they are kept. `"metadata"`: in the record's metadata, each under its key, sent with the form. Otherwise they are
   * read and written by these functions, after the form itself was saved.
   */
  store: "metadata" | Store;
}

/** Fields that join a form of somebody else: its check, its draft, its one save. */
export interface FieldsExtension<Name extends ResourceName, Schema extends StandardSchema>
  extends FieldsOf<
    Schema,
    FieldOf<InputOf<Schema>>,
    Partial<InputOf<Schema>>,
    FieldStorage<RecordOf<Name>, InputOf<Schema>, OutputOf<Schema>>
  > {}

/** Fields of somebody else's form whose types are no longer known. */
export interface AnyFieldsExtension
  extends FieldsOf<
    StandardSchema,
    AnyField,
    Readonly<Record<string, unknown>>,
    FieldStorage<never, unknown, never>
  > {}
