import type { AnyCellKind } from "../cells/cell-kind";
import type { Requirements } from "../client/store-features";
import type { AnyLazyComponent, LazyComponent } from "../elements/lazy-component";
import type { AnyFieldKind } from "../fields/field-kind";
import type { AnyField } from "../fields/field-types";
import type { AnyFilterKind } from "../filters/filter-kind";
import type { Host, Notify } from "../host/host";
import type { StandardSchema } from "../records/standard-schema";
import type { AnyResource, IconComponent } from "../resource/define-resource";
import { apiVersion } from "./api-version";
import type { BadgeLoader, Change } from "./changes";
import type { SidebarGroup, SidebarTransform } from "./sidebar";
import type { WidgetProps, Zone } from "./zone-props";

/** What an extension's page takes. Parameters of the path come from the router's hooks. */
export interface RouteProps {
  /** Shows toasts. */
  notify: Notify;
}

/** What an extension's settings page takes. */
export interface SettingProps {
  /** Shows toasts. */
  notify: Notify;
}

/** What every entry of an extension may say. */
export interface ExtensionEntry {
  /** What the store must have for it; without that it is not shown. */
  requires?: Requirements;
  /**
   * What the person must be allowed to do. `role:admin` is answered by the person's role in the store, everything else by
   * the host's `can`. Who may not is not shown it, and its address says so.
   */
  permission?: string;
  /** The author's file, for messages. */
  source?: string;
}

/** A widget: a component in one or more zones. */
export interface ExtensionWidget extends ExtensionEntry {
  /** Unique within the extension. */
  id: string;
  /** Where it stands: one zone, or several. */
  zone: Zone | readonly Zone[];
  /** Loads its component, which gets {@link WidgetProps}, when a page with the zone is shown. */
  load: AnyLazyComponent;
  /** Widgets of a zone are sorted by this, then by the order in which they were registered. */
  order?: number;
}

/** The link of a page in the sidebar. */
export interface RouteLink {
  /** Words, or a key of the extension's messages. */
  label: string;
  /** Stands before the label. Left out: the icon of all extensions. */
  icon?: IconComponent;
  /** `extensions` when left out. See {@link SidebarGroup}. */
  group?: string;
  /** Entries of a group are sorted by it; 100 when left out. */
  order?: number;
  /** The path of another entry that it stands under, such as `/products`. */
  parent?: string;
  /** A number or a short text beside the label. Asked again every minute while the page is looked at. */
  badge?: BadgeLoader;
}

/** A page below `a/`. See `checkRoutePath` for the paths that may be used. */
export interface ExtensionRoute extends ExtensionEntry {
  /** With a leading slash; parameters as `:id`. */
  path: string;
  /** Loads the page's component, when somebody opens it. */
  load: LazyComponent<RouteProps>;
  /** The page's link in the sidebar; without it the page is reached by its address only. */
  link?: RouteLink;
  /** The page's name in the browser's title, as words or as a key; the link's label when left out. */
  title?: string;
  /** Its name in the trail above the page, as words or as a key; its title when left out. */
  breadcrumb?: string;
  /** Whether the page is shown at every address below its own too, for `<Routes>` in it. Pages of their own go first. */
  splat?: boolean;
}

/** What the settings say of a page, before it is opened. */
interface SettingCard extends ExtensionEntry {
  /** One segment, without slashes: the page is at `settings/<path>`. */
  path: string;
  /** Words, or a key of the extension's messages. */
  label: string;
  /** What can be set there: words, or a key of the extension's messages. */
  description: string;
  /** Stands on the card. Left out: the icon of all settings. */
  icon?: IconComponent;
}

/**
 * A settings page that the admin makes: a form, and where its values are kept.
 *
 * @example
 * form: { schema: z.object({ days: z.number() }), fields: [field.number("days")], defaultValues: { days: 14 } }
 */
export interface SettingsForm {
  /** Any Standard Schema. */
  schema: StandardSchema;
  /** Made with `field.*`; their labels are the keys `<extension>.fields.<key>`. */
  fields: readonly AnyField[];
  /** What the fields hold until somebody saves; empty fields when left out. */
  defaultValues?: Readonly<Record<string, unknown>>;
  /** Where the values are kept; the store's metadata, under the extension's id, when left out. */
  storage?: SettingsStorage;
}

/**
 * Keeps the values of a settings form at an endpoint of the extension.
 *
 * @example
 * { read: ({ client }) => client.admin.custom.get("/reviews/settings"),
 *   write: (values, { client }) => client.admin.custom.post("/reviews/settings", { ...values }) }
 */
export interface SettingsStorage {
  /** What the form starts with. It runs when the page is opened. */
  read(host: Host): Promise<Readonly<Record<string, unknown>>>;
  /** What it throws is shown in the form, with what was typed. */
  write(values: Readonly<Record<string, unknown>>, host: Host): Promise<unknown>;
}

/** A card in the settings and the page that it opens: one of your own (`load`), or a form. Cards are sorted by path. */
export type ExtensionSetting = SettingCard &
  ({ load: LazyComponent<SettingProps>; form?: undefined } | { form: SettingsForm; load?: undefined });

/**
 * Something that can be done from everywhere: by its name in the command palette, or by its keys.
 *
 * @example { id: "open", label: "Open reviews", keywords: "stars opinions", shortcut: "g v", to: "/reviews" }
 */
export interface ExtensionCommand extends ExtensionEntry {
  /** Unique within the extension. */
  id: string;
  /** Verb and noun, as words or as a key of the extension's messages. */
  label: string;
  /** Other words that it is found by. */
  keywords?: string;
  /** Stands before the label in the command palette. */
  icon?: IconComponent;
  /** The keys that it starts with, as in `useCommands`: `g v`, `Mod+i`. */
  shortcut?: string;
  /** Path below `a` that it leads to: `/reviews`. */
  to?: string;
  /** What it does otherwise. What it throws is told to the person. */
  run?(host: Host): unknown;
}

/**
 * Turns the definition of a resource into another one. It is asked for every resource, after the changes of all extensions. What
 * comes with the body of a resource (its form, its detail page) is not there yet at first: then it is asked once more.
 *
 * @example
 * const withoutReadyViews: ResourceTransform = (resource) =>
 *   resource.list?.views ? { ...resource, list: { ...resource.list, views: [] } } : resource;
 */
export type ResourceTransform = (resource: AnyResource) => AnyResource;

/**
 * Kinds that an extension brings, by the names that parts of definitions say as their `kind`. The first extension keeps a name;
 * those of the contract are taken.
 *
 * @example
 * const rating: FilterKind<RatingFilter<string>, number> = { parse, serialize: String, describe, load, sample: () => 3 };
 * export default defineExtension({ id: "reviews", kinds: { filters: { rating } } });
 */
export interface ExtensionKinds {
  /** Kinds of filters, by their names. */
  filters?: Readonly<Record<string, AnyFilterKind>>;
  /** Kinds of cells, by their names. */
  cells?: Readonly<Record<string, AnyCellKind>>;
  /** Kinds of fields, by their names. */
  fields?: Readonly<Record<string, AnyFieldKind>>;
}

/** What an extension brings. All lists are optional. */
export interface ExtensionDefinition {
  /** Names the extension in messages; unique among all. */
  id: string;
  /** The version of the contract that the extension was built for. Set by the compiler. */
  apiVersion?: number;
  /** Kinds of records that it brings, each made with {@link defineResource}. */
  resources?: readonly AnyResource[];
  /** Pages that it brings. */
  routes?: readonly ExtensionRoute[];
  /** Components that it puts on pages of the admin. */
  widgets?: readonly ExtensionWidget[];
  /** Pages that it brings to the settings. */
  settings?: readonly ExtensionSetting[];
  /** What it changes about resources, pages and the sidebar of others; in this order. */
  changes?: readonly Change[];
  /** What it adds to the command palette. */
  commands?: readonly ExtensionCommand[];
  /** Kinds of filters, cells and fields of its own, for its resources and for what it adds to others. */
  kinds?: ExtensionKinds;
  /** Groups of its own in the sidebar. */
  groups?: readonly SidebarGroup[];
  /** The last word about definitions, where changes do not suffice: the views and the order of lists, icons, titles. */
  transformResource?: ResourceTransform;
  /** The last word about the sidebar, where `move` and `hide` do not suffice. */
  transformSidebar?: SidebarTransform;
  /**
   * Texts by language, loaded when they are spoken. Keys are those that the resources derive (`reviews.title`) and the
   * extension's own. What the admin itself says cannot be changed by them. English stands in for what is missing.
   */
  messages?: Readonly<Record<string, MessagesLoader>>;
  /** The author's file that the changes stand in, for messages. Set by the compiler. */
  source?: string;
}

/** Loads the texts of one language: one flat object. */
export type MessagesLoader = () => Promise<{
  /** The texts, by their keys. */
  default: Readonly<Record<string, string>>;
}>;

/**
 * Describes an extension. Built-in resources are such an extension too.
 *
 * @example
 * export default defineExtension({
 *   id: "loyalty",
 *   routes: [{ path: "/loyalty", load: () => import("./loyalty-page"), link: { label: "Loyalty" } }],
 * });
 */
export function defineExtension(definition: ExtensionDefinition): ExtensionDefinition {
  return { apiVersion, ...definition };
}

/** `config` of a file in `src/admin/widgets`. @example export const config: WidgetConfig = { zone: "order.details.after" }; */
export interface WidgetConfig extends Omit<ExtensionEntry, "source"> {
  /** Where it stands: one zone, or several. */
  zone: Zone | readonly Zone[];
  /** Widgets of a zone are sorted by it; 0 when left out. */
  order?: number;
}

/** `config` of a page in `src/admin/routes`. @example export const config: RouteConfig = { link: { label: "Loyalty" } }; */
export interface RouteConfig extends Omit<ExtensionEntry, "source"> {
  /** The page's link in the sidebar. Left out: the page is reached by its URL only. */
  link?: RouteLink;
  /** The page's name in the browser's title, as words or as a key; the link's label when left out. */
  title?: string;
  /** Its name in the trail above the page, as words or as a key; its title when left out. */
  breadcrumb?: string;
  /** Whether the page is shown at every address below its own too, for `<Routes>` in it. Pages of their own go first. */
  splat?: boolean;
}

/**
 * `config` of a page in `src/admin/settings`.
 *
 * @example export const config: SettingConfig = { card: { label: "Reviews", description: "Who may answer" } };
 */
export interface SettingConfig extends Omit<ExtensionEntry, "source"> {
  /** The card in the settings that leads to the page. */
  card: {
    /** What the card is called: words, or a key of the extension's messages. */
    label: string;
    /** What can be set there: words, or a key of the extension's messages. */
    description: string;
    /** Stands on the card. Left out: the icon of all settings. */
    icon?: IconComponent;
  };
}

/** Ties a widget's component to its zone, so that the compiler checks the props. */
export type WidgetComponent<Name extends Zone> = (props: WidgetProps<Name>) => unknown;
