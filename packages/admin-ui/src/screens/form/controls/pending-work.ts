import { useState } from "react";

/** What a form waits for before it is sent: files on their way to the store, and what its fields still read. */
export interface PendingWork {
  /** Notes what has just begun. */
  add(work: Promise<unknown>): void;
  /** Whether anything is under way. */
  isUnderWay(): boolean;
  /** Waits until nothing is under way any more, not even what was added meanwhile. */
  settled(): Promise<void>;
  /** Says of a field why the form cannot be sent although its value is right, by a text; `undefined` once it can. */
  hold(name: string, message: string | undefined): void;
  /** What was said so, by the names of the fields. */
  held(): Readonly<Record<string, string>>;
}

/** Starts with nothing under way. */
export function createPendingWork(): PendingWork {
  const underWay = new Set<Promise<unknown>>();
  const messages = new Map<string, string>();
  return {
    add(work) {
      underWay.add(work);
      const end = () => underWay.delete(work);
      work.then(end, end);
    },
    isUnderWay: () => underWay.size > 0,
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    hold(name, message) {
      if (message === undefined) messages.delete(name);
      else messages.set(name, message);
    },
    held: () => Object.fromEntries(messages),
  };
}

/** What a form waits for, for as long as it is open. */
export function usePendingWork(): PendingWork {
  return useState(createPendingWork)[0];
}
