import { styleText } from "node:util";

/** The looks that messages use. */
export type TextStyle = "red" | "yellow" | "green" | "cyan" | "dim" | "bold";

/** A stream that text is written to, such as `process.stdout`. */
interface TextStream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Writes what people read. Results go to `out`; warnings and errors go to `error`, also when quiet. */
export interface Logger {
  out(text: string): void;
  /** For results that a program reads: never styled, never quiet. */
  data(text: string): void;
  error(text: string): void;
  /** Styles a text for `out`. */
  paint(look: TextStyle, text: string): string;
  /** Styles a text for `error`. */
  paintError(look: TextStyle, text: string): string;
}

/** What {@link createLogger} needs to know. */
export interface LoggerOptions {
  quiet: boolean;
  out: TextStream;
  error: TextStream;
  environment: Readonly<Record<string, string | undefined>>;
}

function hasColours(stream: TextStream, environment: LoggerOptions["environment"]): boolean {
  if ((environment.NO_COLOR ?? "") !== "") return false;
  if (environment.FORCE_COLOR !== undefined)
    return environment.FORCE_COLOR !== "0" && environment.FORCE_COLOR !== "false";
  return stream.isTTY === true && environment.TERM !== "dumb";
}

/** Makes a logger. Colours appear on a terminal only, and never against `NO_COLOR`. */
export function createLogger({ quiet, out, error, environment }: LoggerOptions): Logger {
  const painter = (stream: TextStream): Logger["paint"] =>
    hasColours(stream, environment) ? (look, text) => styleText(look, text) : (_, text) => text;
  return {
    out(text) {
      if (!quiet) out.write(`${text}\n`);
    },
    data(text) {
      out.write(`${text}\n`);
    },
    error(text) {
      error.write(`${text}\n`);
    },
    paint: painter(out),
    paintError: painter(error),
  };
}
