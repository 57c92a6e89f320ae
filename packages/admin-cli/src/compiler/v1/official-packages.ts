import { packageOf } from "@tillhouse/extension-sdk/mistakes";

/** The packages of the official admin: those that bring code to its extensions, those of its build, and its client. */
const packages: ReadonlyMap<string, "code" | "build" | "client"> = new Map([
  ["medusa-react", "code"],
  ["@medusajs/ui", "code"],
  ["@medusajs/icons", "code"],
  ["@medusajs/admin", "build"],
  ["@medusajs/admin-ui", "build"],
  ["@medusajs/admin-shared", "build"],
  ["@medusajs/medusa-js", "client"],
]);

/** Whether a request is for a package that only extensions of the official admin take anything of, be it a type. */
export function isOfficialPackage(request: string): boolean {
  return packages.has(packageOf(request));
}

/** Whether a request is for a package that came with the official admin; its client is used elsewhere, too. */
export function cameWithOfficialAdmin(request: string): boolean {
  return isOfficialPackage(request) && packages.get(packageOf(request)) !== "client";
}

/** Whether a request is for a package whose code extensions of the official admin cannot do without. */
export function isOfficialCode(request: string): boolean {
  return packages.get(packageOf(request)) === "code";
}
