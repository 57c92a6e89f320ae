import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { checkThemeTokens, themeTokens } from "./theme-tokens";
import { contrastProblems, tokenStyle } from "./token-style";

it("names custom properties that the look has", async () => {
  const file = new URL("../../../../extension-sdk/src/styles/base/tokens.css", import.meta.url);
  const sheet = await readFile(file, "utf8");
  for (const name of themeTokens) expect(sheet).toContain(`--th-${name}:`);
});

it("sets them for both themes, or for each", () => {
  expect(tokenStyle({ "radius-2": "0px", surface: { light: "#fffdf8", dark: "var(--night)" } })).toEqual({
    "--th-radius-2": "0px",
    "--th-surface": "light-dark(#fffdf8, var(--night))",
  });
});

it.each([
  [{ colour: "#123456" }, /^tokens has no "colour"\. The names are canvas, surface/],
  [{ surface: "" }, /^tokens\.surface must be a text such as/],
  [{ surface: { light: "#fff" } }, /^tokens\.surface must be/],
])("says which token is wrong in %j", (tokens, message) => {
  expect(() => checkThemeTokens(tokens as never)).toThrow(message);
});

it("says what can hardly be read, of what the host has changed", () => {
  const colors: Record<string, string> = { "text-faint": "#bbbbbb", surface: "#ffffff", canvas: "#111111" };
  const colorOf = (token: string) => colors[token];
  expect(contrastProblems({ "text-faint": "#bbbbbb" }, colorOf)).toEqual([
    "tokens: text-faint on surface has a contrast of 1.9 in the light theme; text needs 4.5.",
    "tokens: text-faint on surface has a contrast of 1.9 in the dark theme; text needs 4.5.",
  ]);
  expect(contrastProblems({ "radius-1": "0" }, colorOf)).toEqual([]);
});
