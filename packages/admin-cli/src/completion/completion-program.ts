/** What a shell can offer for a value: words, or what lies on the disk. */
export type Offer =
  | {
      /** Each can be completed as it stands. */
      words: readonly string[];
    }
  | {
      /** Files and folders, or folders only. */
      files: "file" | "folder";
    };

/** An option, as a shell offers it. */
export interface CompletionOption {
  /** `--port`, and `-p` where there is a short form. */
  names: readonly string[];
  /** One line that shells show beside the option. */
  description: string;
  /** Whether a value follows, and what may be offered for it. */
  value?: {
    /** What the value is, as the help writes it. */
    name: string;
    /** What is offered for it. Left out: nothing is. */
    offer?: Offer;
  };
}

/** A command, as a shell offers it. */
export interface CompletionCommand {
  /** The word that is typed: `build`. */
  name: string;
  /** One line that shells show beside the command. */
  description: string;
  /** Options that it takes, those of the program included. */
  options: readonly CompletionOption[];
  /** What may be offered for its words that are no options. */
  words?: Offer;
}

/** The whole command line, as a shell offers it. */
export interface CompletionProgram {
  /** The word that is typed first: `tillhouse`. */
  name: string;
  /** Options that go with every command. */
  options: readonly CompletionOption[];
  /** In the order in which they are offered. */
  commands: readonly CompletionCommand[];
}

/** Words to offer for an option's value, or for the words of a command. */
export function wordsOf(offer: Offer | undefined): readonly string[] {
  return offer !== undefined && "words" in offer ? offer.words : [];
}
