import type { ComponentType, ReactNode } from "react";
import type { AnyLazyComponent } from "./lazy-component";

/** What every part of a resource may say: a column, a filter, a section, a field, an action. */
export interface ElementOptions {
  /** In `extendResource`: the id of the part that this one stands before. At the end where neither is said. */
  before?: string;
  /** In `extendResource`: the id of the part that this one stands after. */
  after?: string;
  /** What the person must be allowed to do; see `ExtensionEntry.permission`. It is left out for others. */
  permission?: string;
  /** Who brought it or stands around it. Set by the registry; what an author writes here is dropped. */
  readonly contribution?: ElementOrigin;
}

/** Who brought a part of a resource, and who stands around it. Parts of built-ins that nobody changed have none. */
export interface ElementOrigin {
  /** The extension that added or replaced it; the admin's own where it was only wrapped. */
  owner?: string;
  /** The author's file, for messages. Set by the compiler. */
  source?: string;
  /** A field's component that stands in the place of the one of its kind. */
  load?: AnyLazyComponent;
  /** From the inside to the outside. */
  wrappers?: readonly ElementWrapper[];
}

/** What an extension put around a part; see `wrap`. */
export interface ElementWrapper {
  /** The id of the extension that put it there. */
  owner: string;
  /** The author's file, for messages. Set by the compiler. */
  source?: string;
  /** Loads the component that stands around a section, a field, a document or a page. */
  load?: AnyLazyComponent;
  /** Draws around a cell; `original` is what stood there. */
  render?: (record: never, original: ReactNode) => ReactNode;
  /** Runs around an action; `original` does what was done before. */
  run?: (context: never, original: () => Promise<unknown>) => Promise<unknown>;
}

/**
 * What the component gets that `wrap` puts around another one: what stood there, to be shown again.
 *
 * @example export default ({ Original }: WrapperProps) => <Framed><Original /></Framed>;
 */
export interface WrapperProps {
  /** Draws what it is put around, with the props that it would have had. */
  Original: ComponentType;
}
