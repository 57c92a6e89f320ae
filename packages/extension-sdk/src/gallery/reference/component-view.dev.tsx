import { CodeBlock } from "./code-block.dev";
import { ExampleView } from "./example-view.dev";
import { PropsTable } from "./props-table.dev";
import type { GalleryComponent, GalleryExample } from "./reference-data.dev";
import { RichText } from "./rich-text.dev";

interface ComponentViewProps {
  component: GalleryComponent;
  examples: readonly GalleryExample[];
  names: ReadonlySet<string>;
}

/** One component: what it is for, its examples, and its props. */
export function ComponentView({ component, examples, names }: ComponentViewProps) {
  const { name, entry, about, snippets } = component;
  const find = (ids: readonly string[]) => examples.filter(({ id }) => ids.includes(id));
  const own = find(component.examples);
  const inOthers = find(component.uses);
  // What is drawn within another component is shown there.
  const shown = own.length > 0 ? own : inOthers.filter(({ isPage }) => !isPage).slice(0, 2);
  const pages = inOthers.filter(({ isPage }) => isPage);
  return (
    <article>
      <h1 tabIndex={-1}>{name}</h1>
      <RichText text={about} names={names} />
      <CodeBlock code={`import { ${name} } from "${entry}";`} label={`the import of ${name}`} />
      {shown.map((example) => (
        <ExampleView key={example.id} example={example} names={names} />
      ))}
      {shown.length === 0 &&
        snippets.map((code) => <CodeBlock key={code} code={code} label={`a use of ${name}`} />)}
      <PropsTable component={component} names={names} />
      {pages.length > 0 && (
        <p>
          {"On complete pages: "}
          {pages.map(({ id }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <a className="th-link" href={`#${id}`}>
                {id}
              </a>
            </span>
          ))}
        </p>
      )}
    </article>
  );
}
