import type { KnownName } from "../watch/known-names";

export interface NameListProps {
  names: readonly KnownName[];
  words: string;
  onWords: (words: string) => void;
  onSelect: (id: string) => void;
}

/** So many are listed; more are found by typing. */
const most = 200;

/** All zones and ids, those of this page first, found by what they are called. */
export function NameList({ names, words, onWords, onSelect }: NameListProps) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = names.filter(({ id }) => wanted.every((word) => id.toLowerCase().includes(word)));
  const groups = [
    { title: "On this page", items: found.filter(({ part }) => part !== undefined) },
    { title: "Elsewhere", items: found.filter(({ part }) => part === undefined).slice(0, most) },
  ];
  return (
    <>
      <input
        type="search"
        className="search"
        aria-label="Find a zone or an id"
        placeholder="Find a zone or an id"
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <p className="hush" role="status">
        {found.length === 1 ? "1 name" : `${found.length} names`}
      </p>
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          {items.length > 0 && <h2 className="group">{title}</h2>}
          <ul className="names">
            {items.map(({ id, isZone, part, href }) => (
              <li key={`${isZone} ${id}`}>
                <button
                  type="button"
                  className="name-button"
                  data-kind={isZone ? "zone" : "part"}
                  onClick={() => onSelect(id)}
                >
                  <span dir="ltr">{id}</span>
                </button>
                {part === undefined && href !== undefined && (
                  <a className="go" href={href} aria-label={`Go to the page of ${id}`}>
                    Go
                  </a>
                )}
                {part !== undefined && part.bringers.length > 0 && (
                  <span className="count" title="Contributions">
                    {part.bringers.length}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
