import { settingsSchema } from "./schema";
import { defaultText, type SettingsSchema, settingsIn } from "./setting";

function quoted(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(", else ");
}

/**
 * The table of settings in docs/configuration.md.
 *
 * @example settingsTable() // "| Setting | Flag | Environment | Default | What for |\n| --- | …"
 */
export function settingsTable(schema: SettingsSchema = settingsSchema): string {
  const rows = settingsIn(schema).map((setting) => {
    const { name, flag, environment, help, standard, fallback } = setting;
    const value = typeof fallback === "boolean" ? String(fallback) : defaultText(setting);
    const shown = value === undefined ? "none" : standard === undefined ? `\`${value}\`` : standard;
    return [`\`${name}\``, flag === undefined ? "" : `\`${flag}\``, quoted(environment), shown, help];
  });
  const head = ["Setting", "Flag", "Environment", "Default", "What for"];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `${lines.join("\n").replace(/\| {2}(?=\|)/g, "| ")}\n`;
}
