/** How many events wait at most, and how often those that wait go out, in milliseconds (specification, section 9). */
const queueLimits = { size: 20, interval: 30_000 } as const;

/** Events that wait to be handed on together. */
export interface AnalyticsQueue<Event> {
  add(event: Event): void;
  /** Hands on what waits. */
  flush(): void;
  /** Hands on nothing any more, and forgets what waits. */
  stop(): void;
}

/** Collects events: 20 of them go out at once, and whatever waits goes out every 30 seconds. */
export function createAnalyticsQueue<Event>(send: (events: readonly Event[]) => void): AnalyticsQueue<Event> {
  let waiting: Event[] = [];
  let isStopped = false;
  const flush = () => {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    send(events);
  };
  const timer = setInterval(flush, queueLimits.interval);
  return {
    add: (event) => {
      if (isStopped) return;
      waiting.push(event);
      if (waiting.length >= queueLimits.size) flush();
    },
    flush,
    stop: () => {
      isStopped = true;
      waiting = [];
      clearInterval(timer);
    },
  };
}
