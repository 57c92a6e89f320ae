import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { DialogFrame, type DialogFrameProps } from "../ui/dialogs/dialog-frame";
import { firstFocus } from "../ui/dialogs/first-focus";
import { LayerPane } from "./layer-pane";
import { type LayerEntry, type LayerStack, LayerStackContext, useLayerStack } from "./layer-stack";

interface LayeredFrameProps extends DialogFrameProps {
  className: string;
  stack?: LayerStack;
}

/** The dialog of a layered modal, and of a wizard in one. Not exported from the package. */
export function LayeredFrame({ stack, footer, footerNote, children, ...frame }: LayeredFrameProps) {
  const own = useLayerStack();
  const { layers, pop, reset } = stack ?? own;
  const { isOpen } = frame;
  const top = layers.at(-1);

  useEffect(() => {
    if (!isOpen) reset();
  }, [isOpen, reset]);

  return (
    <LayerStackContext.Provider value={stack ?? own}>
      <DialogFrame
        {...frame}
        hasPanes
        title={top ? top.title : frame.title}
        subtitle={top ? top.subtitle : frame.subtitle}
        onBack={top ? pop : frame.onBack}
        onEscape={top && pop}
        onClose={() => {
          reset();
          frame.onClose();
        }}
      >
        <Panes layers={layers} main={frame.title} footer={footer} footerNote={footerNote}>
          {children}
        </Panes>
      </DialogFrame>
    </LayerStackContext.Provider>
  );
}

interface PanesProps {
  layers: readonly LayerEntry[];
  /** Title of the main content. */
  main: ReactNode;
  footer: ReactNode;
  footerNote: ReactNode;
  children: ReactNode;
}

function Panes({ layers, main, footer, footerNote, children }: PanesProps) {
  const [shown, setShown] = useState<{ layers: PanesProps["layers"]; leaving?: LayerEntry }>({ layers });
  const elements = useRef(new Map<number, HTMLElement>());
  const top = layers.at(-1);
  if (shown.layers !== layers) {
    const before = shown.layers.at(-1);
    setShown({ layers, leaving: before && !layers.includes(before) ? before : undefined });
  }
  const hasMoved = useFocusOnTop(layers, elements.current);
  const keep = (id: number) => (element: HTMLElement | null) => {
    if (element) elements.current.set(id, element);
    else elements.current.delete(id);
  };

  return (
    <div className="th-layers">
      <LayerPane
        isMain
        place={top ? "covered" : "here"}
        paneRef={keep(mainId)}
        footer={footer}
        footerNote={footerNote}
      >
        {children}
      </LayerPane>
      {[...layers, ...(shown.leaving ? [shown.leaving] : [])].map((layer) => (
        <LayerPane
          key={layer.id}
          place={layer === top ? "here" : layer === shown.leaving ? "leaving" : "covered"}
          paneRef={keep(layer.id)}
          onLeft={() => setShown(({ layers }) => ({ layers }))}
          footer={layer.footer}
        >
          {layer.view}
        </LayerPane>
      ))}
      <div className="th-visually-hidden" role="status">
        {hasMoved && (
          <>
            {top ? top.title : main}
            {top?.subtitle && <> ({top.subtitle})</>}
          </>
        )}
      </div>
    </div>
  );
}

const mainId = 0;

/**
 * Moves the focus into a layer that comes, and back to what opened the one that goes. Tells whether it ever moved: only
 * then is there something to announce.
 */
function useFocusOnTop(layers: readonly LayerEntry[], elements: ReadonlyMap<number, HTMLElement>) {
  const before = useRef(layers);
  const [hasMoved, setMoved] = useState(false);
  useLayoutEffect(() => {
    if (before.current === layers) return;
    const [was, now] = [before.current.at(-1), layers.at(-1)];
    // Of several that go at once the lowest was opened from what is seen now.
    const gone = before.current.find((layer) => !layers.includes(layer));
    before.current = layers;
    if (was === now) return;
    setMoved(true);
    const pane = elements.get(now?.id ?? mainId);
    const opener = gone?.opener;
    const target = pane && opener && pane.contains(opener) ? opener : pane && firstFocus(pane);
    target?.focus({ preventScroll: true });
  }, [layers, elements]);
  return hasMoved;
}
