import type { CallExpression, ConditionalExpression, Expression, LogicalExpression } from "oxc-parser";
import { calledValue } from "./called-value";
import { declarationOf, declaratorOf, importedName } from "./declared-names";
import { dottedName, moduleChanges, propertyName } from "./module-changes";
import type { ParsedModule } from "./parse-module";
import {
  innerValue,
  isFalsy,
  missingValue,
  moduleValue,
  type PossibleValue,
  unknownValue,
} from "./possible-value";

/** Reads the module behind an import; `undefined` for packages and for what is not there. */
export type FollowImport = (request: string, from: ParsedModule) => Promise<ParsedModule | undefined>;

/** Tells what values code may have, without running it. */
export interface ValueReader {
  /** The values of an expression: through names, files, choices, and functions that only return something. */
  valuesOf(value: PossibleValue): Promise<PossibleValue[]>;
  /** The values of a property. `Missing` is among them where an object may be without it. */
  propertiesOf(object: PossibleValue, name: string): Promise<PossibleValue[]>;
}

/** More than any file that somebody wrote: lists that double themselves end here. */
const mostSteps = 20_000;

/** Functions that give back the objects that they get, with nothing else in them. */
const exactMerges = /^Object\.assign$|(?:^|\.)define[A-Z]\w*$/;

/** Values that have no properties of their own to be merged. */
const noObject = /^(?:Missing|Literal|TemplateLiteral|BinaryExpression|ArrowFunctionExpression|Function\w+)$/;

/**
 * Makes a reader. It reads no files: `follow` does.
 *
 * Both sides of what is decided at run time count: `isConditional` says so. So do all assignments to a name.
 *
 * @example
 * const { propertiesOf } = createValueReader(async () => undefined);
 * const plugins = await propertiesOf(moduleValue(module), "plugins"); // [{ node: { type: "ArrayExpression", … }, … }]
 */
export function createValueReader(follow: FollowImport): ValueReader {
  let steps = 0;

  async function all(values: readonly PossibleValue[], read = resolve): Promise<PossibleValue[]> {
    const found: PossibleValue[] = [];
    for (const value of values) found.push(...(await read(value)));
    return found;
  }

  /** What is assigned to a name, but for what led here. */
  function assigned(value: PossibleValue, name: string, module: ParsedModule): PossibleValue[] {
    return (moduleChanges(module).assignments.get(name) ?? [])
      .filter((one) => !value.path.includes(one))
      .map((one) => ({
        ...moduleValue(module),
        node: one.value,
        names: [],
        isConditional: one.isConditional || value.isConditional,
        path: [...value.path, one],
      }));
  }

  async function imported(value: PossibleValue, request: string, name: string): Promise<PossibleValue[]> {
    const module = await follow(request, value.scope.module);
    if (module === undefined) return [unknownValue(value)];
    const program = moduleValue(module, value);
    return name === "*" ? [program] : all(await propertiesOf(program, name));
  }

  async function named(value: PossibleValue, name: string): Promise<PossibleValue[]> {
    const { module, locals } = value.scope;
    const local = locals.get(name);
    if (local !== undefined)
      return resolve({ ...local, isConditional: local.isConditional || value.isConditional });
    if (name === "undefined") return [missingValue(value)];
    const binding = module.bindings.get(name);
    if (binding === undefined) return [name === "exports" ? moduleValue(module, value) : value];
    if (value.path.includes(binding)) return [];
    const within = { ...value, path: [...value.path, binding] };
    const from = importedName(binding.statement, name);
    if (from !== undefined) return imported(within, from.request, from.name);
    const declaration = declarationOf(binding.statement);
    if (declaration?.type === "FunctionDeclaration") return [innerValue(within, declaration)];
    const { declarator, property } = declaratorOf(name, declaration) ?? {};
    if (declarator === undefined) return [unknownValue(value)];
    const init = declarator.init ? innerValue(within, declarator.init) : undefined;
    const first =
      init === undefined ? [] : property === undefined ? [init] : await propertiesOf(init, property);
    const values = await all([...first, ...assigned(within, name, module)]);
    return values.map((one) => ({ ...one, names: [...one.names, { name, module }] }));
  }

  async function chosen(value: PossibleValue, node: ConditionalExpression): Promise<PossibleValue[]> {
    const decided = isFalsy(...(await valuesOf(innerValue(value, node.test))));
    if (decided !== undefined) return resolve(innerValue(value, decided ? node.alternate : node.consequent));
    return all([innerValue(value, node.consequent, true), innerValue(value, node.alternate, true)]);
  }

  async function combined(value: PossibleValue, node: LogicalExpression): Promise<PossibleValue[]> {
    const left = await valuesOf(innerValue(value, node.left));
    const decided = isFalsy(...left);
    const isAnd = node.operator === "&&";
    if (decided !== undefined) return decided === isAnd ? left : resolve(innerValue(value, node.right));
    const right = await resolve(innerValue(value, node.right, true));
    // Where the left side of && is the result, it is false, and that is as good as nothing.
    if (isAnd) return [missingValue(value), ...right];
    const others = left.filter((one) => isFalsy(one) !== true);
    return [...others.map((one) => ({ ...one, isConditional: true })), ...right];
  }

  async function called(value: PossibleValue, node: CallExpression): Promise<PossibleValue[]> {
    const [first] = node.arguments;
    const callee = dottedName(node.callee);
    if (callee === "require" && first?.type === "Literal" && typeof first.value === "string")
      return imported(value, first.value, "*");
    if (callee === "Object.freeze" && first !== undefined && first.type !== "SpreadElement")
      return resolve(innerValue(value, first));
    // The methods of what is read are known to who asks for it.
    if (node.callee.type === "MemberExpression") return [value];
    const functions = await resolve(innerValue(value, node.callee));
    const [only] = functions.length === 1 ? functions : [];
    const result = only === undefined ? undefined : calledValue(value, node, only);
    return result === undefined ? [value] : resolve(result);
  }

  /** The values of an expression, with a module as one value: its properties are what it exports by name. */
  async function resolve(value: PossibleValue): Promise<PossibleValue[]> {
    const found = await resolveNode(value);
    if (value.names.length === 0) return found;
    // Whatever the expression gives has the names that the expression has.
    return found.map((one) => (one === value ? one : { ...one, names: [...value.names, ...one.names] }));
  }

  async function resolveNode(value: PossibleValue): Promise<PossibleValue[]> {
    const { node } = value;
    if (++steps > mostSteps) return [unknownValue(value)];
    switch (node.type) {
      case "ParenthesizedExpression":
      case "ChainExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSTypeAssertion":
        return resolve(innerValue(value, node.expression));
      case "AssignmentExpression":
        return resolve(innerValue(value, node.right));
      case "ConditionalExpression":
        return chosen(value, node);
      case "LogicalExpression":
        return combined(value, node);
      case "Identifier":
        return named(value, node.name);
      case "MemberExpression": {
        if (dottedName(node) === "exports") return [moduleValue(value.scope.module, value)];
        const name = propertyName(node.property, node.computed);
        if (name === undefined) return [unknownValue(value)];
        // `super` is no value, and stays unknown.
        return all(await propertiesOf(innerValue(value, node.object as Expression), name));
      }
      case "CallExpression":
        return called(value, node);
      default:
        return [value];
    }
  }

  async function valuesOf(value: PossibleValue): Promise<PossibleValue[]> {
    const found: PossibleValue[] = [];
    for (const one of await resolve(value))
      found.push(...(one.node.type === "Program" ? await moduleValues(one) : [one]));
    return found;
  }

  /** What a module exports as one: `module.exports = …`, `export = …`, `export default …`. */
  async function moduleValues(program: PossibleValue): Promise<PossibleValue[]> {
    const { module } = program.scope;
    const values = assigned(program, "exports", module);
    for (const statement of module.program.body)
      if (statement.type === "TSExportAssignment") values.push(innerValue(program, statement.expression));
    values.push(
      ...(await exportedValues(program, "default")),
      ...assigned(program, "exports.default", module),
    );
    const found = await all(values, valuesOf);
    return found.map((one) => ({ ...one, names: [...one.names, ...program.names] }));
  }

  /** What a module says with `export`; nothing where it does not have the name. */
  async function exportedValues(program: PossibleValue, name: string): Promise<PossibleValue[]> {
    const { module } = program.scope;
    const exported = module.exports.get(name);
    if (exported === undefined) {
      for (const request of name === "default" ? [] : module.starRequests)
        if ((await follow(request, module))?.exports.has(name)) return imported(program, request, name);
      return [];
    }
    if ("request" in exported) return imported(program, exported.request, exported.name);
    const { start, end } = exported;
    // What follows `export default` here is an expression: declarations have a name and are bindings.
    const node = (
      "local" in exported ? { type: "Identifier", name: exported.local, start, end } : exported.expression
    ) as Expression;
    return resolve(innerValue(program, node));
  }

  async function propertiesOf(object: PossibleValue, name: string): Promise<PossibleValue[]> {
    const found: PossibleValue[] = [];
    for (const holder of await resolve(object)) {
      const own = { ...holder, path: [...holder.path, ...object.path], isConditional: false };
      const names = holder.names.map((one) => ({ ...one, name: `${one.name}.${name}` }));
      const later = names.flatMap((one) => assigned(own, one.name, one.module));
      const isReplaced = later.some(({ isConditional }) => !isConditional);
      for (const one of [...(isReplaced ? [] : await ownProperties(holder, name)), ...later])
        found.push({
          ...one,
          isConditional: one.isConditional || holder.isConditional,
          names: [...one.names, ...names],
        });
    }
    return found;
  }

  async function ownProperties(holder: PossibleValue, name: string): Promise<PossibleValue[]> {
    const { node } = holder;
    switch (node.type) {
      case "Program": {
        const exported = await exportedValues(holder, name);
        const values = exported.length > 0 ? [] : await moduleValues(holder);
        if (exported.length > 0 || name === "default") return exported.length > 0 ? exported : values;
        if (values.length === 0) return [missingValue(holder)];
        return all(values, (value) => propertiesOf(value, name));
      }
      case "ObjectExpression": {
        let found = [missingValue(holder)];
        for (const property of node.properties) {
          if (property.type === "SpreadElement") {
            found = await merged(found, innerValue(holder, property.argument), name);
            continue;
          }
          const key = propertyName(property.key, property.computed);
          const value = innerValue(holder, property.value);
          // What a getter gives comes out of running it.
          if (key === name) found = [property.kind === "init" ? value : unknownValue(value)];
          // A computed name may be any.
          else if (key === undefined) found = [...found, unknownValue(value)];
        }
        return found;
      }
      case "CallExpression": {
        // A function that is handed objects is taken to give them back as one, and to add what it likes.
        const isExact = exactMerges.test(dottedName(node.callee) ?? "");
        let found = isExact ? [missingValue(holder)] : [unknownValue(holder)];
        for (const argument of node.arguments) {
          const value = innerValue(holder, argument.type === "SpreadElement" ? argument.argument : argument);
          const isOther = (await valuesOf(value)).every((one) => noObject.test(one.node.type));
          if (argument.type === "SpreadElement") found = [...found, unknownValue(value)];
          else if (!isOther) found = await merged(found, value, name);
        }
        return found;
      }
      case "Literal":
      case "ArrayExpression":
      case "Missing":
        return [missingValue(holder)];
      default:
        return [unknownValue(holder)];
    }
  }

  /** The values of a property after an object was spread into another one. */
  async function merged(
    before: PossibleValue[],
    object: PossibleValue,
    name: string,
  ): Promise<PossibleValue[]> {
    const values = await propertiesOf(object, name);
    const given = values.filter(({ node }) => node.type !== "Missing");
    if (given.length === values.length) return given;
    const isOpen = given.length > 0;
    return [...before, ...given].map((one) => ({ ...one, isConditional: one.isConditional || isOpen }));
  }

  return { valuesOf, propertiesOf };
}
