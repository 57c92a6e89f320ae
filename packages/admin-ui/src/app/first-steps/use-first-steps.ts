import { useQuery } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import type { StorageArea } from "@tillhouse/extension-sdk/internal";
import { useAdmin } from "../../core/context/admin-context";
import type { FirstStep } from "./first-steps";

/** The key of the person's metadata that says that they have put the first steps away. */
export const firstStepsKey = "tillhouse_first_steps";

/** Where this browser keeps what it knows of the store: the question is asked once of one that is set up. */
const rememberedKey = "tillhouse.first-steps";

type Known = "open" | "done";

/** What this browser knows of the store that somebody signs in to: they have another id in another store. */
function remembered(area: StorageArea, userId: string): Known | undefined {
  const [id, known] = (area.getItem(rememberedKey) ?? "").split(" ");
  return id === userId && (known === "open" || known === "done") ? known : undefined;
}

/** What is still to be set up, and whether that is known. */
export interface FirstSteps {
  /** All steps, while one of them is open. Empty where there is nothing to set up, or nobody has asked yet. */
  steps: readonly FirstStep[];
  /** The store is being asked. */
  isLoading: boolean;
}

/**
 * The first steps of a store that nobody has bought in yet, until all are done or the person has put them away.
 *
 * @param options.isStart on the page that work starts on: there the store is asked. Elsewhere it is asked only where this browser
 *   knows that something is open.
 */
export function useFirstSteps({ isStart = false }: { isStart?: boolean } = {}): FirstSteps {
  const host = useHost();
  const { local } = host.storage;
  const { registry } = useAdmin();
  const { user } = host;
  const isPutAway = user.metadata?.[firstStepsKey] !== undefined;
  const known = remembered(local, user.id);
  const isAsked = !isPutAway && known !== "done" && (isStart || known === "open");
  const { data, isLoading } = useQuery({
    queryKey: ["first-steps"],
    queryFn: async () => {
      const { readFirstSteps } = await import("./read-first-steps");
      const steps = await readFirstSteps(host, (resource) => registry.resources.has(resource));
      const known: Known = steps.length > 0 ? "open" : "done";
      local.setItem(rememberedKey, `${user.id} ${known}`);
      return steps;
    },
    enabled: isAsked,
    // Work on a step ends on another page; who comes back sees it done.
    staleTime: isStart ? 0 : Number.POSITIVE_INFINITY,
    // Where the store does not answer, the list says so.
    retry: false,
  });
  return { steps: isPutAway ? [] : (data ?? []), isLoading: isAsked && isLoading };
}
