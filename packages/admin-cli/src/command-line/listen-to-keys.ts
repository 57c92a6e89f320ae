import { createInterface } from "node:readline";

/** What a letter in the terminal does. */
export interface KeyAction {
  /** What it does, for the list of all. */
  label: string;
  run(): void;
}

/** Where letters come from, such as `process.stdin`. */
interface KeyInput extends NodeJS.ReadableStream {
  isTTY?: boolean;
}

/**
 * Does what the letters say that somebody types into the terminal, each with Enter, as Vite does. Where nobody can type,
 * nothing is read.
 *
 * @returns stops reading.
 */
export function listenToKeys(
  input: KeyInput,
  actions: Readonly<Record<string, KeyAction>>,
  write: (line: string) => void,
): () => void {
  if (input.isTTY !== true) return () => {};
  const lines = createInterface({ input });
  lines.on("line", (line) => {
    const key = line.trim().toLowerCase();
    if (key === "h")
      for (const [name, { label }] of Object.entries({ ...actions, h: { label: "show this list" } }))
        write(`  ${name} + Enter  ${label}`);
    else actions[key]?.run();
  });
  return () => lines.close();
}
