import { listedGroups } from "./component-list.dev";
import type { GalleryReference } from "./reference-data.dev";
import { RichText } from "./rich-text.dev";

/** The first paragraph of what is said of something. */
const summaryOf = (about: string) => about.split(/\n{2,}/)[0] ?? "";

/** What the gallery is for, and all that it has with a sentence for each. */
export function Overview({ reference, names }: { reference: GalleryReference; names: ReadonlySet<string> }) {
  const { components, examples } = reference;
  const texts = new Map([
    ...examples.map(({ id, about }) => [id, about] as const),
    ...components.map(({ name, about }) => [name, summaryOf(about)] as const),
  ]);
  return (
    <article>
      <h1 tabIndex={-1}>Components for extensions</h1>
      <p>
        The pages of the admin are made of these. Start from a complete page, and copy its code into a file of
        your own.
      </p>
      {listedGroups(reference, "").map((group) => (
        <section key={group.title} className="reference__overview" aria-label={group.title}>
          <h2>{group.title}</h2>
          <dl>
            {group.names.map((name) => (
              <Entry key={name} name={name} about={texts.get(name) ?? ""} names={names} />
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

function Entry({ name, about, names }: { name: string; about: string; names: ReadonlySet<string> }) {
  return (
    <div>
      <dt>
        <a className="th-link" href={`#${name}`}>
          {name}
        </a>
      </dt>
      <dd>
        <RichText text={about} names={names} />
      </dd>
    </div>
  );
}
