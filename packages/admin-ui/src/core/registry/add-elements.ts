import {
  type AnyField,
  type AnyFieldsExtension,
  type AnyResource,
  type AnyResourceExtension,
  type FieldSelection,
  scopedKey,
} from "@tillhouse/extension-sdk/internal";
import {
  type AnyElement,
  elementFrom,
  elementId,
  elementLists,
  markElement,
} from "../definitions/element-lists";
import type { RegistryProblem } from "./registry";

interface Adding {
  owner: string;
  source?: string;
  report(problem: RegistryProblem): void;
}

/** What is asked for, and what an extension asks for beside it. */
function selections(...asked: (FieldSelection | readonly FieldSelection[] | undefined)[]): FieldSelection[] {
  return asked.flatMap((select) => select ?? {});
}

function addList(
  resource: AnyResource,
  kind: keyof typeof elementLists,
  added: readonly (string | AnyElement)[],
  { owner, source, report }: Adding,
): AnyResource {
  const { read, write } = elementLists[kind];
  const current = read(resource);
  if (current === undefined) {
    report({ owner, source, reason: "wrongTarget", values: { target: `${resource.name}.${kind}` } });
    return resource;
  }
  const parts = current.map(elementFrom);
  for (const given of added) {
    const part = elementFrom(given);
    const target = `${resource.name}.${kind}.${elementId(part)}`;
    const same = parts.find((candidate) => elementId(candidate) === elementId(part));
    if (same !== undefined) {
      const first = same.contribution?.owner ?? "tillhouse";
      report({ owner, source, reason: "duplicateElement", values: { target, first } });
      continue;
    }
    const place = part.before ?? part.after;
    const anchor = parts.findIndex((candidate) => elementId(candidate) === place);
    if (place !== undefined && anchor < 0)
      report({ owner, source, reason: "unknownAnchor", values: { target, place } });
    const index = anchor < 0 ? parts.length : part.before === undefined ? anchor + 1 : anchor;
    parts.splice(index, 0, markElement(part, { owner, source, wrappers: undefined }));
  }
  return write(resource, parts);
}

/** Fields of an extension under names of their own; what they say about each other follows. */
function ownFields(resource: string, addition: AnyFieldsExtension, owner: string): AnyField[] {
  const own = new Set(addition.fields.map(({ key }) => key));
  const renamed = (key: string) => (own.has(key) ? scopedKey(owner, key) : key);
  return addition.fields.map((field): AnyField => {
    const { key, label, visibleWhen } = field;
    const base = {
      ...field,
      key: renamed(key),
      label: label ?? `${resource}.fields.${key}`,
      ...(visibleWhen && {
        visibleWhen: Object.fromEntries(
          Object.entries(visibleWhen).map(([of, values]) => [renamed(of), values]),
        ),
      }),
    };
    if (base.kind === "handle") return { ...base, generatedFrom: renamed(base.generatedFrom) };
    if (base.kind === "money" && base.currency !== undefined)
      return { ...base, currency: renamed(base.currency) };
    return base;
  });
}

function addFields(resource: AnyResource, addition: AnyFieldsExtension, adding: Adding): AnyResource {
  const { owner, source } = adding;
  const fields = ownFields(resource.name, addition, owner);
  const { form } = addList(resource, "fields", fields, adding);
  if (form === undefined) return resource;
  const inSteps = new Set(form.steps?.flatMap((step) => step.fields));
  // A form in steps asks for them on the step of their neighbour, or on the last one.
  const steps = form.steps?.map((step, index, all) => {
    const joining = fields.filter(({ key, before, after }) => {
      if (inSteps.has(key)) return false;
      const anchor = before ?? after;
      return anchor !== undefined && inSteps.has(anchor)
        ? step.fields.includes(anchor)
        : index === all.length - 1;
    });
    return { ...step, fields: [...step.fields, ...joining.map(({ key }) => key)] };
  });
  return {
    ...resource,
    form: { ...form, steps, additions: [...(form.additions ?? []), { ...addition, owner, source }] },
  };
}

/** A resource with what an extension adds to it. What cannot be added is reported. */
export function addElements(resource: AnyResource, parts: AnyResourceExtension, adding: Adding): AnyResource {
  let made = resource;
  for (const kind of ["columns", "filters", "sections", "badges", "meta", "actions", "documents"] as const) {
    const added = parts[kind];
    if (added !== undefined) made = addList(made, kind, added, adding);
  }
  if (parts.fields !== undefined) made = addFields(made, parts.fields, adding);
  const { owner, source } = adding;
  const { list, detail } = made;
  const sources = parts.timeline?.map((entry) => ({ ...entry, owner, source })) ?? [];
  return {
    ...made,
    list: list && { ...list, select: selections(list.select, parts.listSelect) },
    detail: detail && {
      ...detail,
      select: selections(detail.select, parts.detailSelect),
      ...(sources.length > 0 && { timeline: [...(detail.timeline ?? []), ...sources] }),
    },
  };
}
