import { toAdminError } from "@tillhouse/extension-sdk";
import type { ComponentType, ReactElement } from "react";

/** A component's file, or what stands in for it where a newer version of the admin has taken the file away. */
export async function loadOr<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  missing: (wanted: object) => ReactElement | null,
): Promise<{ default: ComponentType<Props> }> {
  try {
    return await load();
  } catch (error) {
    if (toAdminError(error).code !== "stale") throw error;
    return { default: missing };
  }
}
