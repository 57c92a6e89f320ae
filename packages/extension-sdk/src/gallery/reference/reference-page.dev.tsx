import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { appearanceOf, searchOf } from "../appearance.dev";
import { GalleryBar } from "../gallery-bar.dev";
import { ComponentList } from "./component-list.dev";
import { ComponentView } from "./component-view.dev";
import { ExampleView } from "./example-view.dev";
import { GalleryHost } from "./gallery-host.dev";
import { Overview } from "./overview.dev";
import type { GalleryReference } from "./reference-data.dev";

interface ReferencePageProps {
  root: HTMLElement;
  /** Where dialogs and menus are drawn. */
  portals: HTMLElement;
  reference: GalleryReference;
}

const currentName = () => decodeURIComponent(location.hash.slice(1));

/** What the address names, as it changes. */
function useCurrent(): string {
  const [current, setCurrent] = useState(currentName);
  useEffect(() => {
    const follow = () => setCurrent(currentName());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return current;
}

/** The gallery for authors: a list of all components, and the one that the address names. */
export function ReferencePage({ root, portals, reference }: ReferencePageProps) {
  const [appearance, setAppearance] = useState(() => appearanceOf(location.search));
  const { theme, direction, density } = appearance;
  const [query, setQuery] = useState("");
  const current = useCurrent();
  const main = useRef<HTMLElement>(null);
  const names = useMemo(
    () =>
      new Set([...reference.components.map(({ name }) => name), ...reference.examples.map(({ id }) => id)]),
    [reference],
  );
  useLayoutEffect(() => {
    root.dir = direction;
    root.dataset.density = density;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [root, theme, direction, density]);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = !names.has(current) ? "Components" : `${current} · Components`;
    // Whoever opens the page stands at its start anyhow.
    if (!isFirst.current) {
      scrollTo(0, 0);
      main.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [current, names]);

  return (
    <GalleryHost portals={portals} direction={direction} messages={reference.messages}>
      <div className="reference" data-view={names.has(current) ? "component" : "list"}>
        <GalleryBar
          appearance={appearance}
          onChange={(next) => {
            history.replaceState(null, "", searchOf(next));
            setAppearance(next);
          }}
        >
          <a href="#all">Components</a>
        </GalleryBar>
        <ComponentList reference={reference} query={query} onQueryChange={setQuery} current={current} />
        <main className="reference__main" ref={main}>
          <a className="reference__back th-link" href="#all">
            All components
          </a>
          <Content key={current} current={current} reference={reference} names={names} />
        </main>
      </div>
    </GalleryHost>
  );
}

interface ContentProps {
  current: string;
  reference: GalleryReference;
  names: ReadonlySet<string>;
}

function Content({ current, reference, names }: ContentProps) {
  const component = reference.components.find(({ name }) => name === current);
  if (component !== undefined)
    return <ComponentView component={component} examples={reference.examples} names={names} />;
  const example = reference.examples.find(({ id }) => id === current);
  if (example === undefined) return <Overview reference={reference} names={names} />;
  return (
    <article>
      <h1 tabIndex={-1}>{example.id}</h1>
      <ExampleView example={example} names={names} />
    </article>
  );
}
