import { apiVersion } from "./api-version";
import type { AnyResource, IconComponent } from "./define-resource";
import type { Needs } from "./feature-flags";
import type { Notify } from "./host";
import type { AnyLoad, Load } from "./sections";
import type { WidgetProps, Zone } from "./zone-props";

/** Props of an extension's page. Parameters of the path come from the router's hooks. */
export interface RouteProps {
  notify: Notify;
}

/** Props of an extension's settings page. */
export interface SettingProps {
  notify: Notify;
}

/** A widget: a component in one or more zones. */
export interface ExtensionWidget {
  /** Unique within the extension. */
  id: string;
  zone: Zone | readonly Zone[];
  load: AnyLoad;
  /** Widgets of a zone are sorted by this, then by the order in which they were registered. */
  order?: number;
  /** What the store must have for it; without that it is not shown. */
  needs?: Needs;
  /** The author's file, for messages. */
  source?: string;
}

/** A page below `a/`. See `checkRoutePath` for the paths that may be used. */
export interface ExtensionRoute {
  /** With a leading slash; parameters as `:id`. */
  path: string;
  load: Load<RouteProps>;
  /** The page's link in the sidebar; without it the page is reached by its address only. */
  link?: { label: string; icon?: IconComponent };
  /** What the store must have for it; without that its link is left out, and its address says what is missing. */
  needs?: Needs;
  source?: string;
}

/** A card in the settings and the page that it opens. Cards are sorted by path. */
export interface ExtensionSetting {
  /** One segment, without slashes: the page is at `settings/<path>`. */
  path: string;
  label: string;
  description: string;
  icon?: IconComponent;
  load: Load<SettingProps>;
  /** What the store must have for it; without that its link is left out, and its address says what is missing. */
  needs?: Needs;
  source?: string;
}

/** What an extension brings. All lists are optional. */
export interface ExtensionDefinition {
  /** Names the extension in messages; unique among all. */
  id: string;
  /** The version of the contract that the extension was built for. Set by the compiler. */
  apiVersion?: number;
  resources?: readonly AnyResource[];
  routes?: readonly ExtensionRoute[];
  widgets?: readonly ExtensionWidget[];
  settings?: readonly ExtensionSetting[];
  /**
   * Texts by language, loaded when they are spoken. Keys are those that the resources derive (`reviews.title`) and the
   * extension's own. What the admin itself says cannot be changed by them. English stands in for what is missing.
   */
  messages?: Readonly<Record<string, LoadMessages>>;
}

/** Loads the texts of one language: one flat object. */
export type LoadMessages = () => Promise<{ default: Readonly<Record<string, string>> }>;

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
export interface WidgetConfig {
  zone: Zone | readonly Zone[];
  order?: number;
  needs?: Needs;
}

/** `config` of a page in `src/admin/routes`. @example export const config: RouteConfig = { link: { label: "Loyalty" } }; */
export interface RouteConfig {
  link?: { label: string; icon?: IconComponent };
  needs?: Needs;
}

/** `config` of a page in `src/admin/settings`. */
export interface SettingConfig {
  card: { label: string; description: string; icon?: IconComponent };
  needs?: Needs;
}

/** Ties a widget's component to its zone, so that the compiler checks the props. */
export type WidgetComponent<Name extends Zone> = (props: WidgetProps<Name>) => unknown;
