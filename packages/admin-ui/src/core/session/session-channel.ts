import type { AdminStorage } from "@tillhouse/extension-sdk/internal";

/** What the tabs of one admin tell each other: who came, and who left. */
export interface SessionMessage {
  /** Whether somebody came or left. */
  kind: "signed-in" | "signed-out";
  /** Id of the person. */
  userId: string;
}

/** A line between the tabs of one admin. */
export interface SessionChannel {
  /** Sends a message to the other tabs. */
  tell(news: SessionMessage): void;
  /** Stops listening; nothing can be sent any more. */
  close(): void;
}

/** Opens the line. A browser without one works on by itself: its tabs notice with their next request. */
export function openSessionChannel(
  storage: AdminStorage,
  name: string,
  listen: (news: SessionMessage) => void,
): SessionChannel {
  const { post, close } = storage.channel(name, listen);
  return { tell: post, close };
}
