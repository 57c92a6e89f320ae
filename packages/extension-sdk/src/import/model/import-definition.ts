import type { StoreDetails } from "../../client/medusa-client";
import type { FeatureFlags } from "../../host/feature-flags";
import type { Host } from "../../host/host";
import type { MappedTable } from "./mapped-table";
import type { ImportColumn } from "./match-columns";
import type { SliceOptions } from "./slices";

/** Why a cell cannot be imported as it is. */
export interface ImportProblem {
  /** The index of the row, counted from 0 below the headings. */
  row: number;
  /** The id of the column. */
  column: string;
  /** Its words are the text `import.problems.<code>`. */
  code: string;
  /** What fills the gaps of the text. */
  values?: Readonly<Record<string, string | number>>;
}

/** What becomes of a row. */
export type ImportRowState = "new" | "changed" | "unchanged";

/** Something to know about an import, as the text `import.notes.<code>`. */
export interface ImportNote {
  /** Ends the key of the text. */
  code: string;
  /** What fills the gaps of the text. */
  values?: Readonly<Record<string, string | number>>;
  /** `caution` where something would be lost. Left out: a hint. */
  tone?: "caution";
}

/** What an import will do, as far as the browser can tell, however it is written. */
export interface ImportPreview {
  /** What keeps rows from being imported. With any the import cannot be started. */
  problems: readonly ImportProblem[];
  /** By row. */
  states: readonly ImportRowState[];
  /** How much of what: shown with the text `import.counts.<name>`, in this order. */
  counts: Readonly<Record<string, number>>;
  /** Things to know before it is started. */
  notes: readonly ImportNote[];
  /** How much is written, by names. Of a job those are the names of `result.operations`, and the store should count the same. */
  operations: Readonly<Record<string, number>>;
}

/** An import that the store's batch job writes. */
export interface ImportPlan extends ImportPreview {
  /** The file that is sent: the store's own format, with what changes and nothing else. */
  write(): Promise<string>;
}

/** What the sending of an import is given. */
export interface ImportSending {
  /** What the admin gives: client, texts, toasts, navigation. */
  host: Host;
  /** Ends the sending between two calls: the person stopped it, or left. */
  signal: AbortSignal;
  /** To be called while it sends, so that a bar moves. */
  onProgress(done: number, count: number): void;
}

/** What came of an import that was sent by calls. */
export interface ImportResult {
  /** Rows that the store refused; all others are written. */
  refused: readonly {
    /** The index of the row, counted from 0 below the headings. */
    row: number;
    /** Why, in the person's language. */
    message: string;
  }[];
  /** Things to know afterwards. */
  notes: readonly ImportNote[];
}

/** An import that the browser writes itself, call by call. */
export interface DirectImportPlan extends ImportPreview {
  /**
   * Sends what is not in the store yet. It is called again after it failed, was stopped, or the page was reloaded, so it looks at what
   * the store has before it writes.
   *
   * @throws where the rest cannot be sent
   */
  send(sending: ImportSending): Promise<ImportResult>;
}

/** A question about the whole file that stands above its rows. */
export interface ImportChoice {
  /** Key of the text that asks. */
  label: string;
  /** The first is meant until the person chooses. */
  options: readonly {
    /** What the plan gets. */
    value: string;
    /** Key of its text. */
    label: string;
    /** Key of a second line in small. */
    hint?: string;
  }[];
}

/** How rows are checked. */
export interface PlanOptions extends SliceOptions {
  /** What was chosen of {@link ImportChoice}; `undefined` where nothing is asked. */
  choice?: string;
}

/** What a reading of the store is given. */
export interface ImportReading {
  /** What the admin gives: client, texts, toasts, navigation. */
  host: Host;
  /** Ends the reading: the person left, or chose another file. */
  signal: AbortSignal;
  /** To be called while it reads, so that a bar moves. */
  onProgress?(done: number, count: number): void;
}

/** What the reading of an import's facts is given. */
export interface ImportFactsReading extends ImportReading, Pick<FeatureFlags, "isFeatureEnabled"> {
  /** The store as it is now. Its flags and modules are those that `isFeatureEnabled` knows. */
  store: StoreDetails;
}

/**
 * What all imports say of themselves.
 *
 * @typeParam Facts what is read once: currencies, regions, channels
 * @typeParam Known what is read about the names in the file: products by handle, SKUs that are taken
 */
export interface ImportReader<Facts, Known> {
  /** Unique among imports: what was dropped and typed is kept under it. */
  id: string;
  /** Resources that are read again once it is done. */
  invalidates: readonly string[];
  /** Reads what does not depend on the file. It runs once, when the page is opened. */
  readFacts(reading: ImportFactsReading): Promise<Facts>;
  /** What can be read from a file with these headings: some columns come in any number. */
  columns(facts: Facts, headings: readonly string[]): readonly ImportColumn[];
  /** Headings that say nothing to the import, and are no reason to ask anybody. */
  isIgnored?(heading: string): boolean;
  /** Columns without which nothing can be imported: one of each group must be there. */
  required: readonly (readonly string[])[];
  /** A file to start from. */
  template(facts: Facts): {
    /** The name of the file, with its ending. */
    name: string;
    /** Its first line. */
    headings: readonly string[];
    /** Lines that show how it is filled in. */
    rows: readonly (readonly string[])[];
  };
  /**
   * Reads which records of the file the store has already.
   *
   * @param known what was read about an earlier state of the table: nothing of it is asked again
   */
  readKnown(
    table: MappedTable,
    facts: Facts,
    reading: ImportReading & {
      /** What was read before; `undefined` the first time. */
      known: Known | undefined;
    },
  ): Promise<Known>;
  /** A question about the whole file, whose answer the plan gets. */
  choice?: ImportChoice;
  /** The row that an error of the store is about, where its words say so. */
  rowOf?(message: string, table: MappedTable): number | undefined;
}

/** An import that the store's batch job writes. See {@link ImportReader}. */
export interface JobImport<Facts, Known> extends ImportReader<Facts, Known> {
  /** Type of the store's batch job: `product-import`. */
  job: string;
  /** More of the job's `context` than the file. */
  context?: Readonly<Record<string, unknown>>;
  /** Checks all rows and says what will become of them. It runs after each change, a slice at a time. */
  plan(table: MappedTable, facts: Facts, known: Known, options: PlanOptions): Promise<ImportPlan>;
}

/** An import that the browser writes by calls, where the store has no job for it. See {@link ImportReader}. */
export interface DirectImport<Facts, Known> extends ImportReader<Facts, Known> {
  /** There is none. */
  job?: undefined;
  /** There is no job that would get it. */
  context?: undefined;
  /** Checks all rows and says what will become of them. It runs after each change, a slice at a time. */
  plan(table: MappedTable, facts: Facts, known: Known, options: PlanOptions): Promise<DirectImportPlan>;
}

/**
 * An import: what its columns are, what it asks the store about the rows, and how they are checked and written: by a batch job of the
 * store, or by calls of its own. The page is the same for all.
 */
export type ImportDefinition<Facts, Known> = JobImport<Facts, Known> | DirectImport<Facts, Known>;
