import type { PageElement } from "../watch/page-elements";
import { PropsTree } from "./props-tree";
import { Snippet } from "./snippet";
import { changeTexts, fileName, widgetText } from "./snippet-text";
import { SourceLink } from "./source-link";

export interface ElementDetailsProps {
  /** The name of a zone or the id of a part; it need not be on the page. */
  id: string;
  isZone: boolean;
  /** The prop that a zone hands its record over in. */
  prop?: string | undefined;
  part: PageElement | undefined;
  /** The project's folder. */
  root: string | undefined;
}

const roles = { widget: "Widget of", brought: "Brought by", wraps: "Wrapped by" } as const;

/** Everything about one zone or one part: who stands there, what it is given, and code to begin with. */
export function ElementDetails({ id, isZone, prop, part, root }: ElementDetailsProps) {
  const bringers = part?.bringers ?? [];
  return (
    <>
      <h3>Who stands here</h3>
      {bringers.length === 0 ? (
        <p className="hush">
          {isZone ? "Nobody. It is empty." : part ? "The admin itself." : "It is not on this page."}
        </p>
      ) : (
        <ol className="bringers">
          {bringers.map(({ role, owner, source, order }) => (
            <li key={`${role} ${owner} ${source}`}>
              {roles[role]} <strong>{owner}</strong>
              {order !== undefined && <span className="hush"> · order {order}</span>}
              {source !== undefined && <SourceLink root={root} source={source} />}
            </li>
          ))}
        </ol>
      )}
      {part !== undefined && (
        <>
          <h3>What it is given</h3>
          <div className="tree" dir="ltr">
            <PropsTree name="props" value={part.props} startsOpen />
          </div>
        </>
      )}
      {isZone ? (
        <>
          <h3>A widget for it</h3>
          <p className="hush">
            Save it as <code>src/admin/widgets/{fileName(id)}.tsx</code>
          </p>
          <Snippet name="widget" text={widgetText({ zone: id, prop })} />
        </>
      ) : (
        <>
          <h3>Changes of it</h3>
          <p className="hush">
            They stand in <code>changes</code> of <code>src/admin/extension.ts</code>
          </p>
          {changeTexts(id).map(({ name, text }) => (
            <Snippet key={name} name={name} text={text} />
          ))}
        </>
      )}
    </>
  );
}
