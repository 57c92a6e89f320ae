/**
 * The Standard Schema interface (version 1), so that a form takes zod, valibot or any other schema library,
 * in whatever copy the author has: nothing needs to be shared with the admin.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  /** What the interface asks for. Schema libraries fill it in. */
  readonly "~standard": {
    /** The version of the interface. */
    readonly version: 1;
    /** The name of the schema library. */
    readonly vendor: string;
    /** Checks a value. It may answer later. */
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    /** For the compiler alone: what goes in, and what comes out. */
    readonly types?:
      | {
          /** What is checked. */
          readonly input: Input;
          /** What a check answers. */
          readonly output: Output;
        }
      | undefined;
  };
}

/** What a schema answers: the value, or what is wrong with it. */
export type StandardResult<Output> =
  | {
      /** What the schema made of the input. */
      readonly value: Output;
      /** Left out: nothing is wrong. */
      readonly issues?: undefined;
    }
  | {
      /** What is wrong with the input, at least one thing. */
      readonly issues: readonly StandardIssue[];
    };

/** One complaint of a schema. */
export interface StandardIssue {
  /** What is wrong. In the admin it is a key of a text, or the text itself. */
  readonly message: string;
  /** Where it is in the value, from the outside to the inside. Left out: the value itself. */
  readonly path?:
    | readonly (
        | PropertyKey
        | {
            /** The key or the index of this step. */
            readonly key: PropertyKey;
          }
      )[]
    | undefined;
}

/** What a person types into a form with this schema. */
export type InputOf<Schema extends StandardSchema> = NonNullable<Schema["~standard"]["types"]>["input"];

/** What the schema makes of it, and what is sent to the store. */
export type OutputOf<Schema extends StandardSchema> = NonNullable<Schema["~standard"]["types"]>["output"];
