/**
 * The texts that the admin says itself. It is filled where the admin is made; elsewhere it is empty, and every key is
 * taken.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the admin's own types fill it
export interface BuiltInMessages {}

type WithoutPlural<Key> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key;
type BuiltInKey = WithoutPlural<keyof BuiltInMessages & string>;

/** Names of resources: whoever extends one may say more about it, so its keys are not the admin's alone. */
type NameOf<Key, End extends string> = Key extends `${infer Name}.${End}` ? Name : never;
type Resource = NameOf<BuiltInKey, "one">;
type Reserved = Exclude<NameOf<BuiltInKey, string>, Resource>;

/**
 * A key that may be looked up: one that the admin has, one that is put together and may become one, or one that begins
 * otherwise than the admin's own do.
 */
export type MessageKey<Key extends string> = Key extends `${Reserved}.${string}`
  ? [Extract<BuiltInKey, Key>] extends [never]
    ? BuiltInKey
    : Key
  : Key;
