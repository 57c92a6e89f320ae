import { elementKinds, type ParsedElementId, parseElementId } from "@tillhouse/extension-sdk/contract";
import { didYouMean } from "../../base/did-you-mean";
import type { Problem } from "../../base/errors";
import type { SdkCall } from "../../syntax/module-analysis";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf } from "../../syntax/source-file";
import { itemsOf, knownEntry, type StaticValue, textOf } from "../../syntax/static-value";
import { changeVerbs, checkChangeKind } from "./check-change-kind";
import { checkGroup } from "./check-group";
import { elementIdOf } from "./check-resource";
import type { SymbolTable } from "./symbol-table";

/** A change that some file makes. */
export interface FoundChange {
  module: ParsedModule;
  call: SdkCall;
}

/** The ids that changes add to a resource, such as `products.columns.rating`, with the values that stand for them. */
function addedParts({ call }: FoundChange): { id: string; kind: string; part: StaticValue }[] {
  const resource = textOf(call.values[0]);
  if (call.name !== "extendResource" || resource === undefined) return [];
  return elementKinds.flatMap((kind) => {
    const list = knownEntry(call.values[1], kind);
    const parts = itemsOf(kind === "fields" ? knownEntry(list, "fields") : list);
    return parts.flatMap((part) => {
      const id = elementIdOf(part);
      return id === undefined ? [] : [{ id: `${resource}.${kind}.${id}`, kind, part }];
    });
  });
}

/** Whether something of this id can be told to be missing: nothing is known of the parts of the project's own resources. */
function isMissing(
  id: string,
  target: ParsedElementId | undefined,
  { ids, hasOpenIds, builtInResources, ownResources }: SymbolTable,
  added: ReadonlySet<string>,
): boolean {
  if (ids.has(id) || added.has(id)) return false;
  if (target === undefined) return true;
  if (target.kind === "sidebar" || target.kind === "setting")
    return !hasOpenIds && !ownResources.has(target.id);
  if (hasOpenIds && !builtInResources.has(target.resource)) return false;
  return !ownResources.has(target.resource);
}

function listOf(names: readonly string[]): string {
  return names.length > 12 ? `${names.slice(0, 12).join(", ")} …` : names.join(", ");
}

function unknownTarget(
  { module, call }: FoundChange,
  value: StaticValue,
  id: string,
  known: readonly string[],
): Problem {
  const meant = didYouMean(id, known);
  const siblings = known.filter((other) => other.startsWith(id.slice(0, id.lastIndexOf(".") + 1)));
  return {
    rule: "change-target",
    message: `There is no "${id}" that could be ${changeVerbs[call.name]}.`,
    why: "Nothing in the admin has this id, so the change would do nothing.",
    hint:
      meant !== undefined
        ? `Did you mean "${meant}"?`
        : id.includes(".") && siblings.length > 0
          ? `There are: ${listOf(siblings)}.`
          : 'Ids are made like "products.columns.title", "products.list" and "sidebar.orders".',
    ...locationOf(module.file, value.start, value.end),
  };
}

/** The neighbour that a part names, and the ids that it could have named. */
function checkPlace(
  module: ParsedModule,
  part: StaticValue | undefined,
  siblings: string,
  known: readonly string[],
): Problem[] {
  const value = knownEntry(part, "before") ?? knownEntry(part, "after");
  const place = textOf(value);
  const names = known.flatMap((id) => (id.startsWith(siblings) ? id.slice(siblings.length) : []));
  if (value === undefined || place === undefined || names.length === 0 || names.includes(place)) return [];
  const meant = didYouMean(place, names);
  return [
    {
      rule: "change-place",
      message: `There is no "${siblings}${place}" to stand beside.`,
      why: "The part would stand at the end, or stay where it was.",
      hint: meant === undefined ? `There are: ${listOf(names)}.` : `Did you mean "${meant}"?`,
      ...locationOf(module.file, value.start, value.end),
    },
  ];
}

function twice({ module }: FoundChange, value: StaticValue, id: string, other: FoundChange): Problem {
  const place = locationOf(other.module.file, other.call.start, other.call.end);
  return {
    rule: "change-twice",
    message: `"${id}" is ${changeVerbs[other.call.name]} in ${place.file}:${place.line} already.`,
    why: "Only one of the two can come true; this one would be lost.",
    hint: "Keep one of them.",
    ...locationOf(module.file, value.start, value.end),
  };
}

function checkAddition(change: FoundChange, known: SymbolTable, all: readonly string[]): Problem[] {
  const { module, call } = change;
  const [target] = call.values;
  const resource = textOf(target);
  if (target === undefined || resource === undefined) return [];
  if (known.resources.size > 0 && !known.hasOpenIds && !known.resources.has(resource)) {
    const resources = [...known.resources];
    const meant = didYouMean(resource, resources);
    return [
      {
        rule: "change-target",
        message: `There is no resource "${resource}" that could be changed.`,
        why: "The parts would be added to nothing.",
        hint: meant === undefined ? `There are: ${listOf(resources)}.` : `Did you mean "${meant}"?`,
        ...locationOf(module.file, target.start, target.end),
      },
    ];
  }
  return addedParts(change).flatMap(({ id, kind, part }) => [
    ...(known.ids.has(id) && kind !== "fields"
      ? [
          {
            rule: "change-duplicate",
            message: `"${id}" is there already.`,
            why: "Two parts cannot have one id: this one would be left out.",
            hint: `Give it another id, or put it in the place of the other: replace("${id}", { … }).`,
            ...locationOf(module.file, part.start, part.end),
          },
        ]
      : []),
    ...checkPlace(module, part, `${resource}.${kind}.`, all),
  ]);
}

/** Checks what extensions change about things of others: that those exist, can be changed so, and are changed once. */
export function checkChanges(changes: readonly FoundChange[], known: SymbolTable): Problem[] {
  // A shell that does not tell its ids proves nothing.
  if (known.ids.size === 0) return [];
  const added = new Set(changes.flatMap((change) => addedParts(change).map(({ id }) => id)));
  const all = [...known.ids.keys(), ...added];
  const final = new Map<string, FoundChange>();
  return changes.flatMap((change): Problem[] => {
    const { call } = change;
    if (call.name === "extendResource") return checkAddition(change, known, all);
    const [value] = call.values;
    const id = textOf(value);
    if (value === undefined || id === undefined) return [];
    const target = parseElementId(id);
    if (target === undefined || isMissing(id, target, known, added))
      return [unknownTarget(change, value, id, all)];
    const other = final.get(id);
    if (
      other !== undefined &&
      (call.name === "hide" || call.name === "replace" || other.call.name === "hide")
    )
      return [twice(change, value, id, other)];
    if (call.name === "hide" || call.name === "replace") final.set(id, change);
    const wrongKind = checkChangeKind(change, target);
    if (wrongKind !== undefined) return [wrongKind];
    if (call.name !== "move") return [];
    return target.kind === "sidebar"
      ? checkGroup(change.module, call.values[1], known.groups)
      : checkPlace(change.module, call.values[1], id.slice(0, id.lastIndexOf(".") + 1), all);
  });
}
