/** What a shell can offer for a value: words, or what lies on the disk. */
export type Offer = { words: readonly string[] } | { files: "file" | "folder" };

/** An option, as a shell offers it. */
export interface CompletionOption {
  /** `--port`, and `-p` where there is a short form. */
  names: readonly string[];
  description: string;
  /** Whether a value follows, and what may be offered for it. */
  value?: { name: string; offer?: Offer };
}

/** A command, as a shell offers it. */
export interface CompletionCommand {
  name: string;
  description: string;
  options: readonly CompletionOption[];
  /** What may be offered for its words that are no options. */
  words?: Offer;
}

/** The whole command line, as a shell offers it. */
export interface CompletionProgram {
  name: string;
  options: readonly CompletionOption[];
  commands: readonly CompletionCommand[];
}

/** Words to offer for an option's value, or for the words of a command. */
export function wordsOf(offer: Offer | undefined): readonly string[] {
  return offer !== undefined && "words" in offer ? offer.words : [];
}
