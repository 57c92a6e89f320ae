/**
 * The text of the sheet for hosts, for a shadow root, which no sheet of the document reaches. The build for hosts puts it here
 * (`tsup.config.ts`); the shell goes without.
 */
export const hostCss: string = "";
