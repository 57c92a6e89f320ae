import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { AdminError, toAdminError, useHost, usePolling } from "@tillhouse/extension-sdk";
import type { AdminHost } from "@tillhouse/extension-sdk/internal";
import { type ListQuery, recordId } from "@tillhouse/extension-sdk/internal";
import { useEffect, useRef, useState } from "react";
import { type FullQuery, readAll, readSelectedRecords } from "./read-all";
import type { ExportScope } from "./use-export";

/** As many ids as a store takes in one request. */
const mostIds = 2000;

/** What a job of the store needs to find the rows: filters of the list, or the very records, and the order. */
interface ExportContext extends Record<string, unknown> {
  filterable_fields: Record<string, unknown>;
  order?: string;
}

/**
 * What the store's job is told. A store forgets what was searched for between counting and writing, and then writes
 * everything; so what a search has found is named by its ids.
 */
async function contextOf(
  context: { host: AdminHost; queryClient: QueryClient },
  question: FullQuery,
  { scope, signal }: { scope: ExportScope; signal: AbortSignal },
): Promise<ExportContext> {
  const { resource } = question;
  const { fields: _fields, expand: _expand, order, q, ...filters }: ListQuery = question.query;
  const inOrder = order === undefined ? {} : { order };
  const { isAll = true, ids = new Set<string>() } = scope.kind === "selected" ? scope.selected : {};
  const isEverything = scope.kind !== "page" && isAll && ids.size === 0;
  if (isEverything && q === undefined) return { ...inOrder, filterable_fields: filters };
  const found: string[] = [];
  const add = (records: readonly object[]) => {
    found.push(...records.map((record) => recordId(resource, record)));
    if (found.length > mostIds)
      throw new AdminError("invalid", context.host.translate("export.tooMany", { count: mostIds }));
  };
  if (scope.kind === "page") add(scope.records);
  else if (scope.kind === "selected" && !isAll) found.push(...ids);
  else if (isEverything) {
    for await (const { records } of readAll(context, question, { signal })) add(records);
  } else if (scope.kind === "selected")
    add((await readSelectedRecords(context, question, { selected: scope.selected, signal })).records);
  return { ...inOrder, filterable_fields: { id: found } };
}

/** Has the store itself write a file, as a batch job that goes on when the page is closed. */
export function useStoreExport(question: FullQuery, type: string | undefined) {
  const host = useHost();
  const queryClient = useQueryClient();
  const { resetInterval } = usePolling();
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState<AdminError>();
  const ending = useRef<AbortController>();
  useEffect(() => () => ending.current?.abort(), []);

  /** Answers whether the job was made. */
  const start = async (scope: ExportScope): Promise<boolean> => {
    const controller = new AbortController();
    ending.current = controller;
    setIsStarting(true);
    setError(undefined);
    try {
      const context = await contextOf({ host, queryClient }, question, { scope, signal: controller.signal });
      if (controller.signal.aborted) return false;
      await host.client.admin.custom.post("/batch-jobs", { type, dry_run: false, context });
      resetInterval();
      host.notify.info(host.translate("export.begun"), host.translate("export.begunText"));
      return true;
    } catch (thrown) {
      if (!controller.signal.aborted) setError(toAdminError(thrown));
      return false;
    } finally {
      setIsStarting(false);
    }
  };
  return { start, isStarting, error };
}
