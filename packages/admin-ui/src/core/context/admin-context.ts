import type { ExtensionDefinition, Notify, Translate } from "@tillhouse/extension-sdk/internal";
import { createContext, useContext } from "react";
import type { ResolvedConfig } from "../../config/config";
import type { CanAccess } from "../permissions/access";
import type { Can } from "../registry/permissions";
import type { Registry, RegistryProblem } from "../registry/registry";
import type { ExtensionHealth } from "./extension-health";
import type { LoginComponent } from "./host-login";
import type { Translations } from "./translations";

/** Light, dark, or what the operator's system says. */
export type Theme = "system" | "light" | "dark";

/** How high the rows of lists are. */
export type Density = "compact" | "standard" | "comfortable";

/** What belongs to one admin on the page; two admins have two of it. */
export interface AdminContextValue {
  config: ResolvedConfig;
  extensions: readonly ExtensionDefinition[];
  /** How they are doing. */
  health: ExtensionHealth;
  /** The page was opened without them: `?extensions=off`. */
  hasExtensionsOff: boolean;
  /** Extensions that could not be loaded. */
  problems: readonly RegistryProblem[];
  /** What extensions bring; below `a/` with everything that the admin itself brings. */
  registry: Registry;
  /** The host sends requests itself. */
  hasOwnFetch: boolean;
  /** The host's answer to what asks for a permission. */
  can?: Can;
  /** The host's answer to what somebody may see and do. */
  canAccess?: CanAccess;
  /** The host's own sign-in page. */
  login?: LoginComponent;
  translate: Translate;
  notify: Notify;
  locale: string;
  direction: "ltr" | "rtl";
  /** The language as the picker calls it. */
  language: string;
  setLanguage: Translations["setLanguage"];
  theme: Theme;
  setTheme(theme: Theme): void;
  density: Density;
  setDensity(density: Density): void;
  /** What the host decides: it is not offered to the person. Left out: nothing. */
  controlled?: Readonly<Record<"theme" | "density" | "locale", boolean>>;
  /** IANA name of the zone that times are shown in; the browser's own when left out. */
  timeZone: string | undefined;
  setTimeZone(timeZone: string | undefined): void;
}

/** Carries what belongs to one admin. */
export const AdminContext = createContext<AdminContextValue | undefined>(undefined);

/** What belongs to this admin, signed in or not. */
export function useAdmin(): AdminContextValue {
  const admin = useContext(AdminContext);
  if (admin === undefined) throw new Error("useAdmin must be used within an Admin");
  return admin;
}
