export * from "@medusajs/ui";
// In a file of their own, so that one of them does not bring the whole package.
export { Toaster, toast, useToast } from "./ui-toasts";
