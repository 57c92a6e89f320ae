import { readFile } from "node:fs/promises";
import { storeLog } from "./environment";
import { expect } from "./test";

/** The token of the last mail to somebody, which the example store writes to its log instead of sending it. */
export async function mailedToken(page: "reset-password" | "invite", email: string): Promise<string> {
  const line = new RegExp(
    `A mail to ${email.replaceAll(".", "\\.")} would lead to \\S+/${page}\\?token=(\\S+)`,
    "g",
  );
  let token: string | undefined;
  // The store looks for events to tell of every three seconds.
  await expect
    .poll(async () => {
      const log = await readFile(storeLog(), "utf8");
      token = [...log.matchAll(line)].at(-1)?.[1];
      return token;
    })
    .toBeTruthy();
  return token ?? "";
}
