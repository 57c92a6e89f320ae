import type { QueryClient } from "@tanstack/react-query";

/** How long a request that is on its way is waited for, in milliseconds. */
const patience = 2000;

/** Waits until nothing is being read, but not for long. */
export async function whenQuiet(queryClient: QueryClient): Promise<void> {
  const deadline = Date.now() + patience;
  while (queryClient.isFetching() > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
