import { useHref } from "@tillhouse/extension-sdk/router";
import { Kbd } from "@tillhouse/extension-sdk/ui";
import { Command } from "cmdk";
import { type MouseEvent, useMemo } from "react";
import { keyCaps } from "../../core/shortcuts/pressed-key";
import { matchedRanges } from "./match-text";
import type { SearchResult } from "./search-result";

export interface PaletteRowProps {
  hit: SearchResult;
  typed: string;
  onChoose: (hit: SearchResult) => void;
}

/** A label with what was typed marked in it. */
function Marked({ label, typed }: { label: string; typed: string }) {
  const ranges = useMemo(() => matchedRanges(typed, label), [typed, label]);
  const parts = [];
  let at = 0;
  for (const [start, end] of ranges) {
    parts.push(label.slice(at, start), <mark key={start}>{label.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {parts}
      {label.slice(at)}
    </>
  );
}

/** Lets the browser open a tab of its own, as for any link. */
function keepForBrowser(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) event.stopPropagation();
  else event.preventDefault();
}

/** One thing that the palette offers; what has an address is a link. */
export function PaletteRow({ hit, typed, onChoose }: PaletteRowProps) {
  const { id, label, lead, meta, end, shortcut, to } = hit;
  const href = useHref(to ?? "");
  const content = (
    <>
      <span className="th-palette__lead" aria-hidden>
        {lead}
      </span>
      <span className="th-truncate" title={label}>
        {/* A number before a name stays before it, whichever way the page is read. */}
        <bdi>
          <Marked label={label} typed={typed} />
        </bdi>
      </span>
      <span className="th-palette__meta">{meta}</span>
      <span className="th-palette__end">{end ?? (shortcut && <Kbd keys={keyCaps(shortcut)} />)}</span>
      <span className="th-palette__key" aria-hidden>
        <kbd className="th-key">↵</kbd>
      </span>
    </>
  );
  return (
    <Command.Item
      value={id}
      data-hit={id}
      className="th-palette__hit"
      onSelect={() => onChoose(hit)}
      asChild={to !== undefined}
    >
      {to === undefined ? (
        content
      ) : (
        <a href={href} tabIndex={-1} draggable={false} onClickCapture={keepForBrowser}>
          {content}
        </a>
      )}
    </Command.Item>
  );
}
