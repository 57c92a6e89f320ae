import * as RadixDialog from "@radix-ui/react-dialog";
import { useHost } from "@tillhouse/extension-sdk";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import { useUi } from "@tillhouse/extension-sdk/ui";
import { useContext, useLayoutEffect, useRef, useState } from "react";
import { HostEventsContext } from "../../core/host/admin-events";
import { PalettePanel } from "./palette-panel";
import type { SearchResult } from "./search-result";
import { usePaletteCommands } from "./use-palette-commands";

export interface CommandPaletteProps {
  isOpen: boolean;
  /** What was typed before there was anything to type into. */
  typedAhead: { readonly current: string };
  /** From now on it can be typed into. */
  onReady: () => void;
  onClose: () => void;
}

/** How long an Enter that comes twice is nobody's, in milliseconds. */
const enterTime = 400;

/** The key that chose something comes once more: it must not press what has the focus afterwards. */
function swallowEnter() {
  const stop = () => document.removeEventListener("keydown", swallow, true);
  const swallow = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return stop();
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", swallow, true);
  setTimeout(stop, enterTime);
}

/** Search and jump: pages, commands and records by their names. */
export default function CommandPalette({ isOpen, typedAhead, onReady, onClose }: CommandPaletteProps) {
  const { translate } = useHost();
  const { container } = useUi();
  const navigate = useNavigate();
  const events = useContext(HostEventsContext);
  const opener = useRef<Element | null>(null);
  const chosen = useRef<SearchResult>();
  const [text, setText] = useState("");
  const [isFresh, setIsFresh] = useState(false);
  // What is set while the page is drawn is in the field before the next key is pressed.
  useLayoutEffect(() => {
    if (!isFresh) return;
    setIsFresh(false);
    setText(typedAhead.current);
    onReady();
  }, [isFresh, typedAhead, onReady]);
  usePaletteCommands();
  const choose = (hit: SearchResult) => {
    if (hit.isStaying) return hit.run?.();
    if (chosen.current !== undefined) return;
    chosen.current = hit;
    swallowEnter();
    onClose();
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay className="th-scrim th-palette__scrim" />
        <RadixDialog.Content
          className="th-palette"
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            chosen.current = undefined;
            // The field has the focus as soon as this is over, but its text a moment later.
            setIsFresh(true);
          }}
          onEscapeKeyDown={(event) => {
            // The first Esc takes away what was typed; the panel does that.
            if (text !== "") event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const hit = chosen.current;
            chosen.current = undefined;
            setText("");
            const place = hit?.to === undefined ? opener.current : container?.querySelector("main");
            if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
            if (hit?.command !== undefined)
              events?.emit("usage", { kind: "command", command: hit.command, by: "palette" });
            // What it opens comes over the page, and gives the focus back to where it is now.
            if (hit?.to !== undefined) navigate(hit.to);
            else hit?.run?.();
          }}
        >
          <RadixDialog.Title className="th-visually-hidden">{translate("palette.open")}</RadixDialog.Title>
          <PalettePanel text={text} onText={setText} onChoose={choose} onClose={onClose} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
