import type { ProgressNotes } from "../../records/action-progress";
import type { AdminStorage } from "../../storage/admin-storage";
import type { CellEdits } from "./mapped-table";
import type { ColumnMapping } from "./match-columns";

/** An import that somebody is at, as it is kept in this browser until it is done or given up. */
export interface ImportDraft {
  /** What the file was called. */
  fileName: string;
  /** The file itself. */
  file: Blob;
  /** Which heading each column is read from. */
  mapping: ColumnMapping;
  /** What was typed over cells. */
  edits: CellEdits;
  /** What was answered to the question about the whole file; `undefined` until it is. */
  choice?: string;
  /** Which step is shown. */
  step: number;
  /** How far the job has come: what was sent, and what was answered. */
  notes: ProgressNotes;
  /** The id of the store's batch job; `undefined` until there is one. */
  jobId: string | undefined;
}

/** The imports of a storage, by name. */
export function openImportDrafts(storage: AdminStorage) {
  const database = storage.database("tillhouse-imports", "drafts");
  return {
    /** What was kept under a name. */
    read: (name: string) => database.get<ImportDraft>(name),
    /** Keeps an import, file and all. @returns whether the browser has room for it */
    keep: (name: string, draft: ImportDraft) => database.put(name, draft),
    /** Forgets an import. */
    forget: (name: string) => database.delete(name),
  };
}
