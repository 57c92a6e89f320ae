import { record, string, unknown } from "zod/mini";

/** What a form holds under `field.metadata`: keys and values of any kind. */
export const metadataSchema = record(string(), unknown());
