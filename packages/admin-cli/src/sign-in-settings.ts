import type { PageConfiguration } from "./page";
import type { Parsed, Setting } from "./parse-setting";

/** How people sign in to the admin. Empty texts leave it as it comes, or as it was built. */
export interface SignInSettings {
  /** `cookie`: a session of the store's. `bearer`: a token, where the browser blocks the store's cookie. */
  auth: string;
  /** Where a token is kept: `memory` (until the page is reloaded), `session` (the tab is closed) or `local`. */
  tokenStorage: string;
}

function parseWord(what: string, words: readonly string[]): (given: unknown) => Parsed<string> {
  return (given) => {
    const text = String(given).trim();
    if (words.includes(text)) return { value: text };
    return { problem: `"${text}" is no ${what}`, hint: `Use ${words.join(" or ")}.` };
  };
}

/** The same for every command. */
export const signInSettings: { [Key in keyof SignInSettings]: Setting<string> } = {
  auth: {
    flag: "--auth",
    environment: ["TILLHOUSE_AUTH"],
    fallback: "",
    parse: parseWord("way to sign in", ["cookie", "bearer"]),
  },
  tokenStorage: {
    flag: "--token-storage",
    environment: ["TILLHOUSE_TOKEN_STORAGE"],
    fallback: "",
    parse: parseWord("place for a token", ["memory", "session", "local"]),
  },
};

/** What a page's configuration says about signing in; nothing where it is as it comes. */
export function signInOf({
  auth,
  tokenStorage,
}: SignInSettings): Pick<PageConfiguration, "auth" | "tokenStorage"> {
  return { ...(auth !== "" && { auth }), ...(tokenStorage !== "" && { tokenStorage }) };
}
