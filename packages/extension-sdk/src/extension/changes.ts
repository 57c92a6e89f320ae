import type { ReactNode } from "react";
import type { CellOf, CustomCell } from "../cells/cell-types";
import type { WrapperProps } from "../elements/element";
import type { AnyLazyComponent, LazyComponent } from "../elements/lazy-component";
import type { AnyField } from "../fields/field-types";
import type { AnyFieldsExtension, FieldsExtension } from "../fields/fields-extension";
import type { FilterOf } from "../filters/filter-types";
import type { Host, Notify } from "../host/host";
import type { RecordOf, ResourceName } from "../records/resources";
import type { StandardSchema } from "../records/standard-schema";
import type { ActionContext, ActionOf, CrudAction, CrudContext } from "../resource/actions";
import type {
  AnyElementTypes,
  ElementTypes,
  ElementTypesOf,
  IconComponent,
} from "../resource/define-resource";
import type { PrintDocumentOf, PrintDocumentProps } from "../resource/documents";
import type { DetailPageProps, FormPageProps } from "../resource/page-props";
import type { SectionOf, SectionProps } from "../resource/sections";
import type { FieldSelection } from "../resource-head/resource-api";
import type { BuiltInId } from "./built-in-ids";

/**
 * Ids of what other extensions bring, for `hide`, `replace`, `wrap` and `move`. Extensions merge theirs in; the command
 * line writes them with `typegen`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: extensions merge into it.
export interface ExtensionIds {}

/** The id of something that can be hidden, replaced, wrapped or moved. */
export type ChangeTarget = BuiltInId | (keyof ExtensionIds & string);

/** What an extension adds to a resource, with the types of its elements. */
interface AdditionOf<Types extends ElementTypes, Fields> {
  /** Further columns of its list. */
  columns?: readonly Types["column"][];
  /** Further filters of its list. */
  filters?: readonly Types["filter"][];
  /** Further sections of its detail page. */
  sections?: readonly Types["section"][];
  /** Statuses beside the title of the detail. */
  badges?: readonly Types["badge"][];
  /** Facts in the line under the title of the detail. */
  meta?: readonly Types["column"][];
  /** Further fields of its form. */
  fields?: Fields;
  /** What else can be done with its records. */
  actions?: readonly Types["action"][];
  /** What else is printed of its records. */
  documents?: readonly Types["document"][];
  /** Further sources of entries for the timeline of a record. */
  timeline?: readonly Types["timelineSource"][];
  /** What the list asks for beside what it asks for already. */
  listSelect?: FieldSelection | readonly FieldSelection[];
  /** What the detail asks for beside what it asks for already. */
  detailSelect?: FieldSelection | readonly FieldSelection[];
}

/** What {@link extendResource} adds to a resource. */
export interface ResourceExtension<Name extends ResourceName, Schema extends StandardSchema>
  extends AdditionOf<ElementTypesOf<Name, StandardSchema>, FieldsExtension<Name, Schema>> {}

/** An addition whose record type is no longer known. */
export interface AnyResourceExtension extends AdditionOf<AnyElementTypes, AnyFieldsExtension> {}

/** A number or a short text beside an entry of the sidebar; nothing where there is none to show. */
export type BadgeLoader = (host: Host) => Promise<number | string | undefined>;

/** Where an entry of the sidebar goes, and what it says there. What is left out stays as it was. */
export interface SidebarMove {
  /** `sales`, `catalog`, `people`, `promotion`, `extensions`, or the id of a group that an extension brought. */
  group?: string;
  /** Entries of a group are sorted by it. Those of the admin have 10, 20, 30 … */
  order?: number;
  /** A translation key or words. */
  label?: string;
  /** Stands before the label. */
  icon?: IconComponent;
  /** Reads what stands at the end of the entry. */
  badge?: BadgeLoader;
}

/** Another place among its neighbours. */
export interface ElementPosition {
  /** The id of the element that it stands before from now on. */
  before?: string;
  /** The id of the element that it stands after from now on. */
  after?: string;
}

/** A change as the registry reads it: data, made by {@link extendResource}, {@link hide}, {@link replace}, {@link wrap} and {@link move}. */
export type Change =
  | {
      /** Adds elements to a resource. */
      kind: "add";
      /** The name of the resource. */
      resource: string;
      /** What is added. */
      parts: AnyResourceExtension;
    }
  | {
      /** Takes something away. */
      kind: "hide";
      /** The id of what is taken away. */
      target: string;
    }
  | {
      /** Puts something else there. */
      kind: "replace";
      /** The id of what goes. */
      target: string;
      /** What comes instead. Its shape follows from the id. */
      with: object;
    }
  | {
      /** Puts something around it. */
      kind: "wrap";
      /** The id of what it is put around. */
      target: string;
      /** What is put around it. Its shape follows from the id. */
      with: object;
    }
  | {
      /** Gives it another position. */
      kind: "move";
      /** The id of what is moved. */
      target: string;
      /** Where it goes. */
      to: SidebarMove & ElementPosition;
    };

/** A union without some keys: `Omit` alone would melt its members into one. */
type Without<Union, Key extends PropertyKey> = Union extends object ? Omit<Union, Key> : never;

/** A cell, filter or field that has this very key. */
type OfKey<Part, Key extends string> = Extract<Part, { key: unknown }> & { key: Key };

/**
 * What may stand instead of what an id names: an element of the same kind, for a page a component that is loaded (`load`), for
 * making, changing or deleting a record what does it (`run`).
 */
export type ReplacementOf<Id extends string> =
  Id extends `${infer Name extends ResourceName}.sections.${string}`
    ? Without<SectionOf<Name>, "id">
    : Id extends `${infer Name extends ResourceName}.columns.${infer Key}`
      ? Without<CustomCell<RecordOf<Name>>, "id"> | OfKey<CellOf<RecordOf<Name>>, Key>
      : Id extends `${infer Name extends ResourceName}.filters.${infer Key}`
        ? OfKey<FilterOf<RecordOf<Name>>, Key>
        : Id extends `${ResourceName}.fields.${infer Key}`
          ? { load: AnyLazyComponent } | OfKey<AnyField, Key>
          : Id extends `${ResourceName}.actions.${CrudAction}`
            ? { run(context: CrudContext): Promise<unknown> }
            : Id extends `${infer Name extends ResourceName}.actions.${string}`
              ? Without<ActionOf<Name>, "id">
              : Id extends `${infer Name extends ResourceName}.documents.${string}`
                ? Without<PrintDocumentOf<Name>, "id">
                : { load: LazyComponent<PagePropsOf<Id>> };

/**
 * What may be put around what an id names: a component that is loaded (`load`), for a column what draws the cell (`render`), for an
 * action what runs it (`run`). The latter two get the original as their second argument.
 */
export type WrapperOf<Id extends string> = Id extends `${infer Name extends ResourceName}.sections.${string}`
  ? { load: LazyComponent<SectionProps<Name> & WrapperProps> }
  : Id extends `${infer Name extends ResourceName}.columns.${string}`
    ? { render: (record: RecordOf<Name>, original: ReactNode) => ReactNode }
    : Id extends `${ResourceName}.fields.${string}`
      ? { load: AnyLazyComponent }
      : Id extends `${ResourceName}.actions.${CrudAction}`
        ? { run: (context: CrudContext, original: () => Promise<unknown>) => Promise<unknown> }
        : Id extends `${infer Name extends ResourceName}.actions.${string}`
          ? {
              run: (
                context: ActionContext<RecordOf<Name>>,
                original: () => Promise<unknown>,
              ) => Promise<unknown>;
            }
          : Id extends `${infer Name extends ResourceName}.documents.${string}`
            ? { load: LazyComponent<PrintDocumentProps<Name> & WrapperProps> }
            : { load: LazyComponent<PagePropsOf<Id> & WrapperProps> };

/** What a page in the place of a built-in one gets, by the page's id. */
type PagePropsOf<Id extends string> = Id extends `${ResourceName}.detail`
  ? DetailPageProps
  : Id extends `${ResourceName}.form`
    ? FormPageProps
    : { notify: Notify };

/** Ids that can be replaced: everything but entries of the sidebar, and duplicating, which is creating. */
export type ReplaceTarget = Exclude<ChangeTarget, `sidebar.${string}` | `${ResourceName}.actions.duplicate`>;

/** Ids that something can be put around: what is drawn or done. */
export type WrapTarget = Exclude<ReplaceTarget, `${string}.filters.${string}`>;

/** Ids that have a place among others. */
export type MoveTarget = Exclude<
  ChangeTarget,
  | `settings.${string}`
  | `${ResourceName}.${"list" | "detail" | "form"}`
  | `${ResourceName}.actions.${CrudAction | "duplicate"}`
>;

/**
 * Adds columns, filters, sections, fields, actions and timeline entries to a resource of somebody else. Each part may say
 * where it stands: `after: "title"`. The resource comes first, so that the record's type is known to what follows.
 *
 * @example
 * extendResource("products", {
 *   columns: [{ id: "rating", after: "title", render: (product) => String(product.metadata?.rating ?? "–") }],
 *   actions: [{ id: "feature", run: { update: { metadata: { featured: true } } }, isBulk: true }],
 * });
 */
export function extendResource<
  const Name extends ResourceName,
  Schema extends StandardSchema = StandardSchema<never>,
>(resource: Name, parts: ResourceExtension<Name, Schema>): Change {
  // Screens hand every function a record of the very resource that it belongs to, so the narrower parameters hold.
  return { kind: "add", resource, parts: parts as unknown as AnyResourceExtension };
}

/** Takes a page, section, field, column, filter, action, document or an entry of sidebar or settings away. @example hide("products.columns.collection") */
export function hide(target: ChangeTarget): Change {
  return { kind: "hide", target };
}

/**
 * Puts something else in the place of what an id names; it keeps that id and place.
 *
 * @example replace("products.sections.variants", { load: () => import("./variants") })
 */
export function replace<const Id extends ReplaceTarget>(target: Id, replacement: ReplacementOf<Id>): Change {
  return { kind: "replace", target, with: replacement };
}

/**
 * Puts something around what an id names, with the original in hand: components get `Original`, cells and actions get it
 * as their second argument.
 *
 * @example
 * wrap("orders.sections.items", { load: () => import("./items-with-margin") });
 * wrap("orders.columns.status", { render: (order, original) => (order.metadata?.rush ? <b>{original}</b> : original) });
 */
export function wrap<const Id extends WrapTarget>(target: Id, wrapper: WrapperOf<Id>): Change {
  return { kind: "wrap", target, with: wrapper };
}

/**
 * Gives something another place.
 *
 * @example
 * move("sidebar.customers", { group: "sales", order: 15 });
 * move("products.columns.status", { after: "title" });
 */
export function move<const Id extends MoveTarget>(
  target: Id,
  to: Id extends `sidebar.${string}` ? SidebarMove : ElementPosition,
): Change {
  return { kind: "move", target, to };
}
