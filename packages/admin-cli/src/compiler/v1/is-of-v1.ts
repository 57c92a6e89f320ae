import type { Problem } from "../../base/errors";
import type { ExtensionSource } from "../sources/contribution";

/** Whether any of an extension was written for the official admin. */
export function isOfV1(id: string, sources: readonly ExtensionSource[]): boolean {
  return sources.some((source) => source.id === id && source.contributions.some(({ isV1 }) => isV1 === true));
}

/** An extension with contributions that were written for the official admin. */
export interface OfficialExtension {
  /** Its id. */
  id: string;
  /** How many of its widgets and pages were written for the official admin. */
  contributions: number;
  /** How many things have to be mended in them. With none they run as they are. */
  toMend: number;
}

/** The extensions that have contributions for the official admin, and how much of what was found is in them. */
export function officialExtensions(
  sources: readonly ExtensionSource[],
  problems: readonly Problem[],
): OfficialExtension[] {
  return sources.flatMap(({ id, contributions }) => {
    const official = contributions.filter(({ isV1 }) => isV1 === true);
    if (official.length === 0) return [];
    const files = new Set(official.map(({ contribution }) => contribution.source));
    const folders = new Set([...files].map((file) => file.slice(0, file.indexOf("src/admin/"))));
    const isIn = ({ file = "" }: Problem): boolean =>
      files.has(file) ||
      (file.includes("src/admin/") && folders.has(file.slice(0, file.indexOf("src/admin/"))));
    return [{ id, contributions: official.length, toMend: problems.filter(isIn).length }];
  });
}
