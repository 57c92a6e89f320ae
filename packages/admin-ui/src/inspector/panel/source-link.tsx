export interface SourceLinkProps {
  root: string | undefined;
  /** The author's file, relative to the project. */
  source: string;
}

/** Names a file of the author, and opens it in the editor where the project's folder is known. */
export function SourceLink({ root, source }: SourceLinkProps) {
  if (root === undefined) return <code className="source">{source}</code>;
  const path = `${root.replaceAll("\\", "/").replace(/^\/?/, "/")}/${source}`;
  return (
    <a className="source" href={`vscode://file${encodeURI(path)}`}>
      {source}
    </a>
  );
}
