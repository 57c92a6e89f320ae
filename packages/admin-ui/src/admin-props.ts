import type { ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import type { LinkHandlers } from "./app/provider/use-provider-state";
import type { Services } from "./app/provider/use-services";
import type { AdminConfig } from "./config/config";
import type { Density, Theme } from "./core/context/admin-context";
import type { LoginComponent } from "./core/context/host-login";
import type { HostListeners } from "./core/host/admin-events";
import type { HostRouter } from "./core/host/host-router";
import type { HostTexts } from "./core/i18n/text-files";
import type { CanAccess } from "./core/permissions/access";
import type { ThemeTokens } from "./core/preferences/theme-tokens";
import type { Can } from "./core/registry/permissions";
import type { RegistryProblem } from "./core/registry/registry";
import type { HostAccess } from "./core/session/access";
import type { ResourceGroup } from "./resources/built-in-groups";

/** How a host runs the admin: its configuration, extensions, and who signs people in. */
export interface AdminProps extends HostListeners {
  /**
   * What can be written as JSON: base path, backend, router, language. Or the text of that JSON. Another configuration is
   * another admin: it starts anew, with nothing of the one before.
   */
  config?: AdminConfig | string;
  /** Where `config` came from, for messages about wrong values. */
  configSource?: string;
  /**
   * The host's own router, with the admin's pages in it. Left out: the admin has a router of its own, of the kind that
   * `config.router` names.
   */
  hostRouter?: HostRouter;
  /**
   * Tells this admin from others on the page: each keeps its drafts, choices and sessions in the browser under a key of its own.
   * Left out: the keys of an admin that is alone.
   *
   * @example <Admin storageKey="outlet" config={{ backend: "https://outlet.example.com" }} />
   */
  storageKey?: string;
  /** Light or dark, or as the operator's system has it, as the host decides. Left out: as each person likes it. */
  theme?: Theme;
  /** Colours, corners and letters of your platform, by the names of the admin's design tokens. */
  tokens?: ThemeTokens;
  /** How high the rows of lists are, as the host decides. Left out: as each person likes it. */
  density?: Density;
  /**
   * The language, as the host decides: `de`, `pt-BR`. English where the admin does not speak it. Left out: what each person
   * chooses, with `config.locale` for those who have not.
   */
  locale?: string;
  /** Texts in the place of the admin's own, by language and key: other words for what your platform calls otherwise. It is not changed later. */
  texts?: HostTexts;
  /** The direction of the page, as the host decides. Left out: that of the language. */
  direction?: "ltr" | "rtl";
  /** Whether the admin names its pages in the browser's tab. Default: yes. What stood there comes back with the unmounting. */
  hasDocumentTitle?: boolean;
  /**
   * What of the admin itself there is, by groups of `@tillhouse/admin-ui/resources`. Left out: all of it. With the components of
   * `@tillhouse/admin-ui/core` the rest is no part of the host's build.
   *
   * @example <Admin resources={[orders, customers]} />
   */
  resources?: readonly ResourceGroup[];
  /** Extensions that the host brings along. Left out: none. */
  extensions?: readonly ExtensionDefinition[];
  /** Extensions that could not be loaded; shown to the operator beside the registry's own problems. */
  problems?: readonly RegistryProblem[];
  /** The host's own transport. */
  fetch?: typeof fetch;
  /**
   * The token of somebody whom the host has signed in; asked for each request. Then there is no sign-in page, and signing
   * in is up to the host.
   *
   * @example <Admin getToken={() => platform.tokenFor("medusa")} onUnauthorized={() => platform.renew("medusa")} />
   */
  getToken?: HostAccess["getToken"];
  /**
   * Who is at work: any text that differs for each person, such as the id that your platform has for them. When it changes,
   * everything of the person before goes: what was read, open forms, the selection. What they typed is kept for them as a draft.
   *
   * @example <Admin identity={account.id} getToken={() => account.tokenFor("medusa")} />
   */
  identity?: string;
  /**
   * With `getToken`: the store did not take the token, or there was none. What it answers is waited for, and then the store
   * is asked again.
   */
  onUnauthorized?: HostAccess["onUnauthorized"];
  /** With `getToken`: ends the session at the host. Without it the admin offers no way to sign out. */
  onSignOut?: HostAccess["onSignOut"];
  /**
   * Whether somebody may do what a `permission` of an extension names; without it everybody may. Roles (`role:admin`) are
   * answered by the store's own record of the person.
   */
  can?: Can;
  /**
   * Whether somebody may see or do what an id names, built-in or of an extension; without it everybody may. What is denied is
   * removed.
   */
  canAccess?: CanAccess;
  /** The host's own sign-in page, in the place of the admin's. */
  login?: LoginComponent;
  /**
   * Draws into a shadow root, which no style of the host's page reaches; for pages whose rules are `!important`, or unknown.
   * Sheets of extensions do not reach into it either: their texts go into `styles`. The faces of the letters come with
   * `@tillhouse/admin-ui/fonts.css`, which the page imports. It is not changed later.
   *
   * @example <Admin shadow={{ styles: [loyaltyStyles] }} extensions={[loyalty]} />
   */
  shadow?: boolean | { styles?: readonly string[] };
  /** Texts that are on their way already; made from `config` when left out. */
  translation?: Promise<i18n>;
  /** Client and cache that were begun with already, while extensions were on their way. */
  services?: Services;
}

/** How a host runs an admin that it puts into its own page. */
export interface AdminProviderProps extends AdminProps, LinkHandlers {
  /** The host's own page, with what it takes of the admin anywhere in it. */
  children?: ReactNode;
}
