import type { Configuration } from "../settings/schema";

/** The hosts that `build --preset` writes files for. */
export const presetNames = ["docker", "static"] as const;

/** One of {@link presetNames}. */
export type PresetName = (typeof presetNames)[number];

/** What a preset knows about the build and the place it goes to. */
export interface PresetContext {
  /** The version of `@tillhouse/admin-cli`. */
  version: string;
  /** The project folder, absolute. */
  project: string;
  /** The output folder, absolute. */
  output: string;
  /** What the page is built for. Without a backend it calls its own address, and the host passes requests on. */
  page: Pick<Configuration, "basePath" | "backend">;
  /** What `tillhouse serve` would be run with. */
  serving: Configuration;
}

/** A file that a preset wants written. */
export interface PresetFile {
  /** Relative to the folder it belongs to, with forward slashes. */
  name: string;
  contents: string;
}

/** What a preset comes to. */
export interface PresetFiles {
  /** Beside the build, in `deploy/<preset>`. */
  files: PresetFile[];
  /** Where a host wants all of the build in that folder as well. */
  site?: {
    /** The folder in it that the build goes to; empty: the folder itself. */
    folder: string;
    /** The file that is sent with 404, which is the page. */
    notFound: string;
  };
  /** What this host cannot do, or what is left to do. */
  notes: string[];
}

/** The security settings of a page that was built, which the host does not change any more. */
export function pageSecurity({ page, serving }: PresetContext): Configuration {
  // A page gets the key for usage data from `serve` alone.
  return { ...serving, backend: page.backend, analyticsWriteKey: "" };
}
