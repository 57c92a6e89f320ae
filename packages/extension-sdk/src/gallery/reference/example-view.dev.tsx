import { Component, type ReactNode } from "react";
import { classNames } from "../../ui/base/class-names";
import { Banner } from "../../ui/feedback/banner";
import { examples } from "../examples/index.dev";
import { CodeBlock } from "./code-block.dev";
import type { GalleryExample } from "./reference-data.dev";
import { RichText } from "./rich-text.dev";

/** Says what went wrong in one example, so that the others stay. */
class ExampleBoundary extends Component<{ children: ReactNode }, { problem?: string }> {
  override state: { problem?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { problem } = this.state;
    return problem === undefined ? this.props.children : <Banner tone="negative">{problem}</Banner>;
  }
}

/** The words of a name: `ButtonWithIcon` becomes “Button with icon”. */
const titleOf = (id: string) =>
  id.replace(/Example$/, "").replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** An example as people see it, what it shows, and its code. */
export function ExampleView({ example, names }: { example: GalleryExample; names: ReadonlySet<string> }) {
  const { id, about, code, isPage, isPaper } = example;
  const Example = examples[id];
  if (Example === undefined) return null;
  return (
    <section className="reference__example" id={id} aria-label={titleOf(id)} data-example={id}>
      <RichText text={about} names={names} />
      <div className={classNames("reference__stage", isPage && "reference__stage--page")}>
        <ExampleBoundary>
          {isPaper ? (
            <div className="th-print-page">
              <Example />
            </div>
          ) : (
            <Example />
          )}
        </ExampleBoundary>
      </div>
      <CodeBlock code={code} label={titleOf(id)} />
    </section>
  );
}
