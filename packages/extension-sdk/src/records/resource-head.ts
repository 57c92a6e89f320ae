import type { ComponentType } from "react";
import type { StoreDetails } from "../client/medusa-client";
import type { Requirements } from "../client/store-features";
import type { SearchDefinition } from "./find";
import type { FieldSelection, ResourceApi } from "./resource-api";

/** An icon component such as those of `lucide-react`. */
export type IconComponent = ComponentType<{ className?: string }>;

/** Place in the sidebar or among the settings: groups keep their order, entries are sorted within them. */
export interface ResourceNavigation {
  /** A group of the admin, or the id of one that the extension brings (`groups`). */
  group:
    | "sales"
    | "catalog"
    | "people"
    | "promotion"
    | "extensions"
    | "settings"
    | (string & Record<never, never>);
  order: number;
  icon: IconComponent;
  /** Among the settings: the cards that it stands with; the store's when left out. */
  section?: "store" | "access";
  /**
   * Among the settings: what its card says of what is set; `"count"` is how many records there are. `stateOf` names the state of
   * each: the card says how many are in which, by the texts `<resource>.counted.<state>`.
   */
  summary?: "count" | ((store: StoreDetails) => string) | { stateOf: (record: never) => string };
  /** The key that leads to its list when it is pressed after `g`: `o` for orders. */
  shortcut?: string;
  /** Id of the ready view of its list that the entry says the count of: what waits for work. */
  counts?: string;
}

/** Turns keys into words, for what a record is called. */
export interface TitleWords {
  translate: (key: string, values?: Record<string, string | number>) => string;
}

/** What of the head of a resource differs with its record. */
export interface HeadTypes {
  /** Names of other resources. */
  name: string;
  record: unknown;
}

/** What is known of a resource from the start: its addresses, where it stands, how it is found. */
export interface HeadOf<Types extends HeadTypes> {
  /** Where its pages are below `a/`, where that is not its name: `customers/groups`. */
  route?: string;
  /** Prefix of the resource's widget zones, where v1 named it otherwise than the API; `api.singularKey` when left out. */
  zone?: string;
  /** The feature flag or module of the store without which there is no such thing: `publishable_api_keys`. */
  requires?: Requirements;
  api: ResourceApi;
  /**
   * What a record is called in titles, links and notices. `words` make a text of a number: what would otherwise be called as
   * a record of another resource is.
   *
   * @example title: (draft, { translate }) => translate("draft-orders.titled", { number: draft.display_id })
   */
  title: (record: Types["record"], words: TitleWords) => string;
  nav?: ResourceNavigation;
  /** How the command palette finds its records; `false` where it leaves them alone. */
  search?: SearchDefinition | false;
  /** Other resources that change when a record is made, changed or deleted. */
  invalidates?: readonly (Types["name"] | "store")[];
}

interface AnyHeadTypes extends HeadTypes {
  record: never;
}

/** A resource as its neighbours see it: what it is called, where it is, and what its pages ask the store for. */
export interface ResourceInfo extends HeadOf<AnyHeadTypes> {
  name: string;
  list?: { select?: FieldSelection | readonly FieldSelection[] };
  detail?: { select?: FieldSelection | readonly FieldSelection[] };
  /** Loads the rest of the definition; gone once that is there. */
  body?: () => Promise<unknown>;
}

/** Whether a resource may have a list: of one whose body is not there yet nobody knows otherwise. */
export function hasList({ list, body }: ResourceInfo): boolean {
  return list !== undefined || body !== undefined;
}

/** Whether a resource may have pages of its records. See {@link hasList}. */
export function hasPage({ detail, body }: ResourceInfo): boolean {
  return detail !== undefined || body !== undefined;
}
