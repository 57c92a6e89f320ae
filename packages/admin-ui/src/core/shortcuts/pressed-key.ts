/** What of a pressed key counts; a test can make one. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing" | "getModifierState"
>;

/** Whether ⌘ takes the place of Ctrl. */
function isApple(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform);
}

/** A letter as it is pressed, whatever Caps Lock says. Where the keyboard writes no Latin letters, its place counts. */
function characterOf({ key, code, shiftKey }: KeyPress): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const letter = /^\p{Script=Latin}$/u.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

/**
 * The key as commands name it: `j`, `J`, `?`, `Escape`, `Mod+k`. `undefined` where it is none of theirs: a key that only
 * changes others, one that composes a character, one with Alt or with the other of Ctrl and ⌘.
 */
export function pressedKey(press: KeyPress): string | undefined {
  const { isComposing } = press;
  // The keys of a command are parted by spaces.
  const key = press.key === " " ? "Space" : press.key;
  if (
    isComposing ||
    ["Dead", "Process", "Unidentified", "Control", "Meta", "Alt", "Shift", "AltGraph"].includes(key)
  )
    return undefined;
  // What AltGr writes is a plain character; some systems say that Ctrl and Alt are held.
  const isPlain = press.getModifierState("AltGraph");
  const [modifier, other] = isApple() ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (!isPlain && (press.altKey || other)) return undefined;
  const character = key === "Space" ? key : characterOf(press);
  if (isPlain || !modifier) return character;
  return `Mod+${press.shiftKey ? "Shift+" : ""}${character.toLowerCase()}`;
}

/** How the keys of a command are written on this keyboard: `["Ctrl K"]`, `["G", "O"]`. */
export function keyCaps(keys: string): string[] {
  const names: Readonly<Record<string, string>> = {
    Escape: "Esc",
    Enter: "↵",
    Space: "Space",
    Mod: isApple() ? "⌘" : "Ctrl",
    Shift: isApple() ? "⇧" : "Shift",
    Alt: isApple() ? "⌥" : "Alt",
    ArrowUp: "↑",
    ArrowDown: "↓",
    ArrowLeft: "←",
    ArrowRight: "→",
  };
  return keys.split(" ").map((key) =>
    key
      .split(/\+(?=.)/)
      .flatMap((part) => (/^\p{Lu}$/u.test(part) ? [names.Shift, part] : [names[part] ?? part.toUpperCase()]))
      .join(" "),
  );
}

/** The keys of a command as `aria-keyshortcuts` has them; two that follow each other cannot be said there. */
export function ariaKeys(keys: string | undefined): string | undefined {
  if (!keys || keys.includes(" ")) return undefined;
  return keys.replace("Mod", isApple() ? "Meta" : "Control");
}
