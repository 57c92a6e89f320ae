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

type WithoutPlural<Key> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key;
type BuiltInKey = WithoutPlural<keyof BuiltInMessages & string>;

/** Names of resources: whoever extends one may say more about it, so its keys are not the admin's alone. */
type NameOf<Key, End extends string> = Key extends `${infer Name}.${End}` ? Name : never;
type Resource = NameOf<BuiltInKey, "one">;
type ExtensionKey = WithoutPlural<keyof ExtensionMessages & string>;
/** An extension says more about resources of others; what begins with the name of its own is its alone. */
type Begins<Name> = Name extends ResourceName ? (`${Name}.one` extends ExtensionKey ? Name : never) : Name;
type Reserved = Exclude<NameOf<BuiltInKey, string>, Resource> | Begins<NameOf<ExtensionKey, string>>;
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
