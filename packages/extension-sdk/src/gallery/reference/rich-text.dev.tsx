import { Fragment } from "react";

const pattern = /(`[^`]+`|\{@link [^}]+\})/;

/** A comment of the sources: code between backticks, and links to other components. */
export function RichText({ text, names }: { text: string; names: ReadonlySet<string> }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph}>
      {/* English reads from left to right on a page that does not. */}
      <bdi>
        {paragraph.split(pattern).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity and keep their order
          <Fragment key={index}>
            <Piece text={piece} names={names} />
          </Fragment>
        ))}
      </bdi>
    </p>
  ));
}

function Piece({ text, names }: { text: string; names: ReadonlySet<string> }) {
  const code = /^`([^`]+)`$/.exec(text)?.[1];
  if (code !== undefined) return <code className="th-mono">{code}</code>;
  const target = /^\{@link ([\w.]+).*\}$/s.exec(text)?.[1];
  if (target === undefined) return text;
  return names.has(target) ? (
    <a className="th-link" href={`#${target}`}>
      {target}
    </a>
  ) : (
    <code className="th-mono">{target}</code>
  );
}
