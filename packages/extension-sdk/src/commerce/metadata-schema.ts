import { record, string, unknown } from "zod/mini";

/** What a form holds under `field.metadata`: keys and values of any kind. @example const schema = object({ metadata: metadataSchema }); */
export const metadataSchema = record(string(), unknown());
