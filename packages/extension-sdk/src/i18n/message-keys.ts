import type { ResourceName } from "../records/resources";

/**
 * The texts that the admin says itself. It is filled where the admin is made; elsewhere it is empty, and every key is
 * taken.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the admin's own types fill it
export interface BuiltInMessages {}

/**
 * The texts of a project's extensions, by their keys. The command line writes them with `typegen`; where it has, a key
 * that begins as one of them does has to be one of them.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: extensions merge into it
export interface ExtensionMessages {}

/** A key without the ending that picks its plural form: `items_one` and `items_other` are both `items`. */
type WithoutPlural<Key> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key;
/** A key that the admin's own texts have. */
type BuiltInKey = WithoutPlural<keyof BuiltInMessages & string>;

/** Names of resources: whoever extends one may say more about it, so its keys are not the admin's alone. */
type NameOf<Key, End extends string> = Key extends `${infer Name}.${End}` ? Name : never;
/** Names of resources that the admin itself has texts for. */
type Resource = NameOf<BuiltInKey, "one">;
/** A key that the texts of a project's extensions have. */
type ExtensionKey = WithoutPlural<keyof ExtensionMessages & string>;
/** An extension says more about resources of others; what begins with the name of its own is its alone. */
type Begins<Name> = Name extends ResourceName ? (`${Name}.one` extends ExtensionKey ? Name : never) : Name;
/** Beginnings that are somebody's alone: a key that begins with one has to be known. */
type Reserved = Exclude<NameOf<BuiltInKey, string>, Resource> | Begins<NameOf<ExtensionKey, string>>;
/** A key that has a text, of the admin or of an extension. */
type KnownKey = BuiltInKey | ExtensionKey;

/**
 * A key that may be looked up: one that the admin has, one that is put together and may become one, or one that begins
 * otherwise than the admin's own do.
 */
export type MessageKey<Key extends string> = Key extends `${Reserved}.${string}`
  ? [Extract<KnownKey, Key>] extends [never]
    ? KnownKey
    : Key
  : Key;

/** Looks a text up by its key. Values fill the gaps; `count` picks the plural form. */
export type Translate = <Key extends string>(
  key: MessageKey<Key>,
  values?: Record<string, string | number>,
) => string;
