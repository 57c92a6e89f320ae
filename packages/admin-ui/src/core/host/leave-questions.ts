import { createContext } from "react";

/** Asks whether what was typed may be lost; answers whether to go. */
type AskToLeave = () => Promise<boolean>;

/** What is not saved in one admin, for a host that is about to leave its page. */
export interface LeaveQuestions {
  /** Adds what has something to lose. Returns what takes it away again. */
  add(ask: AskToLeave): () => void;
  /** Asks wherever something would be lost, one after the other, until somebody wants to stay. */
  ask: AskToLeave;
  /** Called when there comes to be something to lose, and when there is nothing any more. */
  onChange(listener: (isHolding: boolean) => void): () => void;
}

/** Collects what is not saved. */
export function createLeaveQuestions(): LeaveQuestions {
  const questions = new Set<AskToLeave>();
  const listeners = new Set<(isHolding: boolean) => void>();
  const tell = () => {
    for (const listener of listeners) listener(questions.size > 0);
  };
  return {
    add(ask) {
      questions.add(ask);
      if (questions.size === 1) tell();
      return () => {
        if (questions.delete(ask) && questions.size === 0) tell();
      };
    },
    async ask() {
      for (const ask of [...questions]) if (!(await ask())) return false;
      return true;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Those of this admin. Outside of one nobody asks. */
export const LeaveQuestionsContext = createContext<LeaveQuestions | undefined>(undefined);
