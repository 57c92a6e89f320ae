import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toAdminError } from "../../errors/errors";
import { featureFlagsOf } from "../../host/feature-flags";
import { useHost } from "../../resource/use-host";
import { useStorage } from "../../storage/use-storage";
import { type CsvTable, readCsv } from "./csv-table";
import type { ImportDefinition } from "./import-definition";
import { type ImportDraft, openImportDrafts } from "./import-draft";
import { type CellEdits, editCell, mappedTable } from "./mapped-table";
import { assignColumn, matchColumns } from "./match-columns";
import { useImportPlan } from "./use-import-plan";

/** What the file is at. */
export type FileReading =
  | {
      /** No file was chosen, or a kept one is looked for. */
      phase: "none" | "restoring";
    }
  | {
      /** The file is being read. */
      phase: "reading";
      /** What the file is called. */
      name: string;
      /** How much of it was read, from 0 to 1. */
      share: number;
    }
  | {
      /** The file cannot be used. */
      phase: "refused";
      /** What the file is called. */
      name: string;
      /** Why, in the person's language. */
      problem: string;
    }
  | {
      /** The file was read. */
      phase: "read";
      /** What it holds. */
      table: CsvTable;
    };

const nothing = { mapping: {}, edits: {}, step: 0, notes: {}, jobId: undefined };

/** Files that are tables of text. Browsers call them by many types, or by none. */
const isTable = ({ name, type }: File) => /\.(?:csv|tsv|txt)$/i.test(name) || type === "text/csv";

/** More would not be read in one piece, and no store would take it. */
const largest = 50_000_000;

/**
 * An import that somebody is at: the file, what its columns are, what was typed over its cells, and what the store would make of it.
 * All of it is kept in this browser, and is there again after a reload.
 */
export function useImport<Facts, Known>(definition: ImportDefinition<Facts, Known>) {
  const host = useHost();
  const storage = useStorage();
  const drafts = useMemo(() => openImportDrafts(storage), [storage]);
  const { translate, user } = host;
  const name = `${definition.id}.${user.id}`;
  const [draft, setDraft] = useState<ImportDraft>();
  const [reading, setReading] = useState<FileReading>({ phase: "restoring" });
  const [isKept, setIsKept] = useState(true);
  const ending = useRef<AbortController>();

  const facts = useQuery({
    queryKey: ["import", definition.id],
    queryFn: async ({ signal }) => {
      // Facts are read once, so they must not depend on what the admin has found out about the store so far.
      const { store } = await host.client.admin.store.retrieve();
      const { isFeatureEnabled } = featureFlagsOf(store);
      return definition.readFacts({ host, signal, store, isFeatureEnabled });
    },
    gcTime: 0,
  });

  /** Reads a file; with what was kept of it, or as a new one. */
  const read = useCallback(
    async (file: Blob, fileName: string, kept?: ImportDraft) => {
      ending.current?.abort();
      const controller = new AbortController();
      ending.current = controller;
      setReading({ phase: "reading", name: fileName, share: 0 });
      try {
        const table = await readCsv(file, {
          signal: controller.signal,
          onProgress: (share) => setReading({ phase: "reading", name: fileName, share }),
        });
        setReading({ phase: "read", table });
        setDraft(kept ?? { ...nothing, file, fileName });
      } catch (error) {
        if (controller.signal.aborted) return;
        const isEmpty = toAdminError(error).code === "invalid";
        const problem = translate(isEmpty ? "import.file.empty" : "import.file.unread");
        setReading({ phase: "refused", name: fileName, problem });
      }
    },
    [translate],
  );

  useEffect(() => {
    let isOver = false;
    const restore = async () => {
      const kept = await drafts.read(name);
      if (isOver) return;
      if (kept === undefined) setReading({ phase: "none" });
      else await read(kept.file, kept.fileName, kept);
    };
    void restore();
    return () => {
      isOver = true;
      ending.current?.abort();
    };
  }, [drafts, name, read]);

  // What was typed is kept at once; a browser that has no room for it says so.
  useEffect(() => {
    if (draft !== undefined) void drafts.keep(name, draft).then(setIsKept);
  }, [drafts, name, draft]);

  const table = reading.phase === "read" ? reading.table : undefined;
  const columns = useMemo(
    () =>
      facts.data === undefined || table === undefined ? [] : definition.columns(facts.data, table.headings),
    [definition, facts.data, table],
  );
  // A file that was just read is matched by its headings, once it is known what they can mean.
  useEffect(() => {
    if (table === undefined || columns.length === 0) return;
    setDraft((now) =>
      now === undefined || now.step > 0
        ? now
        : { ...now, step: 1, mapping: matchColumns(table.headings, columns) },
    );
  }, [table, columns]);

  const { mapping, edits } = draft ?? nothing;
  const mapped = useMemo(
    () => (table === undefined ? undefined : mappedTable(table, mapping, edits)),
    [table, mapping, edits],
  );
  const plan = useImportPlan(definition, {
    table: (draft?.step ?? 0) >= 2 ? mapped : undefined,
    facts: facts.data,
    choice: draft?.choice ?? definition.choice?.options[0]?.value,
  });

  const change = useCallback(
    (changes: Partial<ImportDraft>) => setDraft((now) => now && { ...now, ...changes }),
    [],
  );
  const start = (file: File) => {
    const problem = !isTable(file) ? "import.file.wrongType" : file.size > largest && "import.file.tooLarge";
    if (problem === false) void read(file, file.name);
    else setReading({ phase: "refused", name: file.name, problem: translate(problem) });
  };
  const clear = () => {
    ending.current?.abort();
    setDraft(undefined);
    setReading({ phase: "none" });
    plan.reset();
    void drafts.forget(name);
  };
  return {
    draft,
    reading,
    isKept,
    facts: {
      data: facts.data,
      // What a definition asks may fail with anything.
      error: facts.error === null ? null : toAdminError(facts.error),
      refetch: facts.refetch,
    },
    columns,
    mapped,
    plan,
    start,
    clear,
    change,
    goTo: (step: number) => change({ step }),
    choose: (choice: string) => change({ choice, notes: {}, jobId: undefined }),
    assign: (heading: number, column: string | undefined) =>
      change({ mapping: assignColumn(mapping, heading, column), notes: {}, jobId: undefined }),
    edit: useCallback(
      (row: number, column: string, value: string) =>
        setDraft(
          (now) =>
            now && {
              ...now,
              edits: editCell(now.edits as CellEdits, row, column, value),
              notes: {},
              jobId: undefined,
            },
        ),
      [],
    ),
    /** The import is done: nothing of it is kept, though it is still shown. */
    finish: () => void drafts.forget(name),
  };
}
