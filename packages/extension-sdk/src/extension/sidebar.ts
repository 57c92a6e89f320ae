import type { IconComponent } from "../resource/define-resource";
import type { RecordContext } from "../tasks/delete-rule";
import type { BadgeLoader } from "./changes";

/** A group of the sidebar. */
export interface SidebarGroup {
  /** Unique in the sidebar; `group` of entries names it. */
  id: string;
  /** Words, or a key of the extension's messages. */
  label: string;
  /** The admin's own have 10 (sales), 20 (catalog), 30 (people), 40 (promotion) and 50 (extensions). */
  order: number;
}

/** An entry of the sidebar, as `navigation` gets it. */
export interface SidebarItem {
  /** The name of its resource, or the path of its page. */
  id: string;
  /** Path inside the app's router. */
  to: string;
  /** A translation key or words. */
  label: string;
  /** Stands before the label. */
  icon: IconComponent;
  /** Smaller numbers come first within the group. */
  order: number;
  /** Reads what stands at the end of the entry. Left out: nothing does. */
  badge?: BadgeLoader;
  /** Entries that stand under it. */
  items?: readonly SidebarItem[];
}

/** A group of the sidebar with its entries. */
export interface SidebarSection extends SidebarGroup {
  /** Its entries, in the order in which they are shown. */
  items: readonly SidebarItem[];
}

/** Turns the whole sidebar into another one. It runs after every `move` and `hide`; the person's own order comes last. */
export type SidebarTransform = (
  sections: readonly SidebarSection[],
  setting: RecordContext,
) => readonly SidebarSection[];
