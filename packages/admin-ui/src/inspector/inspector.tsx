import { useEffect, useMemo, useRef, useState } from "react";
import { Outlines } from "./outlines";
import { ElementDetails } from "./panel/element-details";
import { ExtensionCosts } from "./panel/extension-costs";
import { NameList } from "./panel/name-list";
import type { InspectorSource } from "./watch/inspector-source";
import { knownNames } from "./watch/known-names";
import { usePage } from "./watch/use-page";

export interface InspectorProps {
  source: InspectorSource;
  onClose: () => void;
}

const layers = [
  { kind: "zone", label: "Zones" },
  { kind: "part", label: "Parts" },
  { kind: "page", label: "Pages" },
] as const;

/** Shows what of a page extensions can name, who stands there and what that costs. */
export function Inspector({ source, onClose }: InspectorProps) {
  const { admin, parts } = usePage(source);
  const [tab, setTab] = useState<"page" | "extensions">("page");
  const [selected, setSelected] = useState<string>();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(["zone", "part"]));
  const [words, setWords] = useState("");
  // A second press may come before the first one was drawn.
  const current = useRef(selected);
  current.current = selected;
  const panel = useRef<HTMLElement>(null);
  const names = useMemo(() => (admin === undefined ? [] : knownNames(admin, parts)), [admin, parts]);
  const name = names.find(({ id }) => id === selected);

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const place = panel.current?.getRootNode();
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== "Escape") return;
      event.stopPropagation();
      if (current.current === undefined) onClose();
      current.current = undefined;
      setSelected(undefined);
      panel.current?.focus({ preventScroll: true });
    };
    place?.addEventListener("keydown", onKey);
    return () => place?.removeEventListener("keydown", onKey);
  }, [onClose]);

  const select = (id: string | undefined) => {
    setTab("page");
    setSelected(id);
    panel.current?.focus({ preventScroll: true });
  };
  const toggle = (kind: string) => {
    const next = new Set(shown);
    if (!next.delete(kind)) next.add(kind);
    setShown(next);
  };

  return (
    <>
      <Outlines
        parts={parts.filter(({ kind, id }) => shown.has(kind) || id === selected)}
        selected={selected}
        onSelect={select}
      />
      <section className="panel" aria-label="Inspector" ref={panel} tabIndex={-1}>
        <header className="bar">
          {(["page", "extensions"] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="tab"
              aria-pressed={tab === one}
              onClick={() => setTab(one)}
            >
              {one === "page" ? "Page" : "Extensions"}
            </button>
          ))}
          <button type="button" className="button close" onClick={onClose}>
            Close
          </button>
        </header>
        {tab === "extensions" ? (
          <div className="body">
            <ExtensionCosts source={source} admin={admin} />
          </div>
        ) : name !== undefined ? (
          <div className="body">
            <button type="button" className="button" onClick={() => select(undefined)}>
              All names
            </button>
            <h2 dir="ltr">{name.id}</h2>
            <ElementDetails {...name} root={source.project().root} />
          </div>
        ) : (
          <div className="body">
            <fieldset className="layers" aria-label="Outlines">
              {layers.map(({ kind, label }) => (
                <label key={kind} data-kind={kind}>
                  <input type="checkbox" checked={shown.has(kind)} onChange={() => toggle(kind)} />
                  {label}
                </label>
              ))}
            </fieldset>
            <NameList names={names} words={words} onWords={setWords} onSelect={select} />
          </div>
        )}
      </section>
    </>
  );
}
