/** A widget that was found, as the manifest names it. */
export interface WidgetContribution {
  kind: "widget";
  id: string;
  /** The zones as far as the text tells; empty where they are computed when the admin runs. */
  zones: string[];
  source: string;
}

/** A page that was found. */
export interface RouteContribution {
  kind: "route";
  path: string;
  /** The label of its link in the sidebar, as far as the text tells. */
  label?: string;
  source: string;
}

/** A settings page that was found. */
export interface SettingContribution {
  kind: "setting";
  path: string;
  label?: string;
  source: string;
}

/** A resource that was found: its file's default export is the definition. */
interface ResourceContribution {
  kind: "resource";
  /** The file's name, which by convention is the resource's. */
  name: string;
  source: string;
}

/** The texts of one language. */
interface MessagesContribution {
  kind: "messages";
  /** The base part of a language code: `de`. */
  language: string;
  source: string;
}

/** A definition in code: `src/admin/extension.ts`, or the entry of a package. */
interface ExtensionContribution {
  kind: "extension";
  id: string;
  source: string;
}

/** One thing that an extension adds to the admin. */
export type Contribution =
  | WidgetContribution
  | RouteContribution
  | SettingContribution
  | ResourceContribution
  | MessagesContribution
  | ExtensionContribution;

/** A contribution with what the compiler needs to know of its file. */
export interface CompiledContribution {
  contribution: Contribution;
  /** Absolute. */
  path: string;
  hasConfig: boolean;
}

/** An extension to compile. A project's own folders are one; more sources give more of them. */
export interface ExtensionSource {
  id: string;
  /** The module that defines it, absolute: of a package that was made as an extension. */
  entry?: string;
  contributions: readonly CompiledContribution[];
}
