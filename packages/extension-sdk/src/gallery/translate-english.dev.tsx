import gridMessages from "../grid/messages.en.json";
import messages from "../ui/messages.en.json";

const texts: Record<string, string> = { ...messages, ...gridMessages };

/** Enough of a translator to look at and to test the components in English. */
export function translateEnglish(key: string, values: Record<string, string | number> = {}): string {
  const plural = values.count === 1 ? "_one" : "_other";
  const text = texts[key] ?? texts[`${key}${plural}`] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
