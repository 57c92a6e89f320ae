import { pathOf, sentQuery } from "../data/resource-path";
import { toAdminError } from "../errors/errors";
import type { AnyResource } from "../resource/define-resource";
import type { AdminHost } from "../resource/use-host";
import type { Step } from "../tasks/steps";

/** The deletion of a record as one of several steps: whether one whose answer was lost was done, the store is asked. */
export function deletionStep(
  { client }: AdminHost,
  resource: AnyResource,
  {
    id,
    send,
  }: {
    /** The id of the record that is deleted. */
    id: string;
    /** Deletes it in the store. */
    send: () => Promise<unknown>;
  },
): Step<true> {
  const isGone = async () => {
    try {
      const query = sentQuery(resource, { fields: resource.api.idKey ?? "id" });
      await client.admin.custom.get(pathOf(resource, id), { ...query });
      return undefined;
    } catch (error) {
      if (toAdminError(error).code === "not-found") return true;
      throw error;
    }
  };
  return {
    id: "delete",
    find: (noted) => (noted === undefined ? undefined : isGone()),
    run: async () => {
      await send();
      return true;
    },
  };
}
