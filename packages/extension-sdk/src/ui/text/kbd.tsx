/** What {@link Kbd} takes. */
export interface KbdProps {
  /** One key or several pressed one after the other: `"Ctrl K"`, `["G", "O"]`. */
  keys: string | readonly string[];
}

/** Keyboard keys, drawn as caps. */
export function Kbd({ keys }: KbdProps) {
  const list = typeof keys === "string" ? [keys] : keys;
  return (
    <span className="th-keys">
      {list.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice
        <kbd className="th-key" dir="ltr" key={index}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
