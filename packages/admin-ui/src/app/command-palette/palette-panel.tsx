import { useHost } from "@tillhouse/extension-sdk";
import { Button, Kbd, Spinner } from "@tillhouse/extension-sdk/ui";
import { Command } from "cmdk";
import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { keyCaps } from "../../core/shortcuts/pressed-key";
import { useShortcutRegistry } from "../../core/shortcuts/shortcuts";
import { PaletteRow } from "./palette-row";
import type { SearchResult } from "./search-result";
import { useResults } from "./use-results";

export interface PalettePanelProps {
  text: string;
  onText: (text: string) => void;
  onChoose: (hit: SearchResult) => void;
  onClose: () => void;
}

/** Ids that no hit has. */
const nobody = ["nobody", "nobody else"] as const;

/** How long a count has to stand before it is read out, in milliseconds. */
const announceAfter = 500;

/** What is typed, and what is found for it. */
export function PalettePanel({ text, onText, onChoose, onClose }: PalettePanelProps) {
  const { translate, absoluteUrl } = useHost();
  const shortcuts = useShortcutRegistry();
  const { groups, isSearching } = useResults(text);
  const hits = groups.flatMap((group) => group.hits);
  const isEmpty = hits.length === 0;
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<string>();
  const [chosen, setChosen] = useState("");
  // What needs care is chosen only by somebody who moves to it, not because it is the only one left.
  const isByHand = useRef(false);
  const change = (next: string) => {
    waiting.current = undefined;
    isByHand.current = false;
    onText(next);
  };
  const choose = (id: string) =>
    setChosen((old) => {
      if (isByHand.current || !hits.find((hit) => hit.id === id)?.needsCare) return id;
      // None of them: another text each time, or what was refused would be taken for chosen.
      return old === nobody[0] ? nobody[1] : nobody[0];
    });

  // A scanner types and presses Enter before any store could answer: the answer is chosen when it comes.
  const [first] = hits;
  useEffect(() => {
    if (isSearching || waiting.current !== text) return;
    waiting.current = undefined;
    if (first !== undefined && !first.isStaying && !first.needsCare) onChoose(first);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (/^(Arrow(Up|Down)|Home|End)$/.test(event.key)) isByHand.current = true;
    const row = event.currentTarget.querySelector<HTMLElement>('[cmdk-item][aria-selected="true"]');
    const hit = hits.find(({ id }) => id === row?.dataset.hit);
    if (event.key === "Enter") {
      if (event.repeat) event.preventDefault();
      else if (hit === undefined && isSearching) waiting.current = text;
      else if ((event.ctrlKey || event.metaKey) && hit?.to !== undefined) {
        event.preventDefault();
        window.open(absoluteUrl(hit.to), "_blank", "noopener");
      }
    } else if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      change("");
    } else if (event.key === "?" && text === "") {
      event.preventDefault();
      showShortcuts();
    }
  };
  const overview = shortcuts.find("everywhere.shortcuts");
  const showShortcuts = () =>
    overview &&
    onChoose({
      id: overview.path,
      command: overview.path,
      label: overview.label,
      lead: null,
      run: overview.run,
    });

  return (
    <Command
      className="th-palette__body"
      label={translate("palette.open")}
      shouldFilter={false}
      vimBindings={false}
      value={chosen}
      onValueChange={choose}
      onKeyDown={onKeyDown}
      onPointerMoveCapture={(event) => {
        // What moves under a resting pointer was not pointed at.
        if (event.movementX !== 0 || event.movementY !== 0) isByHand.current = true;
        else event.stopPropagation();
      }}
    >
      <div className="th-palette__input">
        {isSearching ? (
          <Spinner size="small" label={translate("palette.searching")} />
        ) : (
          <Search className="th-icon" aria-hidden />
        )}
        <Command.Input
          ref={input}
          value={text}
          onValueChange={change}
          placeholder={translate("palette.open")}
          enterKeyHint="go"
        />
        {text !== "" && (
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={translate("palette.clear")}
            icon={<X className="th-icon" aria-hidden />}
            onClick={() => {
              change("");
              input.current?.focus();
            }}
          />
        )}
        <button
          type="button"
          className="th-palette__close"
          aria-label={translate("action.close")}
          onClick={onClose}
        >
          <span className="th-wide-only">
            <Kbd keys="Esc" />
          </span>
          <span className="th-phone-only">{translate("action.close")}</span>
        </button>
      </div>
      <Command.List
        className="th-palette__list"
        label={translate("palette.results")}
        hidden={isEmpty}
        // The focus stays where somebody types.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <Command.Group key={group.id} heading={group.heading} className="th-palette__group">
            {group.hits.map((hit) => (
              <PaletteRow key={hit.id} hit={hit} typed={text} onChoose={onChoose} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {isEmpty && (
        <div className="th-palette__empty">
          {isSearching ? (
            translate("palette.searching")
          ) : (
            <>
              <p className="th-palette__nothing">{translate("palette.nothing", { text: text.trim() })}</p>
              <p>{translate("palette.nothingHint")}</p>
            </>
          )}
        </div>
      )}
      <Announcement text={text} count={hits.length} isSearching={isSearching} />
      <div className="th-palette__foot">
        <span>
          <Kbd keys={["↑", "↓"]} /> {translate("palette.move")}
        </span>
        <span>
          <Kbd keys="↵" /> {translate("palette.choose")}
        </span>
        <span className="th-wide-only">
          <Kbd keys={keyCaps("Mod+Enter")} /> {translate("palette.newTab")}
        </span>
        <button type="button" className="th-push" onClick={showShortcuts}>
          <Kbd keys={keyCaps(overview?.shortcut ?? "?")} /> {translate("palette.shortcuts")}
        </button>
      </div>
    </Command>
  );
}

/** Says how many were found, once they are all there. */
function Announcement({ text, count, isSearching }: { text: string; count: number; isSearching: boolean }) {
  const { translate } = useHost();
  const [said, setSaid] = useState("");
  const now = text.trim() === "" || isSearching ? "" : translate("palette.count", { count });
  useEffect(() => {
    const timer = setTimeout(() => setSaid(now), announceAfter);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div role="status" className="th-visually-hidden">
      {said}
    </div>
  );
}
