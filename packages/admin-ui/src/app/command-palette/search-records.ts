import type { QueryClient } from "@tanstack/react-query";
import { isAdminError, type ResourceName } from "@tillhouse/extension-sdk";
import type { AdminHost } from "@tillhouse/extension-sdk/internal";
import {
  type AnyResource,
  listQuery,
  recordId,
  recordQuery,
  titleOf,
} from "@tillhouse/extension-sdk/internal";
import { normalizeText } from "./match-text";
import { type SearchQuery, shownAtMost } from "./search-queries";

/** What a resource answered, or why it did not. */
export interface RecordAnswer {
  resource: AnyResource;
  records: readonly object[];
  /** How many there are in all. */
  count: number;
  /** They were found among so many of the newest. */
  newest?: number;
  error?: unknown;
}

/** What was found for a question. */
type Found = Pick<RecordAnswer, "records" | "count" | "newest">;

/** How many resources are asked at the same time: a store has other things to do. */
const atOnce = 4;

/**
 * Asks several resources, a few at a time and in their order, and tells of each answer as it comes. One that fails fails
 * alone; after the signal nothing is told any more.
 */
export async function runSearchQueries(
  questions: readonly SearchQuery[],
  ask: (question: SearchQuery) => Promise<Found>,
  { signal, onAnswer }: { signal: AbortSignal; onAnswer: (answer: RecordAnswer) => void },
): Promise<void> {
  const waiting = [...questions];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const { resource } = next;
      try {
        const page = await ask(next);
        if (!signal.aborted) onAnswer({ resource, ...page });
      } catch (error) {
        if (!signal.aborted) onAnswer({ resource, records: [], count: 0, error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** One question to the store, through the cache. What nobody waits for any more is not asked to its end. */
export async function searchRecords(
  { host, queryClient }: { host: AdminHost; queryClient: QueryClient },
  question: SearchQuery,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<Found> {
  const { resource, id } = question;
  // The registry keys resources by these very names.
  const name = resource.name as ResourceName;
  if (id !== undefined) {
    try {
      const record = await queryClient.fetchQuery({ ...recordQuery(host, name, id), retry: false });
      return { records: [record], count: 1 };
    } catch (error) {
      if (isAdminError(error) && error.code === "not-found") return { records: [], count: 0 };
      throw error;
    }
  }
  const pages = await Promise.all(
    question.queries.map((asked) => {
      const { queryKey, queryFn } = listQuery(host, name, asked);
      const end = () => {
        // A list on the page may wait for the very same answer.
        if (queryClient.getQueryCache().find({ queryKey, exact: true })?.isActive() === false)
          void queryClient.cancelQueries({ queryKey, exact: true });
      };
      signal.addEventListener("abort", end, { once: true });
      // One search asks many lists with one signal: what is answered need not hear of it any more.
      const answered = () => signal.removeEventListener("abort", end);
      return queryClient.fetchQuery({ queryKey, queryFn, retry: false }).finally(answered);
    }),
  );
  const byId = new Map<string, object>();
  for (const record of pages.flatMap(({ records }) => records as readonly object[]))
    if (!byId.has(recordId(resource, record))) byId.set(recordId(resource, record), record);
  if (byId.size === 0 && resource.searchIndex !== undefined && !signal.aborted) {
    // Most texts are found by the store.
    const { findInIndex } = await import("./search-index");
    const { records, count } = await findInIndex({ host, queryClient }, resource, text);
    return { records: records.slice(0, shownAtMost), count, newest: resource.searchIndex.newest };
  }
  const wanted = normalizeText(text);
  const isIt = (record: object) => {
    const title = normalizeText(titleOf(resource, record));
    // Of "#8" and of "Draft 8" people type the number.
    return [title, title.match(/\d+$/)?.[0]].includes(wanted.replace(/^#/, "")) || title === wanted;
  };
  const records = [...byId.values()].sort((left, right) => Number(isIt(right)) - Number(isIt(left)));
  return {
    records: records.slice(0, shownAtMost),
    count: Math.max(records.length, ...pages.map(({ count }) => count)),
  };
}

/** How long what came first waits for what is likelier, in milliseconds. */
export const patience = 350;

/**
 * Puts answers into the order of their questions, as far as they come in time; what comes later goes to the end, so that
 * nothing moves that is read already.
 */
export function createSteadyOrder(
  questions: readonly SearchQuery[],
  onAnswers: (answers: readonly RecordAnswer[]) => void,
): { add: (answer: RecordAnswer) => void; end: () => void } {
  const places = new Map(questions.map(({ resource }, index) => [resource.name, index]));
  const placeOf = ({ resource }: RecordAnswer) => places.get(resource.name) ?? 0;
  const shown: RecordAnswer[] = [];
  let held: RecordAnswer[] = [];
  let isPatient = true;
  const show = () => {
    held.sort((left, right) => placeOf(left) - placeOf(right));
    // While there is time, only what has nothing before it that is still missing.
    const ready = isPatient ? held.filter((answer, index) => placeOf(answer) === shown.length + index) : held;
    if (ready.length === 0) return;
    held = held.slice(ready.length);
    shown.push(...ready);
    onAnswers([...shown]);
  };
  const timer = setTimeout(() => {
    isPatient = false;
    show();
  }, patience);
  return {
    add: (answer) => {
      held.push(answer);
      show();
    },
    end: () => clearTimeout(timer),
  };
}
