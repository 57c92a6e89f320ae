import { spawn } from "node:child_process";

/** Opens an address in the person's browser. Where there is none, nothing happens: the address stands in the terminal. */
export function openBrowser(url: string): void {
  const [command, words]: [string, string[]] =
    process.platform === "darwin"
      ? ["open", [url]]
      : process.platform === "win32"
        ? ["cmd", ["/c", "start", "", url.replaceAll("&", "^&")]]
        : ["xdg-open", [url]];
  const child = spawn(command, words, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
