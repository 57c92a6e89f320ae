import { useQueryClient } from "@tanstack/react-query";
import { type AdminError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import type { AnyCell } from "@tillhouse/extension-sdk/internal";
import { useEffect, useRef, useState } from "react";
import type { Selected } from "../selection/selection";
import { createRowWriter } from "./export-rows";
import { type FullQuery, readAll, readSelectedRecords } from "./read-all";

/** Which rows go into the file. */
export type ExportScope =
  | { kind: "all" }
  | { kind: "page"; records: readonly object[] }
  | { kind: "selected"; selected: Selected };

/** How a file comes about. */
interface ExportState {
  phase: "idle" | "running" | "failed" | "over";
  done: number;
  count: number;
  error?: AdminError;
}

const idle: ExportState = { phase: "idle", done: 0, count: 0 };

/** What has been written so far, so that a file can be finished after a lost connection. */
interface Written {
  pieces: Blob[];
  seen: Set<string>;
  done: number;
}

function save(pieces: readonly Blob[], fileName: string) {
  const address = URL.createObjectURL(new Blob([...pieces], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Writes the rows of a list into a file, a page at a time, so that no more than a page stands in memory. */
export function useExport(question: FullQuery, cells: readonly AnyCell[]) {
  const host = useHost();
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const ending = useRef<AbortController>();
  const written = useRef<Written>();
  useEffect(() => () => ending.current?.abort(), []);

  const start = async (scope: ExportScope, isFurther = false) => {
    const { resource } = question;
    const controller = new AbortController();
    ending.current = controller;
    const { signal } = controller;
    const writer = createRowWriter(cells, resource.name, host);
    const kept = isFurther ? written.current : undefined;
    const file: Written = kept ?? { pieces: [new Blob([writer.head()])], seen: new Set(), done: 0 };
    written.current = file;
    const add = (records: readonly object[]) => file.pieces.push(new Blob([writer.lines(records)]));
    const context = { host, queryClient };
    setState((old) => ({ phase: "running", done: kept === undefined ? 0 : old.done, count: old.count }));
    try {
      if (scope.kind === "page") add(scope.records);
      else if (scope.kind === "selected") {
        const onRead = (done: number, count: number) => setState({ phase: "running", done, count });
        const { records } = await readSelectedRecords(context, question, {
          selected: scope.selected,
          signal,
          onRead,
        });
        add(records);
      } else {
        const reading = readAll(context, question, { signal, start: file.done, seen: file.seen });
        for await (const { records, done, count } of reading) {
          add(records);
          file.done = done;
          setState({ phase: "running", done, count });
        }
      }
      if (signal.aborted) return;
      save(file.pieces, `${resource.name}-${new Date().toISOString().slice(0, 10)}.csv`);
      setState((old) => ({ ...old, phase: "over" }));
    } catch (error) {
      if (!signal.aborted) setState((old) => ({ ...old, phase: "failed", error: toAdminError(error) }));
    }
  };

  return {
    state,
    start: (scope: ExportScope) => void start(scope),
    /** Goes on where it stopped. */
    resume: (scope: ExportScope) => void start(scope, true),
    cancel: () => {
      ending.current?.abort();
      setState(idle);
    },
  };
}
