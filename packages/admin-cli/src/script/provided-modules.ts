/** Where scripts find what the command hands to them: they run in this process, from a text without a file. */
const registry: symbol = Symbol.for("tillhouse.provided-modules");

function held(): Map<string, object> {
  const found: unknown = Reflect.get(globalThis, registry);
  if (found instanceof Map) return found;
  const made = new Map<string, object>();
  Reflect.set(globalThis, registry, made);
  return made;
}

/** The code of a module that exports what is handed to scripts under a name. */
export function providedSource(name: string, module: object): string {
  held().set(name, module);
  const source = `globalThis[Symbol.for("tillhouse.provided-modules")].get(${JSON.stringify(name)})`;
  return `export const { ${Object.keys(module).join(", ")} } = ${source};`;
}
