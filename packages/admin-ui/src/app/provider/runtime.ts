import type { Router } from "@remix-run/router";
import type { AdminError } from "@tillhouse/extension-sdk";
import type { AdminStorage } from "@tillhouse/extension-sdk/internal";
import type { i18n } from "i18next";
import { type CSSProperties, createContext, useContext } from "react";
import type { ResolvedConfig } from "../../config/config";
import type { AdminContextValue } from "../../core/context/admin-context";
import type { HostEvents } from "../../core/host/admin-events";
import type { SetTitle } from "../../core/host/document-title";
import type { HostRouter } from "../../core/host/host-router";
import type { LeaveQuestions } from "../../core/host/leave-questions";
import type { NavigationSection } from "../navigation/navigation-data";
import type { Area } from "./area";
import type { BuiltInSource } from "./built-in-source";
import type { LinkTarget } from "./link-target";
import type { TopBarContent } from "./top-bar-data";
import type { Services } from "./use-services";

/** The router of the pages. */
export type AdminRouter = Router;

/** How the roots of an admin are marked: its theme, its language, its colours. */
interface RootAttributes {
  "data-theme"?: string;
  "data-density"?: string;
  lang?: string;
  dir?: "ltr" | "rtl";
  style?: CSSProperties;
}

/** Everything that one admin has, once texts and services are there. */
export interface AdminRuntime {
  admin: AdminContextValue;
  /** What the admin itself brings. */
  builtIn: BuiltInSource;
  events: HostEvents;
  setTitle: SetTitle;
  questions: LeaveQuestions;
  i18n: i18n;
  storage: AdminStorage;
  services: Services;
}

/** What of the admin a host may draw itself, as data. */
export interface ChromeData {
  /** The sidebar. */
  navigation: readonly NavigationSection[];
  topBar: TopBarContent;
}

/** What an `AdminProvider` gives to everything in it. */
export interface Provided {
  /** What is wrong with what the host gave. */
  error?: AdminError;
  /** Left out on a server, and where the configuration is wrong. */
  config?: ResolvedConfig;
  /** Where the configuration comes from, for messages. */
  configSource: string;
  /** What this admin keeps in the browser; left out as `config` is. */
  storage?: AdminStorage;
  /** Left out while texts and services are on their way. */
  runtime?: AdminRuntime;
  /** What signed-in people have; left out while nobody is signed in, or its code is on its way. */
  area?: Area;
  /** Why there is none. */
  areaError?: unknown;
  /** What a host draws itself, once it is known and the host asks for it. */
  chrome: Partial<ChromeData>;
  /** How many ask for it. */
  chromeNeeds: Readonly<Partial<Record<keyof ChromeData, number>>>;
  attributes: RootAttributes;
  shadow?: boolean | { styles?: readonly string[] };
  hostRouter?: HostRouter;
  /** The router of the pages, where they are mounted. */
  router?: AdminRouter;
  /** Where dialogs of single parts go: over the window. */
  overlays: HTMLElement | null;
  /** Opens a page of the admin, wherever the host has it. */
  open(target: LinkTarget, options?: { replace?: boolean }): void;
  /** The address of a page of the admin, as a link has it. */
  hrefOf(target: LinkTarget): string;
  controls: ProviderControls;
}

/** Where the pages are mounted. */
export interface MountedPages {
  router: AdminRouter | undefined;
  overlays: HTMLElement | null;
}

/** What those in an `AdminProvider` tell it. They stay the same. */
export interface ProviderControls {
  /** The pages are mounted with this router, and their dialogs go there. */
  setPages(pages: MountedPages | undefined): void;
  setArea(area: Area | undefined): void;
  setChrome<Name extends keyof ChromeData>(name: Name, data: ChromeData[Name] | undefined): void;
  /** Asks for it as data. Returns what ends it. */
  needChrome(name: keyof ChromeData): () => void;
  setAreaError(error: unknown): void;
  /** Asks for what signed-in people have and for a place for dialogs over the window. Returns what ends it. */
  need(): () => void;
  /** A root of this admin: keys that are pressed in it are the admin's. */
  addRoot(root: HTMLElement): () => void;
  /** Whether something stands in a root of this admin. */
  hasRootOf(element: Element): boolean;
  /** The first page, or the first part, is drawn. */
  markReady(): void;
}

/** Carries what an `AdminProvider` gives; `undefined` outside of one. */
export const ProvidedContext = createContext<Provided | undefined>(undefined);

/** What the `AdminProvider` around gives. */
export function useProvided(): Provided {
  const provided = useContext(ProvidedContext);
  if (provided === undefined) throw new Error("useProvided must be used within an AdminProvider");
  return provided;
}
