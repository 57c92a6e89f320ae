import { builtInRoutes } from "@tillhouse/extension-sdk/internal";

/**
 * The path that opens the form of a new record, as the official admin has it for some: `/pricing/new`. Elsewhere
 * that is the path of a record that may be called so; `undefined` there.
 */
export function newRecordPath({ name, route = name }: { name: string; route?: string }): string | undefined {
  return builtInRoutes.find((path) => path === `/${route}/new`);
}
