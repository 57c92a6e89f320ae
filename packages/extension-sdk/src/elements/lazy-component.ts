import type { ComponentType } from "react";

/** A module that is loaded when it is shown, with the component as its default export. */
export type LazyComponent<Props> = () => Promise<{
  /** The component. */
  default: ComponentType<Props>;
}>;

/** A module whose component's props are no longer known; where it is shown decides them. */
export type AnyLazyComponent = () => Promise<{
  /** The component. */
  default: unknown;
}>;
