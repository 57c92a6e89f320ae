/** A widget that was found, as the manifest names it. */
export interface WidgetContribution {
  /** Marks it as a widget. */
  kind: "widget";
  /** Path of its file below `src/admin/widgets`, without the ending. */
  id: string;
  /** The zones as far as the text tells; empty where they are computed when the admin runs. */
  zones: string[];
  /** The author's file, relative to the project, with forward slashes. */
  source: string;
}

/** A page that was found. */
export interface RouteContribution {
  /** Marks it as a page. */
  kind: "route";
  /** Path of the page below `/a`. */
  path: string;
  /** The label of its link in the sidebar, as far as the text tells. */
  label?: string;
  /** The author's file, relative to the project, with forward slashes. */
  source: string;
}

/** A settings page that was found. */
export interface SettingContribution {
  /** Marks it as a settings page. */
  kind: "setting";
  /** Path of the page below `/a/settings`. */
  path: string;
  /** Text of its card among the settings. Left out where its file does not say it as plain text. */
  label?: string;
  /** The author's file, relative to the project, with forward slashes. */
  source: string;
}

/** A resource that was found: its file's default export is the definition. */
interface ResourceContribution {
  /** Marks it as a resource. */
  kind: "resource";
  /** The file's name, which by convention is the resource's. */
  name: string;
  /** The author's file, relative to the project, with forward slashes. */
  source: string;
}

/** The texts of one language. */
interface MessagesContribution {
  /** Marks it as texts. */
  kind: "messages";
  /** The base part of a language code: `de`. */
  language: string;
  /** The author's file, relative to the project, with forward slashes. */
  source: string;
}

/** A definition in code: `src/admin/extension.ts`, or the entry of a package. */
interface ExtensionContribution {
  /** Marks it as a definition in code. */
  kind: "extension";
  /** Id of the extension. */
  id: string;
  /** The author's file, relative to the project, with forward slashes. */
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
  /** Whether it was written for the official admin, and gets what that admin gave. */
  isV1?: boolean;
  /** Its place in the list of a plugin's bundle, which exports `config0` and `Component0` for the first. */
  index?: number;
}

/** An extension to compile. A project's own folders are one; more sources give more of them. */
export interface ExtensionSource {
  id: string;
  /** The module that defines it, absolute: of a package that was made as an extension. */
  entry?: string;
  /** The folder of a package that was built for the version of the contract before this one, and that version. */
  compat?: { root: string; apiVersion: number };
  contributions: readonly CompiledContribution[];
  /** The bundle that a plugin brings for the official admin: its file, absolute, and its text as it is compiled. */
  bundle?: { path: string; text: string };
}
