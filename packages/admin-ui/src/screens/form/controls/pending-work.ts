import { useState } from "react";

/** What a form waits for before it is sent: files on their way to the store, and what its fields still read. */
export interface PendingWork {
  /** Notes what has just begun. */
  add(work: Promise<unknown>): void;
  /** Whether anything is under way. */
  isUnderWay(): boolean;
  /** Waits until nothing is under way any more, not even what was added meanwhile. */
  settled(): Promise<void>;
}

/** Starts with nothing under way. */
export function createPendingWork(): PendingWork {
  const underWay = new Set<Promise<unknown>>();
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
  };
}

/** What a form waits for, for as long as it is open. */
export function usePendingWork(): PendingWork {
  return useState(createPendingWork)[0];
}
