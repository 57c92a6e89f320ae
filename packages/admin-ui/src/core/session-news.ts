/** What the tabs of one admin tell each other: who came, or that somebody left. */
export type SessionNews = { kind: "signed-in"; userId: string } | { kind: "signed-out" };

/** A line between the tabs of one admin. */
export interface SessionLine {
  tell(news: SessionNews): void;
  close(): void;
}

/** Opens the line. A browser without one works on by itself: its tabs notice with their next request. */
export function openSessionLine(name: string, listen: (news: SessionNews) => void): SessionLine {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  // Only this module speaks on the channel, and only to its own origin.
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listen(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
