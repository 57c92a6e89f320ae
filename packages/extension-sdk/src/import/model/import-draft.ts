import type { ProgressNotes } from "../../records/action-progress";
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

const database = "tillhouse-imports";
const store = "drafts";

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Does something with the browser's own database; `undefined` where it has none, or refuses, as some private windows do. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  act: (drafts: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    const opened = await settled(opening);
    try {
      return await settled(act(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  } catch {
    return undefined;
  }
}

/** What was kept under a name. */
export function readDraft(name: string): Promise<ImportDraft | undefined> {
  // Only `keepDraft` writes there.
  return inStore("readonly", (drafts) => drafts.get(name) as IDBRequest<ImportDraft | undefined>);
}

/** Keeps an import, file and all. @returns whether the browser has room for it */
export async function keepDraft(name: string, draft: ImportDraft): Promise<boolean> {
  return (await inStore("readwrite", (drafts) => drafts.put(draft, name))) !== undefined;
}

/** Forgets an import. */
export async function forgetDraft(name: string): Promise<void> {
  await inStore("readwrite", (drafts) => drafts.delete(name));
}
