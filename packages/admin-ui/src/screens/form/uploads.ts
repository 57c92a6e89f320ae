import { useState } from "react";

/** Files of one form that are on their way to the store: it is not sent before they have arrived, or have failed. */
export interface Uploads {
  /** Notes a file that was just sent. */
  add(upload: Promise<unknown>): void;
  /** Whether a file is on its way. */
  isUnderWay(): boolean;
  /** Waits until no file is on its way any more, not even one that was added meanwhile. */
  settled(): Promise<void>;
}

/** Starts with no file. */
export function createUploads(): Uploads {
  const underWay = new Set<Promise<unknown>>();
  return {
    add(upload) {
      underWay.add(upload);
      const end = () => underWay.delete(upload);
      upload.then(end, end);
    },
    isUnderWay: () => underWay.size > 0,
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

/** The files of a form, for as long as it is open. */
export function useUploads(): Uploads {
  return useState(createUploads)[0];
}
