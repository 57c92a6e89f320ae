import { useEffect, useRef } from "react";
import { SearchInput } from "../../ui/controls/search-input";
import type { GalleryReference } from "./reference-data.dev";

interface ComponentListProps {
  reference: GalleryReference;
  query: string;
  onQueryChange(query: string): void;
  /** The component or page that is shown. */
  current: string;
}

/** What is listed under one heading. */
interface ListedGroup {
  title: string;
  names: string[];
}

/** Complete pages, and then the components of each entry: those that fit what was typed. */
export function listedGroups({ components, examples }: GalleryReference, query: string): ListedGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (...texts: string[]) => {
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const entries = [...new Set(components.map(({ entry }) => entry))];
  return [
    {
      title: "Pages",
      names: examples.filter(({ isPage, id, about }) => isPage && fits(id, about)).map(({ id }) => id),
    },
    ...entries.map((entry) => ({
      title: entry,
      names: components
        .filter((each) => each.entry === entry)
        .filter(({ name, about, props }) => fits(name, about, entry, ...props.map((prop) => prop.name)))
        .map(({ name }) => name)
        .sort((left, right) => left.localeCompare(right, "en")),
    })),
  ].filter(({ names }) => names.length > 0);
}

/** All components with a link to each, and a field that narrows them. */
export function ComponentList({ reference, query, onQueryChange, current }: ComponentListProps) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read from the page
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const groups = listedGroups(reference, query);
  const count = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <nav className="reference__list" aria-label="Components" ref={list}>
      <SearchInput
        label="Find a component"
        placeholder="Name, prop or purpose"
        value={query}
        onChange={onQueryChange}
      />
      <p className="th-visually-hidden" role="status">
        {count === 0 ? "" : `${count} found`}
      </p>
      {count === 0 && <p className="th-muted">No component has that name, prop or purpose.</p>}
      {groups.map(({ title, names }) => (
        <section key={title} aria-label={title}>
          <h2>
            <bdi>{title.replace("@tillhouse/extension-sdk", "")}</bdi>
          </h2>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`} aria-current={name === current ? "page" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
