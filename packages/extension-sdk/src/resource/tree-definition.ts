import type { ArrayKeys, KeysOfType } from "../records/resources";

/**
 * What makes a tree of a list: each record names the one above it.
 *
 * @example tree: { parentKey: "parent_category_id", childrenKey: "category_children", rankKey: "rank" }
 */
export interface TreeDefinition<Item> {
  /** The key that holds the id of the record above; `null` at the top. It is what a move changes. */
  parentKey: KeysOfType<Item, string>;
  /**
   * The key under which a record holds those right below it. The API may leave it out of lists: the admin fills it in, so that rules
   * such as `delete.when` say the same of a row as of a page.
   */
  childrenKey?: ArrayKeys<Item>;
  /**
   * The key of the place among the records of one parent, counted from 0. A move sends it, and the API moves the others along.
   * Without it there is no order that people decide, and records only move from one parent to another.
   */
  rankKey?: KeysOfType<Item, number>;
}

/** The tree of a resource whose record type is no longer known. */
export interface AnyTree {
  /** The key that holds the id of the record above. */
  parentKey: string;
  /** The key that holds the records right below. */
  childrenKey?: string;
  /** The key of the position among the records of one parent. Left out: there is no order. */
  rankKey?: string;
}
