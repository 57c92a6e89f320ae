import type { LoadedConfiguration } from "../config/load-config";
import type { PackageManager } from "../project/package-manager";

/** How something was found: `fault` and `warning` have a cure, `skipped` says what was missing to look at it. */
export type CheckStatus = "ok" | "warning" | "fault" | "skipped";

/** One thing that `doctor` looked at. */
export interface Check {
  /** A stable id such as `backend`, for tools. */
  id: string;
  /** How it was found. */
  status: CheckStatus;
  /** What was found, in one sentence. */
  message: string;
  /** What follows from it. */
  why?: string;
  /** The exact setting or command that cures it. */
  cure?: string;
  /** Further lines. */
  details?: readonly string[];
}

/** What every look needs to know. */
export interface DoctorContext {
  /** The project's folder, absolute. */
  project: string;
  configuration: LoadedConfiguration;
  environment: Readonly<Record<string, string | undefined>>;
  packageManager: PackageManager;
  /** Where people open the admin: `https://admin.example.com`. */
  origin: URL;
}
