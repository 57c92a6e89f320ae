export interface KeysProps {
  /** One key or several pressed one after the other: `"Ctrl K"`, `["G", "O"]`. */
  keys: string | readonly string[];
}

/** Keyboard keys, drawn as caps. */
export function Keys({ keys }: KeysProps) {
  const list = typeof keys === "string" ? [keys] : keys;
  return (
    <span className="th-keys">
      {list.map((key) => (
        <kbd className="th-key" key={key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
