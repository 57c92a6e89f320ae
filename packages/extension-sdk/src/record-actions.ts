import { type ComponentType, createContext } from "react";
import type { RecordOf, ResourceName } from "./resources";

/** Props of `RecordActions`. */
export interface RecordActionsProps<Name extends ResourceName = ResourceName> {
  /** Name of the resource. */
  of: Name;
  record: RecordOf<Name>;
  /** Ids of the actions that stand as buttons; the others are in a menu. */
  buttons?: readonly string[];
  /** Ids of the actions that the menu is limited to; an empty list leaves it out. */
  only?: readonly string[];
  /** Ids of the actions that stand elsewhere. */
  without?: readonly string[];
}

/** The component that draws the actions of a record, its questions and its forms. The admin provides it. */
export const RecordActionsContext = createContext<ComponentType<RecordActionsProps> | undefined>(undefined);
