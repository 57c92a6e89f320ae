import { MedusaProvider } from "medusa-react";
import type { ComponentProps, ReactNode } from "react";
import { addProvider } from "../host/providers";
import { QueryProvider, queryClient } from "../host/query-client";
import { useAdminHost } from "../host/use-admin-host";

export * from "medusa-react";

type ProviderProps = ComponentProps<typeof MedusaProvider>;

/** The admin's own client has every call of the published one, which is taken where nobody has signed in yet. */
function AdminMedusaProvider({ children }: { children: ReactNode }) {
  const host = useAdminHost();
  return (
    <MedusaProvider
      baseUrl={process.env.MEDUSA_BACKEND_URL ?? ""}
      // Its own types find the other version of the package, which the admin has.
      queryClientProviderProps={
        { client: queryClient } as unknown as ProviderProps["queryClientProviderProps"]
      }
      {...(host && { medusaClient: host.client as unknown as NonNullable<ProviderProps["medusaClient"]> })}
    >
      {children}
    </MedusaProvider>
  );
}

// Its hooks read through it.
addProvider("@tanstack/react-query", QueryProvider);
addProvider("medusa-react", AdminMedusaProvider);
