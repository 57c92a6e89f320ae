import type { AnyCell, AnyField, AnySection, ElementOrigin } from "@tillhouse/extension-sdk/internal";
import { AdminContext, type AdminContextValue } from "../../core/context/admin-context";
import { elementId } from "../../core/definitions/element-lists";
import { ChangedPage } from "../../core/extensions/changed-page";
import { Zone } from "../../core/extensions/zone";
import { type Fiber, visit } from "../../core/page/fibers";
import type { Registry } from "../../core/registry/registry";
import { DetailSection } from "../../screens/detail/detail-section";
import { FieldControl } from "../../screens/form/controls/field-control";
import { FilterChip } from "../../screens/list/filters/filter-chips";
import { HeadCell } from "../../screens/list/list-head";
import { type Box, boxOf } from "./fibers";

/** Who brought something, and what it does there. */
interface Bringer {
  role: "widget" | "brought" | "wraps";
  owner: string;
  source?: string;
  order?: number;
}

/** Something on the page that extensions can name. */
export interface PageElement {
  /** The name of a zone, or an id that changes take. */
  id: string;
  kind: "zone" | "part" | "page";
  /** Where it is in the window; nothing where it cannot be seen now. */
  box: Box | undefined;
  /** Nothing is drawn there: a zone without widgets. */
  isEmpty: boolean;
  /** What it is given, as it is now. */
  props: Readonly<Record<string, unknown>>;
  bringers: readonly Bringer[];
}

/** Everything that the inspector knows of the page. */
export interface InspectedPage {
  admin: AdminContextValue | undefined;
  parts: readonly PageElement[];
}

type Found = Pick<PageElement, "id" | "kind" | "props" | "bringers">;
type Props = Readonly<Record<string, unknown>>;

function bringersOf({ owner, source, wrappers = [] }: ElementOrigin = {}): Bringer[] {
  return [
    ...(owner === undefined ? [] : [{ role: "brought" as const, owner, source }]),
    ...wrappers.map((wrapper) => ({ role: "wraps" as const, owner: wrapper.owner, source: wrapper.source })),
  ];
}

function nameOf(resource: unknown): string | undefined {
  const name: unknown = typeof resource === "string" ? resource : Reflect.get(Object(resource), "name");
  return typeof name === "string" ? name : undefined;
}

/** The resource of a form that a field stands in: told by what is around it. */
function resourceAround(fiber: Fiber): string | undefined {
  for (let at = fiber.return; at !== null; at = at.return) {
    const { resource, value } = at.memoizedProps ?? {};
    const name = nameOf(resource ?? Reflect.get(Object(value), "resource"));
    if (name !== undefined) return name;
  }
  return undefined;
}

function ofZone({ name, props }: Props, registry: Registry): Found {
  const id = String(name);
  const widgets = registry.widgets.get(id) ?? [];
  return {
    id,
    kind: "zone",
    props: { ...Object(props), notify: undefined },
    bringers: widgets.map(({ owner, source, order = 0 }) => ({ role: "widget", owner, source, order })),
  };
}

function ofPage({ id, props }: Props, registry: Registry): Found {
  const { replacement, wrappers = [] } = registry.pages.get(String(id)) ?? {};
  return {
    id: String(id),
    kind: "page",
    props: { ...Object(props) },
    bringers: bringersOf({ owner: replacement?.owner, source: replacement?.source, wrappers }),
  };
}

function ofPart(id: string, part: { contribution?: ElementOrigin }, props: object): Found {
  return { id, kind: "part", props: { ...props }, bringers: bringersOf(part.contribution) };
}

/** An entry of the sidebar or a card of the settings, known by where it leads. */
function ofLink({ className, to }: Props, registry: Registry): Found | undefined {
  if (typeof to !== "string" || typeof className !== "string") return undefined;
  const path = /^\/a\/(.+)$/.exec(to)?.[1];
  const isCard = className === "th-card";
  if (path === undefined || path === "settings" || !(isCard || className === "th-navigation__item"))
    return undefined;
  const resource = [...registry.resources.values()].find(({ name, route = name }) => route === path);
  const route = registry.routes.find((one) => one.path === `/${path}`);
  const setting = registry.settings.find((one) => `settings/${one.path}` === path);
  const id = isCard
    ? `settings.${resource?.name ?? path.replace(/^settings\//, "")}`
    : `sidebar.${resource?.name ?? path}`;
  return { id, kind: "part", props: { to }, bringers: bringersOf(route ?? setting) };
}

// The components decide what their props are: each of these is read where that component was found.
function describe(fiber: Fiber, registry: Registry): Found | undefined {
  const { type, memoizedProps } = fiber;
  const props = memoizedProps ?? {};
  switch (type) {
    case Zone:
      return ofZone(props, registry);
    case ChangedPage:
      return ofPage(props, registry);
    case HeadCell: {
      const cell = props.cell as AnyCell;
      return ofPart(`${nameOf(props.resource)}.columns.${elementId(cell)}`, cell, { cell });
    }
    case DetailSection: {
      const section = props.section as AnySection;
      const { record } = props;
      return ofPart(`${nameOf(props.resource)}.sections.${section.id}`, section, { record, section });
    }
    case FieldControl: {
      const field = props.field as AnyField;
      return ofPart(`${resourceAround(fiber)}.fields.${field.key}`, field, { field });
    }
    case FilterChip: {
      const filter = Object(props.filter);
      return ofPart(`${nameOf(props.resource)}.filters.${filter.key}`, filter, {
        filter,
        value: props.value,
      });
    }
    default:
      return ofLink(props, registry);
  }
}

/** Whether a fiber gives what belongs to the admin to those below it: React 18 and 19 call the provider otherwise. */
function isAdminProvider({ type }: Fiber): boolean {
  return type === AdminContext || Reflect.get(Object(type), "_context") === AdminContext;
}

/**
 * Reads from React's own records which zones and parts are on the page, also zones that nothing stands in. The admin
 * needs to do nothing for it, so the shell that operators get knows nothing of the inspector.
 */
export function readPage(root: Fiber): InspectedPage {
  let admin: AdminContextValue | undefined;
  const parts = new Map<string, PageElement>();
  visit(root, (fiber) => {
    // The innermost one knows what the admin itself brings.
    if (isAdminProvider(fiber) && fiber.memoizedProps?.value !== undefined)
      admin = fiber.memoizedProps.value as AdminContextValue;
    if (admin === undefined) return;
    const found = describe(fiber, admin.registry);
    if (found === undefined) return;
    const before = parts.get(found.id);
    if (before?.box !== undefined) return;
    parts.set(found.id, { ...found, ...boxOf(fiber) });
  });
  const shown = admin;
  return {
    admin: shown,
    parts: [...parts.values()].map((part) =>
      part.kind === "zone" && shown !== undefined
        ? { ...part, props: { ...part.props, notify: shown.notify } }
        : part,
    ),
  };
}
