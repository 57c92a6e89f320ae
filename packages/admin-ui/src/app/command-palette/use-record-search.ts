import { useQueryClient } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import { useEffect, useMemo, useState } from "react";
import { useAllBodies } from "../../core/bodies/use-bodies";
import { useAdmin } from "../../core/context/admin-context";
import { searchQueriesFor } from "./search-queries";
import { createSteadyOrder, type RecordAnswer, runSearchQueries, searchRecords } from "./search-records";

/** Somebody who types on within this time, in milliseconds, has not said yet what they look for. */
const typingPause = 180;

/** The records that a text may mean. */
export interface RecordSearch {
  /** In the order in which they came, so that nothing moves that is read already. */
  answers: readonly RecordAnswer[];
  isSearching: boolean;
  /** Asks one resource again. */
  retry(resource: string): void;
}

interface State {
  text: string;
  answers: readonly RecordAnswer[];
  isDone: boolean;
}

/** Looks for records while somebody types. Typing on ends what was asked before. */
export function useRecordSearch(typed: string): RecordSearch {
  const host = useHost();
  const queryClient = useQueryClient();
  const { registry } = useAdmin();
  const text = typed.trim();
  const isWhole = useAllBodies();
  const questions = useMemo(
    () => (isWhole ? searchQueriesFor(text, registry.resources.values()) : []),
    [text, registry, isWhole],
  );
  const [state, setState] = useState<State>({ text: "", answers: [], isDone: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a host that was made anew asks nothing else
  useEffect(() => {
    if (questions.length === 0) return;
    const ending = new AbortController();
    const { signal } = ending;
    let order: ReturnType<typeof createSteadyOrder> | undefined;
    const pause = setTimeout(async () => {
      setState({ text, answers: [], isDone: false });
      const steady = createSteadyOrder(questions, (answers) => setState((now) => ({ ...now, answers })));
      order = steady;
      await runSearchQueries(
        questions,
        (question) => searchRecords({ host, queryClient }, question, { text, signal }),
        { signal, onAnswer: steady.add },
      );
      steady.end();
      if (!signal.aborted) setState((now) => ({ ...now, isDone: true }));
    }, typingPause);
    return () => {
      clearTimeout(pause);
      order?.end();
      ending.abort();
    };
  }, [text, questions, queryClient]);

  const retry = (name: string) => {
    const question = questions.find(({ resource }) => resource.name === name);
    if (question === undefined) return;
    const { signal } = new AbortController();
    setState((now) => ({ ...now, isDone: false }));
    void runSearchQueries(
      [question],
      (asked) => searchRecords({ host, queryClient }, asked, { text, signal }),
      {
        signal,
        // In the place of the one that failed, unless somebody typed on.
        onAnswer: (answer) =>
          setState((now) => {
            if (now.text !== text) return now;
            const answers = now.answers.map((old) => (old.resource.name === name ? answer : old));
            return { text, answers, isDone: true };
          }),
      },
    );
  };

  const isCurrent = state.text === text;
  return {
    answers: isCurrent ? state.answers : [],
    isSearching: isWhole ? questions.length > 0 && !(isCurrent && state.isDone) : text !== "",
    retry,
  };
}
