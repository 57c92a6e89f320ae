import { longestBlock } from "../drawing-time";
import { type ExtensionFile, ownerOfError } from "./attribute-global-errors";
import { ownerOfElement } from "./owner-of-element";

/** A script of a frame, as browsers with Long Animation Frames measure it; the types of the DOM do not have it yet. */
interface FrameScript {
  duration: number;
  sourceURL: string;
}

interface FrameEntry extends PerformanceEntry {
  scripts: readonly FrameScript[];
}

/** What {@link watchBlocking} takes. */
export interface BlockingOptions {
  files: readonly ExtensionFile[];
  /** Told with the milliseconds that the extension kept the page from answering. */
  onBlock: (owner: string, duration: number) => void;
}

/** Listens to what the browser measures anyway. A browser that does not measure it says nothing. */
function observe<Entry extends PerformanceEntry>(
  options: PerformanceObserverInit & { type: string },
  take: (entry: Entry) => void,
): () => void {
  const { supportedEntryTypes = [] } = globalThis.PerformanceObserver ?? {};
  if (!supportedEntryTypes.includes(options.type)) return () => {};
  // Which entries there are follows from their type.
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take));
  observer.observe(options);
  return () => observer.disconnect();
}

/**
 * Finds extensions that keep the page from answering: by the files of scripts that ran long, as modules, timers and
 * promises do, and by the elements that long events happened on.
 *
 * @returns a function that ends it.
 */
export function watchBlocking({ files, onBlock }: BlockingOptions): () => void {
  const take = (owner: string | undefined, duration: number) => {
    if (owner !== undefined) onBlock(owner, duration);
  };
  // Buffered: modules have run before anybody could listen.
  const endFrames = observe<FrameEntry>({ type: "long-animation-frame", buffered: true }, ({ scripts }) => {
    for (const { duration, sourceURL } of scripts)
      if (duration >= longestBlock) take(ownerOfError(undefined, files, sourceURL), duration);
  });
  const inEvents = { type: "event", durationThreshold: longestBlock };
  const endEvents = observe<PerformanceEventTiming>(
    inEvents,
    ({ processingStart, processingEnd, target }) => {
      const duration = processingEnd - processingStart;
      if (duration >= longestBlock) take(ownerOfElement(target), duration);
    },
  );
  return () => {
    endFrames();
    endEvents();
  };
}
