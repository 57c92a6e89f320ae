/** What the tabs of one admin tell each other: who came, and who left. */
export interface SessionMessage {
  kind: "signed-in" | "signed-out";
  userId: string;
}

/** A line between the tabs of one admin. */
export interface SessionChannel {
  tell(news: SessionMessage): void;
  close(): void;
}

/** Opens the line. A browser without one works on by itself: its tabs notice with their next request. */
export function openSessionChannel(name: string, listen: (news: SessionMessage) => void): SessionChannel {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  // Only this module speaks on the channel, and only to its own origin.
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => listen(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
