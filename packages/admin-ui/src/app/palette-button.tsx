import { useCommands, useHost } from "@tillhouse/extension-sdk";
import { Button, Keys } from "@tillhouse/extension-sdk/ui";
import { Search } from "lucide-react";
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lazyDialog } from "../core/lazy-dialog";
import { ariaKeys, keyCaps } from "../core/pressed-key";
import { useShortcutRegistry } from "../core/shortcuts";

const load = () => import("./command-palette/command-palette");
const CommandPalette = lazyDialog(load);

const path = "everywhere.palette";
const initialKeys = "Mod+k";

/** Loads the palette before it is asked for; a failure shows when it is. */
function preload() {
  load().catch(() => undefined);
}

/**
 * Keeps what is typed between the key that opens the palette and the moment when it can be typed into: nothing of it is
 * lost, and none of it is taken for another key of the page.
 */
function useTypedAhead(isWaiting: boolean, onEscape: () => void): { current: string } {
  const typed = useRef("");
  const giveUp = useRef(onEscape);
  giveUp.current = onEscape;
  useEffect(() => {
    if (!isWaiting) return;
    typed.current = "";
    const keep = (event: KeyboardEvent) => {
      const isThere = event.target instanceof Element && event.target.closest(".th-palette") !== null;
      if (isThere || event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key.length === 1) typed.current += event.key;
      else if (event.key === "Backspace") typed.current = typed.current.slice(0, -1);
      else if (event.key === "Escape") giveUp.current();
    };
    document.addEventListener("keydown", keep, true);
    return () => document.removeEventListener("keydown", keep, true);
  }, [isWaiting]);
  return typed;
}

/** Opens the command palette, by hand or by its keys. */
export function PaletteButton() {
  const { translate } = useHost();
  const shortcuts = useShortcutRegistry();
  useSyncExternalStore(shortcuts.subscribe, shortcuts.version);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const close = () => setIsOpen(false);
  const typedAhead = useTypedAhead(isOpen && !isReady, close);
  const open = () => {
    setWasOpened(true);
    setIsReady(false);
    setIsOpen(true);
    // Where its file is gone there will be nothing to type into.
    load().catch(() => setIsReady(true));
  };
  const label = translate("palette.open");
  useCommands("everywhere", [
    {
      id: "palette",
      label,
      keys: initialKeys,
      run: isOpen ? close : open,
      isKeyOnly: true,
      isAlways: true,
    },
  ]);
  const keys = shortcuts.keysOf(path, initialKeys);
  const common = {
    "aria-keyshortcuts": ariaKeys(keys),
    "aria-haspopup": "dialog" as const,
    onClick: open,
    onPointerEnter: preload,
    onFocus: preload,
  };
  return (
    <>
      <button type="button" className="th-finder th-wide-only" {...common}>
        <Search className="th-icon" aria-hidden />
        <span className="th-clip">{label}</span>
        {keys && <Keys keys={keyCaps(keys)} />}
      </button>
      <span className="th-phone-only th-finder__phone">
        <Button
          variant="ghost"
          iconOnly
          label={label}
          icon={<Search className="th-icon" aria-hidden />}
          {...common}
        />
      </span>
      {wasOpened && (
        <Suspense fallback={null}>
          <CommandPalette
            isOpen={isOpen}
            typedAhead={typedAhead}
            onReady={() => setIsReady(true)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
