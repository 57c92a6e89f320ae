import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { focusHolder } from "../ui/dialogs/focus-holder";

/** One screen on top of a modal. */
export interface Layer {
  /** What it asks or shows, in the head of the modal. */
  title: ReactNode;
  /** The subject of the screen underneath, shown in parentheses after the title. */
  subtitle?: ReactNode;
  /** What it shows. Its properties stay as they were when it was pushed; its own state and what it reads by hooks do not. */
  view: ReactNode;
  /** Its buttons. A view whose buttons need its own state puts them into a {@link LayerFooter}. */
  footer?: ReactNode;
}

/** A layer with what the modal notes about it. */
export interface LayerEntry extends Layer {
  /** Distinguishes screens that show the same. */
  readonly id: number;
  /** What had the focus when it was pushed, and gets it back. */
  readonly opener: HTMLElement | null;
}

/** The screens on top of a modal and the ways to change them. */
export interface LayerStack {
  /** From the lowest to the one that is seen; empty while the main content is seen. */
  readonly layers: readonly LayerEntry[];
  /** Puts a screen on top: the one underneath slides out of view. */
  push(layer: Layer): void;
  /** Goes one screen back; the focus returns to what opened the screen. */
  pop(): void;
  /** Goes back to the main content. */
  reset(): void;
}

/**
 * A stack for a {@link LayeredModal} that is moved from outside of it. What stands inside of the modal needs none: it
 * asks {@link useLayeredModal}.
 *
 * @example
 * const stack = useLayerStack();
 * return <LayeredModal stack={stack} footer={<Button onClick={() => stack.push(reasons)}>Reasons…</Button>} … />;
 */
export function useLayerStack(): LayerStack {
  const [layers, setLayers] = useState<readonly LayerEntry[]>([]);
  const lastId = useRef(0);
  const ways = useMemo(
    () => ({
      push(layer: Layer) {
        lastId.current += 1;
        const pushed = { ...layer, id: lastId.current, opener: focusHolder() };
        setLayers((current) => [...current, pushed]);
      },
      pop: () => setLayers((current) => current.slice(0, -1)),
      reset: () => setLayers((current) => (current.length === 0 ? current : [])),
    }),
    [],
  );
  return useMemo(() => ({ layers, ...ways }), [layers, ways]);
}

/** The stack of the nearest modal. */
export const LayerStackContext = createContext<LayerStack | undefined>(undefined);

/**
 * The screens of the modal around: to open one more, to go back. With a modal inside a modal it is the inner one's.
 *
 * @example
 * const { push, pop } = useLayeredModal();
 * push({ title: "Select reason", subtitle: item.title, view: <Reasons onChoose={pop} /> });
 */
export function useLayeredModal(): LayerStack {
  const stack = useContext(LayerStackContext);
  if (stack === undefined) throw new Error("useLayeredModal must be used within a LayeredModal");
  return stack;
}
