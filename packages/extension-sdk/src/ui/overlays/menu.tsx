import { Slot } from "@radix-ui/react-slot";
import {
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";
import { loadOverlays, prepareOverlays } from "./load-overlays";
import { orMissingChunk } from "./missing-chunk";
import type { OpenMenuProps } from "./overlays";
import { useEarlyEscape } from "./use-early-escape";

const OpenMenu = lazy<ComponentType<OpenMenuProps>>(() =>
  loadOverlays().then(({ OpenMenu }) => ({ default: OpenMenu }), orMissingChunk),
);

/** Something that a {@link Menu} offers: what it does, or where it leads. */
export interface MenuAction {
  /** Unique in the menu. */
  id: string;
  /** Verb and noun. An item that opens a dialog ends in "…". */
  label: string;
  /** Stands before the label. */
  icon?: ReactNode;
  /** What it does; the menu closes. */
  onSelect?(): void;
  /** Makes the item a link. */
  to?: string;
  /** Draws it as something that takes away or harms. */
  tone?: "danger";
  /** It cannot be chosen. */
  isDisabled?: boolean;
  /** Why it is disabled. Shown under the label; the item stays reachable so that it can be read. */
  reason?: string;
  /** The key that does the same, such as "D". */
  shortcut?: string;
}

/** What stands above a group of actions: whose menu it is, or what the group is about. */
export interface MenuHeading {
  /** Unique in the menu. */
  id: string;
  /** What stands there; it cannot be chosen. */
  heading: string;
  /** A second line, such as an e-mail address. */
  note?: string;
}

/** An entry of a {@link Menu}. @example { id: "delete", label: "Delete review…", tone: "danger", onSelect: ask } */
export type MenuItem =
  | MenuAction
  | MenuHeading
  | {
      /** Unique in the menu. */
      id: string;
      /** A line between two groups. */
      separator: true;
    };

/** What {@link Menu} takes. */
export interface MenuProps {
  /** The element that opens the menu, usually a {@link Button}. */
  trigger: ReactElement;
  /** Accessible name of the list. */
  label: string;
  /** What the menu offers, in this order. */
  items: readonly MenuItem[];
  /** Which end of the trigger it lines up with; `"end"` when left out. */
  align?: "start" | "center" | "end";
  /** Open from the start, for a menu that was only made when it was asked for. */
  startsOpen?: boolean;
}

/**
 * A menu of actions. Arrow keys, Home, End and typing move; Esc closes and gives the focus back.
 *
 * @example
 * <Menu label="Order actions" trigger={<Button iconOnly label="More" icon={<Ellipsis className="th-icon" />} />}
 *   items={[{ id: "duplicate", label: "Duplicate", onSelect: duplicate }]} />
 */
export function Menu({ trigger, label, items, align, startsOpen = false }: MenuProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [isByKey, setIsByKey] = useState(false);
  const element = useRef<HTMLElement>(null);
  const triggerId = useId();
  useEarlyEscape({ isOpen, onClose: () => setIsOpen(false) });
  const toggle = (withKey: boolean) => {
    setIsByKey(withKey);
    setIsOpen(!isOpen);
  };
  return (
    <>
      <Slot
        ref={element}
        id={triggerId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-state={isOpen ? "open" : "closed"}
        onPointerEnter={prepareOverlays}
        onFocus={prepareOverlays}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The menu takes the focus, not what opens it.
          if (!isOpen) event.preventDefault();
          toggle(false);
        }}
        onKeyDown={(event) => {
          if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
          event.preventDefault();
          if (!isOpen) toggle(true);
        }}
      >
        {trigger}
      </Slot>
      {isOpen && (
        <Suspense fallback={null}>
          <OpenMenu
            trigger={element}
            triggerId={triggerId}
            isByKey={isByKey}
            onClose={() => setIsOpen(false)}
            label={label}
            items={items}
            align={align}
          />
        </Suspense>
      )}
    </>
  );
}
