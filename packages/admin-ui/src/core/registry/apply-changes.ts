import type { Change } from "@tillhouse/extension-sdk";
import {
  type AnyLazyComponent,
  type AnyResource,
  type ElementKind,
  type ElementWrapper,
  type ExtensionDefinition,
  type ParsedElementId,
  parseElementId,
  type SidebarMove,
} from "@tillhouse/extension-sdk/internal";
import {
  type AnyElement,
  elementFrom,
  elementId,
  elementLists,
  markElement,
} from "../definitions/element-lists";
import { addElements } from "./add-elements";
import { hasCrudAction, isCrudAction, withCrudActions } from "./crud-actions";
import type { RegistryProblem } from "./registry";
import { withoutElement, withoutPage } from "./remove-element";
import { replaceElement } from "./replace-element";
import { transformResources } from "./transform-resources";

/** A page that an extension replaced or put something around. */
export interface PageChange {
  /** What is shown in place of the page. Left out: the page itself. */
  replacement?: {
    /** Id of the extension that replaced it. */
    owner: string;
    /** The author's file, as the compiler noted it. */
    source?: string;
    /** Loads the component that is shown. */
    load: AnyLazyComponent;
  };
  /** From the inside to the outside. */
  wrappers: readonly ElementWrapper[];
}

/** What changes made of the definitions. */
export interface ChangedDefinitions {
  resources: ReadonlyMap<string, AnyResource>;
  /** Changed pages by their ids: `products.list`, `settings.taxes`. */
  pages: ReadonlyMap<string, PageChange>;
  /** Entries that are gone, by the same ids. */
  hidden: ReadonlySet<string>;
  /** Where entries of the sidebar went, by the name of their resource or the path of their page. */
  moves: ReadonlyMap<string, SidebarMove>;
}

/** What changes are applied to. */
export interface ChangeContext {
  resources: ReadonlyMap<string, AnyResource>;
  /** Entries of the sidebar and of the settings, as the ids of changes name them. */
  entries: ReadonlySet<string>;
  report(problem: RegistryProblem): void;
}

function movedPart(
  parts: readonly AnyElement[],
  id: string,
  to: { before?: string; after?: string },
): AnyElement[] | undefined {
  const moved = parts.find((part) => elementId(part) === id);
  const others = parts.filter((part) => elementId(part) !== id);
  const anchor = others.findIndex((part) => elementId(part) === (to.before ?? to.after));
  if (moved === undefined || anchor < 0) return undefined;
  others.splice(to.before === undefined ? anchor + 1 : anchor, 0, moved);
  return others;
}

/**
 * Applies the changes of all extensions in their order, then lets them transform what came of it. Pure: definitions are copied,
 * what cannot be done is reported and left out.
 */
export function applyChanges(
  extensions: readonly ExtensionDefinition[],
  { resources: given, entries, report }: ChangeContext,
): ChangedDefinitions {
  const resources = new Map(given);
  const pages = new Map<string, PageChange>();
  const hidden = new Map<string, string>();
  const replaced = new Map<string, string>();
  const moves = new Map<string, SidebarMove>();

  const exists = (target: ParsedElementId, name: string): boolean => {
    if (target.kind === "sidebar" || target.kind === "setting") return entries.has(name);
    const resource = resources.get(target.resource);
    if (resource === undefined) return false;
    if (!("id" in target)) return resource[target.kind] !== undefined;
    if (target.kind === "actions" && isCrudAction(target.id)) return hasCrudAction(resource, target.id);
    return (elementLists[target.kind].read(resource) ?? []).some((part) => elementId(part) === target.id);
  };

  const applyOne = (change: Exclude<Change, { kind: "add" }>, owner: string, source: string | undefined) => {
    const { target: name } = change;
    const problem = (reason: string, values?: Record<string, string>) =>
      report({ owner, source, reason, values: { target: name, ...values } });
    const first = hidden.get(name);
    if (first !== undefined)
      return first === owner || change.kind === "hide" ? undefined : problem("hiddenTarget", { first });
    const target = parseElementId(name);
    if (target === undefined || !exists(target, name)) return problem("unknownTarget");
    const isPart = "id" in target && target.kind !== "sidebar" && target.kind !== "setting";
    const resource = "resource" in target ? resources.get(target.resource) : undefined;

    if (change.kind === "hide") {
      hidden.set(name, owner);
      if (resource === undefined) return undefined;
      if (!isPart) resources.set(resource.name, withoutPage(resource, target.kind as "list"));
      else resources.set(resource.name, withoutElement(resource, target.kind as ElementKind, target.id));
      return undefined;
    }
    if (change.kind === "move" && target.kind === "sidebar") {
      moves.set(target.id, { ...moves.get(target.id), ...change.to });
      return undefined;
    }
    if (target.kind === "actions" && isCrudAction(target.id) && resource !== undefined) {
      const before = resource.crudOverrides?.[target.id as "edit"]?.replacement?.owner;
      if (change.kind === "replace" && before !== undefined)
        return problem("replacedTarget", { first: before });
      const made = withCrudActions(resource, { id: target.id, change, owner, source });
      if (made === undefined) return problem("wrongTarget");
      resources.set(resource.name, made);
      return undefined;
    }
    if (isPart && resource !== undefined) {
      const { read, write } = elementLists[target.kind as ElementKind];
      const parts = (read(resource) ?? []).map(elementFrom);
      const part = parts.find((candidate) => elementId(candidate) === target.id);
      if (part === undefined) return problem("wrongTarget");
      const put = (made: AnyElement) =>
        resources.set(
          resource.name,
          write(
            resource,
            parts.map((candidate) => (candidate === part ? made : candidate)),
          ),
        );
      if (change.kind === "move") {
        const moved = movedPart(parts, target.id, change.to);
        if (moved === undefined)
          return problem("unknownAnchor", { place: change.to.before ?? change.to.after ?? "" });
        resources.set(resource.name, write(resource, moved));
        return undefined;
      }
      if (change.kind === "wrap") {
        if (target.kind === "filters") return problem("wrongTarget");
        const wrappers = [...(part.contribution?.wrappers ?? []), { ...change.with, owner, source }];
        put(markElement(part, { wrappers }));
        return undefined;
      }
      const before = replaced.get(name);
      if (before !== undefined) return problem("replacedTarget", { first: before });
      const made = replaceElement(part, target.kind as ElementKind, change.with);
      if (made === undefined) return problem("wrongTarget");
      replaced.set(name, owner);
      put(markElement(made, { ...part.contribution, owner, source }));
      return undefined;
    }
    if (change.kind === "move" || target.kind === "sidebar") return problem("wrongTarget");
    const load: unknown = Reflect.get(change.with, "load");
    if (typeof load !== "function") return problem("wrongTarget");
    const page = pages.get(name) ?? { wrappers: [] };
    if (change.kind === "wrap") {
      pages.set(name, {
        ...page,
        wrappers: [...page.wrappers, { owner, source, load: load as AnyLazyComponent }],
      });
      return undefined;
    }
    if (page.replacement !== undefined) return problem("replacedTarget", { first: page.replacement.owner });
    // It is a function; that it answers a module shows when it is called, in its boundary.
    pages.set(name, { ...page, replacement: { owner, source, load: load as AnyLazyComponent } });
    return undefined;
  };

  for (const { id: owner, changes = [], source } of extensions)
    for (const change of changes) {
      if (change.kind !== "add") {
        applyOne(change, owner, source);
        continue;
      }
      const resource = resources.get(change.resource);
      if (resource === undefined)
        report({ owner, source, reason: "unknownTarget", values: { target: change.resource } });
      else resources.set(change.resource, addElements(resource, change.parts, { owner, source, report }));
    }

  return {
    resources: transformResources(extensions, resources, report),
    pages,
    hidden: new Set(hidden.keys()),
    moves,
  };
}
