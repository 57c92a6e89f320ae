import preset from "@medusajs/ui-preset";
import plugin from "tailwindcss/plugin";
import type { CSSRuleObject } from "tailwindcss/types/config";
import { darkSystem, followsSystem, isDark } from "./dark";
import { greyTokens } from "./greys";

type Rules = Record<string, CSSRuleObject>;

const official = preset.plugins[0];
if (official === undefined) throw new Error("@medusajs/ui-preset has no plugin.");

/** What sets the text in the official admin: the page's colour is that of its layout. It has no dark page; ours is the token. */
const lightPage = { color: "#111827", colorScheme: "light", ...greyTokens("light") };
const darkPage = { color: "var(--fg-base)", colorScheme: "dark", ...greyTokens("dark") };

/**
 * The plugin of `@medusajs/ui-preset`, with its tokens on the scope element in place of the page's root, and dark as the admin
 * says it. A value that is the same in both themes is given once.
 */
export const officialTokens = plugin((api) => {
  let light: Rules = {};
  let dark: Rules = {};
  official.handler({
    ...api,
    config: ((path: string, value: unknown) =>
      path === "darkMode" ? ["class", ".dark"] : api.config(path, value)) as typeof api.config,
    addBase(given) {
      const { ":root": root, ".dark": night, ...others } = given as Rules;
      if (root) light = root as Rules;
      if (night) dark = night as Rules;
      // Rules with a class are for those who use it; the original gives them to everybody.
      const entries = Object.entries(others);
      api.addBase(Object.fromEntries(entries.filter(([selector]) => !selector.startsWith("."))));
      api.addComponents(Object.fromEntries(entries.filter(([selector]) => selector.startsWith("."))));
    },
  });
  const changed = {
    ...darkPage,
    ...Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value)),
  };
  api.addBase({
    ":scope": { ...lightPage, ...light },
    [`:scope${isDark}`]: changed,
    [darkSystem]: { [`:scope${followsSystem}`]: changed },
  });
}, official.config);

/** The other plugins of the preset: animations. */
export const otherPlugins = preset.plugins.slice(1);
