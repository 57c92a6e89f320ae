import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import type { MedusaClient } from "../client/medusa-client";
import { type BatchJob, PollingContext } from "../data/polling";

interface TestPollingProps {
  client: Pick<MedusaClient, "admin">;
  children: ReactNode;
}

/** The store's batch jobs around what is tested. They are read when somebody asks for them, and never by the clock. */
export function TestPolling({ client, children }: TestPollingProps) {
  const [isWanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ["test-polling"],
    queryFn: () => client.admin.custom.get<{ batch_jobs: BatchJob[] }>("/batch-jobs", { limit: 100 }),
    enabled: isWanted,
  });
  const polling = useMemo(
    () => ({
      batchJobs: data?.batch_jobs,
      hasPollingError: isError,
      resetInterval: () => {
        setWanted(true);
        if (isWanted) void refetch();
      },
    }),
    [data, isError, isWanted, refetch],
  );
  return <PollingContext.Provider value={polling}>{children}</PollingContext.Provider>;
}
