import { useMemo } from "react";
import { useHost } from "../resource/use-host";

/**
 * The settings of an extension, as its settings form keeps them in the store's metadata; where nothing was kept yet, what
 * the form starts with. They are read with the store: until that has come they are what the form starts with, too.
 *
 * @param extension the extension's id
 * @example
 * const { daysToAnswer } = useSettings<{ daysToAnswer: number }>("reviews");
 */
export function useSettings<Values extends object>(extension: string): Values {
  const host = useHost();
  // What was kept went through the schema of the form, which the author wrote for these values.
  return useMemo(() => host.settings(extension) as Values, [host, extension]);
}
