import { useCommands, useHost } from "@tillhouse/extension-sdk";
import { Button, Kbd } from "@tillhouse/extension-sdk/ui";
import { Search } from "lucide-react";
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { ariaKeys, keyCaps } from "../../core/shortcuts/pressed-key";
import { useShortcutRegistry } from "../../core/shortcuts/shortcuts";

const load = () => import("../command-palette/command-palette");
const CommandPalette = lazyDialog(load);

const path = "everywhere.palette";
const initialKeys = "Mod+k";

/** Loads the palette before it is asked for; a failure shows when it is. */
function preload() {
  load().catch(() => undefined);
}

/**
 * Keeps what is typed between the key that opens the palette and the moment when it can be typed into, also where its field
 * has the focus already: nothing of it is lost, and none of it is taken for another key of the page.
 */
function useTypedAhead(onEscape: () => void) {
  const typed = useRef("");
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const end = () => stop.current();
  const begin = () => {
    end();
    typed.current = "";
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key.length === 1) typed.current += event.key;
      else if (event.key === "Backspace") typed.current = typed.current.slice(0, -1);
      else if (event.key === "Escape") {
        // The first takes away what was typed, as it does in the palette.
        if (typed.current !== "") typed.current = "";
        else {
          end();
          onEscape();
        }
      }
    };
    // At once: the next key may come before anything is drawn.
    document.addEventListener("keydown", keep, true);
    stop.current = () => document.removeEventListener("keydown", keep, true);
  };
  return { typed, begin, end };
}

/** The palette, opened by its keys, and what opens it by hand. */
function usePalette() {
  const { translate } = useHost();
  const shortcuts = useShortcutRegistry();
  useSyncExternalStore(shortcuts.subscribe, shortcuts.version);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const typedAhead = useTypedAhead(() => setIsOpen(false));
  const close = () => {
    typedAhead.end();
    setIsOpen(false);
  };
  const open = () => {
    typedAhead.begin();
    setWasOpened(true);
    setIsOpen(true);
    // Where its file is gone there will be nothing to type into.
    load().catch(typedAhead.end);
  };
  const label = translate("palette.open");
  useCommands("everywhere", [
    {
      id: "palette",
      label,
      shortcut: initialKeys,
      run: isOpen ? close : open,
      isKeyOnly: true,
      isAlways: true,
    },
  ]);
  const palette = wasOpened && (
    <Suspense fallback={null}>
      <CommandPalette
        isOpen={isOpen}
        typedAhead={typedAhead.typed}
        onReady={typedAhead.end}
        onClose={close}
      />
    </Suspense>
  );
  return { label, keys: shortcuts.keysOf(path, initialKeys), open, palette };
}

/** The palette where no button opens it: its keys do. */
export function PaletteKeys() {
  return usePalette().palette;
}

/** Opens the command palette, by hand or by its keys. */
export function PaletteButton() {
  const { label, keys, open, palette } = usePalette();
  const common = {
    "aria-keyshortcuts": ariaKeys(keys),
    "aria-haspopup": "dialog" as const,
    onClick: open,
    onPointerEnter: preload,
    onFocus: preload,
  };
  return (
    <>
      <button type="button" className="th-palette-button th-wide-only" {...common}>
        <Search className="th-icon" aria-hidden />
        <span className="th-truncate">{label}</span>
        {keys && <Kbd keys={keyCaps(keys)} />}
      </button>
      <span className="th-phone-only th-palette-button__phone">
        <Button
          variant="ghost"
          iconOnly
          label={label}
          icon={<Search className="th-icon" aria-hidden />}
          {...common}
        />
      </span>
      {palette}
    </>
  );
}
