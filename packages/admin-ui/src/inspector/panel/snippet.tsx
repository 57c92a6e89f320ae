import { useState } from "react";

export interface SnippetProps {
  /** What the button copies: `widget`, `hide`. */
  name: string;
  text: string;
}

/** Code that can be read, selected, and copied with one press. */
export function Snippet({ name, text }: SnippetProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2000);
  };
  return (
    <div className="copied">
      <pre>{text.trimEnd()}</pre>
      {/* Without an encrypted connection there is no clipboard; the text is there to be selected. */}
      {"clipboard" in navigator && (
        <button type="button" className="button" onClick={() => void copy()}>
          Copy {name}
        </button>
      )}
      <span role="status" className="told">
        {isCopied ? "Copied" : ""}
      </span>
    </div>
  );
}
