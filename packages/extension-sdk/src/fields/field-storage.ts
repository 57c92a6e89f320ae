import type { Host } from "../host/host";

/**
 * Keeps values of a form somewhere else than in the record: at an endpoint of the extension.
 *
 * @example
 * store: {
 *   read: async ({ id }, { client }) => client.admin.custom.get(`/margins/${id}`),
 *   write: (values, { id }, { client }) => client.admin.custom.post(`/margins/${id}`, values),
 * }
 */
export interface FieldStorage<Item, Input, Output> {
  /** What the fields hold for an existing record. */
  read(record: Item, host: Host): Input | Promise<Input>;
  /**
   * Keeps them. It runs after the record itself was saved, and once more where its answer was lost. What it throws is shown in
   * the form, with what was typed.
   */
  write(values: Output, record: Item, host: Host): Promise<unknown>;
}
