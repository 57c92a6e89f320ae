// The SDK as it was in version 0 of the contract, made of the SDK of today. What was built for that version is compiled
// with it. See docs/api-versions.md.
import type { ExtensionDefinition } from "../../extension/define-extension";
import * as current from "../../index";
import { takingOldNames } from "../current-names";

export * from "../../index";
export { useUserNames as useStaffNames } from "../../index";

export const cell = takingOldNames(current.cell, "cell()");
export const field = takingOldNames(current.field, "field()");
export const defineAction = takingOldNames(current.defineAction, "defineAction()");
export const defineResource = takingOldNames(current.defineResource, "defineResource()");
export const changeResource = takingOldNames(current.extendResource, "extendResource()");

/** Its stamp is that of the old version, and what comes out is of this one. */
export function defineExtension({ apiVersion: _, ...definition }: ExtensionDefinition): ExtensionDefinition {
  return takingOldNames(current.defineExtension, "defineExtension()")(definition);
}
