/** What the tabs of one admin tell each other: who came, and who left. */
export interface SessionNews {
  kind: "signed-in" | "signed-out";
  userId: string;
}

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
