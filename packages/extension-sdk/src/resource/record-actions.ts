import { type ComponentType, createContext } from "react";
import type { RecordOf, ResourceName } from "../records/resources";

/** What `RecordActions` takes: whose actions they are, and which of them. */
export interface RecordActionsProps<Name extends ResourceName = ResourceName> {
  /** Name of the resource. */
  of: Name;
  /** The record that they are done with. */
  record: RecordOf<Name>;
  /** Ids of the actions that stand as buttons; the others are in a menu. */
  buttons?: readonly string[];
  /** Ids of the actions that the menu is limited to; an empty list leaves it out. */
  only?: readonly string[];
  /** Ids of the actions that stand elsewhere. */
  without?: readonly string[];
  /**
   * The part of a page that it is about, as several menus of one record may stand there: "Fulfilment 1" makes "Actions for
   * Fulfilment 1 of #1120". Beside the record of a page this is the section around it, where nothing else is said.
   */
  part?: string;
}

/** The component that draws the actions of a record, its questions and its forms. The admin provides it. */
export const RecordActionsContext = createContext<ComponentType<RecordActionsProps> | undefined>(undefined);
