/**
 * What all admins of a page know of each other, whichever copy of the package each of them is from: a page may have one by its
 * bundler and another by a script.
 *
 * @param create makes the value for the admin that comes first
 */
export function pageValue<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`tillhouse.${name}`);
  if (!Reflect.has(window, key)) Reflect.set(window, key, create());
  // A name belongs to one module.
  return Reflect.get(window, key) as Value;
}
