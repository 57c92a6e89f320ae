import { defaultTheme } from "react-select";

/**
 * The colours of react-select on a dark page, which the official admin did not have: the text of its options is that of the page, and would be
 * white on white.
 */
const dark: Readonly<Partial<Record<keyof typeof defaultTheme.colors, string>>> = {
  primary: "#3b82f6",
  primary75: "#2563eb",
  primary50: "#1e40af",
  primary25: "#27272a",
  dangerLight: "#7f1d1d",
  danger: "#fca5a5",
  neutral0: "#18181b",
  neutral5: "#27272a",
  neutral10: "#3f3f46",
  neutral20: "#52525b",
  neutral30: "#71717a",
  neutral40: "#a1a1aa",
  neutral50: "#a1a1aa",
  neutral60: "#d4d4d8",
  neutral70: "#e4e4e7",
  neutral80: "#f4f4f5",
  neutral90: "#fafafa",
};

let isDone = false;

/** Gives the colours of react-select another side for a dark page. */
export function turnSelectColours(): void {
  if (isDone) return;
  isDone = true;
  for (const [name, colour] of Object.entries(dark)) {
    const key = name as keyof typeof defaultTheme.colors;
    defaultTheme.colors[key] = `light-dark(${defaultTheme.colors[key]}, ${colour})`;
  }
}
