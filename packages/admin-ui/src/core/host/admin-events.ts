import type { AdminError } from "@tillhouse/extension-sdk";
import type { ToastType } from "@tillhouse/extension-sdk/internal";
import { createContext } from "react";
import type { ExtensionFailure } from "../context/extension-health";

/** The admin has moved to another of its pages. */
export interface NavigateEvent {
  /** The page below the base path, with search and hash: `/a/orders?page=2`. {@link AdminHandle.navigate} takes it. */
  path: string;
  /** Whether it is a new entry of the history, stands in the place of the one before, or is one gone back or forward to. */
  action: "push" | "replace" | "pop";
}

/** The admin shows a page of another name. */
export interface TitleEvent {
  /** As the browser's tab has it: `Staging · Orders · Marram Outfitters`. */
  title: string;
  /** The page alone: `Orders`. */
  page: string;
}

/** A request that changes something in the store. */
export interface Mutation {
  /** The method of the request. The store changes with `POST` what others change with `PUT` and `PATCH`. */
  method: "POST" | "DELETE";
  /** The address below the backend: `/admin/products/prod_01/variants`. */
  path: string;
  /** What the address begins with, as the Medusa API names it: `products`. */
  resource: string;
  /** Whose address it is. Left out where something is made, and for what is there once, as the store itself. */
  id?: string;
  /** `create`, `update` or `delete` for the record; else what the rest of the address says: `variants`, `batch`. */
  action: string;
  /** The body of the request; left out for files, and where there is none. */
  body?: unknown;
  /** The record as the admin knew it before. Left out where it was not on the page. */
  before?: unknown;
}

/** A change that the store has made. */
export interface MutationEvent extends Mutation {
  /** What the store answered. */
  after: unknown;
}

/** A short message that the admin shows. */
export interface ToastEvent {
  /** What it is about: `success`, `error`, `warning`, `info`. */
  type: ToastType;
  /** The first line, in the person's language. */
  title: string;
  /** What is below it. Left out: nothing. */
  message?: string;
}

/** Something that did not work, and that the admin tells the person of. */
export interface ErrorEvent {
  /** `read` and `mutation`: the store did not do it. `crash`: a page stopped working, and another is shown in its place. */
  kind: "read" | "mutation" | "crash";
  /** What went wrong, with its code. */
  error: AdminError;
}

/** Somebody opened a page. */
export interface PageUsage {
  /** What was used. */
  kind: "page";
  /** The page without what tells which record it shows, and without its search: `/a/orders/:id`. */
  page: string;
}

/** Somebody ran a command by a key, or from the palette. */
export interface CommandUsage {
  /** What was used. */
  kind: "command";
  /** The group of the command, and its own id: `list.next`. It is the same in every language. */
  command: string;
  /** Whether its key was pressed, or it was chosen in the palette. */
  by: "key" | "palette";
}

/**
 * What a person uses of the admin. It tells of no record, holds nothing that was typed, and is for the host alone: nothing
 * is sent anywhere.
 */
export type UsageEvent = PageUsage | CommandUsage;

/** What an admin tells its host, by the name of the event. */
export interface AdminEvents {
  /** The first page is drawn. Before that there is an empty box or a skeleton, for as long as texts and code are on their way. */
  ready: Record<never, never>;
  /** Another page is shown. */
  navigate: NavigateEvent;
  /** The page has another name. */
  title: TitleEvent;
  /** The store has changed something. */
  mutation: MutationEvent;
  /** A short message is shown. */
  toast: ToastEvent;
  /** Something did not work. */
  error: ErrorEvent;
  /** Somebody opened a page, or ran a command. */
  usage: UsageEvent;
  /** Something of an extension failed, once each. */
  "extension-error": ExtensionFailure;
}

/** The name of an event. */
export type AdminEventName = keyof AdminEvents;

/** What a host gives to hear of one admin. All of it is optional, and may be another function with each drawing. */
export interface HostListeners {
  /** Called once, when the first page is drawn. */
  onReady?: (event: AdminEvents["ready"]) => void;
  /** Called at each change of the page, and not for the page that the admin starts with. */
  onNavigate?: (event: NavigateEvent) => void;
  /** Called when the page has another name. */
  onTitle?: (event: TitleEvent) => void;
  /** Called after the store has made a change, whichever page or extension asked for it. */
  onMutation?: (event: MutationEvent) => void;
  /**
   * Called before a change is sent. `false` or a text refuse it, everything else lets it pass. The text is what the person
   * reads. One that throws refuses it too: what is not known to be allowed is not done.
   */
  beforeMutation?: (
    mutation: Mutation,
  ) => boolean | string | undefined | Promise<boolean | string | undefined>;
  /** Called for each short message that the admin shows. */
  onToast?: (event: ToastEvent) => void;
  /** Called for what did not work, and what the person is told of. */
  onError?: (event: ErrorEvent) => void;
  /** Called for each page that somebody opens, and each command that they run. */
  onUsage?: (event: UsageEvent) => void;
  /** Told of everything of an extension that fails while the admin runs, once each. */
  onExtensionError?: (failure: ExtensionFailure) => void;
}

/** Tells the host of what happens in one admin. */
export interface HostEvents {
  /** Whether the host listens to it at the moment. */
  hears(name: AdminEventName): boolean;
  emit<Name extends AdminEventName>(name: Name, event: AdminEvents[Name]): void;
  /** Asks the host about a change; `undefined` where it lets it pass, else what the person reads. */
  refusal(mutation: Mutation): Promise<string | undefined>;
}

/** Those of this admin. Outside of one nobody listens. */
export const HostEventsContext = createContext<HostEvents | undefined>(undefined);
