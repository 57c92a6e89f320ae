import type { GalleryComponent } from "./reference-data.dev";
import { RichText } from "./rich-text.dev";

/** The props of a component: name, type, whether it is needed, and what it is for. */
export function PropsTable({
  component,
  names,
}: {
  component: GalleryComponent;
  names: ReadonlySet<string>;
}) {
  const { name, props, attributes } = component;
  const elements = attributes === undefined ? undefined : `<${attributes}>`;
  return (
    <section className="reference__props" aria-label={`Props of ${name}`}>
      <h2>Props</h2>
      {props.length === 0 && <p className="th-muted">It has no props of its own.</p>}
      {props.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">Type</th>
              <th scope="col">Needed</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code className="th-mono">{prop.name}</code>
                </th>
                <td data-label="Type">
                  <code className="th-mono" dir="ltr">
                    {prop.type}
                  </code>
                </td>
                <td data-label="Needed">{prop.isRequired ? "yes" : "no"}</td>
                <td data-label="What for">
                  <RichText text={prop.about} names={names} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {elements !== undefined && (
        <p className="th-muted">
          It also takes the attributes of <code className="th-mono">{elements}</code>.
        </p>
      )}
    </section>
  );
}
