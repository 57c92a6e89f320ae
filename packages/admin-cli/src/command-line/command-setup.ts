import type { Command } from "commander";
import type { Logger } from "../reporting/logger";

/** Options that every command takes. */
export interface GlobalOptions {
  debug?: boolean;
  quiet?: boolean;
  /** Where a command has it: print one JSON object, also for what is refused. */
  json?: boolean;
}

/** Does a command's work with a logger; prints what is thrown and sets the exit code. */
export type Perform = (work: (logger: Logger) => Promise<void>, options: GlobalOptions) => Promise<void>;

/** Adds one command to the program. Its file in `api/` is imported only when it runs. */
export type AddCommand = (program: Command, perform: Perform) => void;
