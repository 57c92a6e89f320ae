import type { ReactNode } from "react";

/** Something that the palette offers. */
export interface SearchResult {
  /** Unique among all hits. */
  id: string;
  label: string;
  /** Other words that it is found by: its English name, a description. */
  words?: string;
  lead: ReactNode;
  /** A second reading of it, such as an amount. */
  meta?: ReactNode;
  /** What state it is in. */
  end?: ReactNode;
  /** The keys that do the same. */
  shortcut?: string;
  /** The command that it is, by its path. Left out for what is none. */
  command?: string;
  to?: string;
  run?(): void;
  /** Nobody must run it by a key too many; see `Command`. */
  needsCare?: boolean;
  /** The palette stays: what failed is tried again. */
  isStaying?: boolean;
}

/** Hits under one heading. */
export interface SearchResultGroup {
  id: string;
  heading: string;
  hits: readonly SearchResult[];
}
