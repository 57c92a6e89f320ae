import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import { type ClientOptions, createClient, type MedusaSdkClient } from "../client/create-client";
import { AdminError } from "../errors/errors";

/** What {@link useMedusa} gives. */
export interface MedusaState {
  /** Calls the store, as the shopper. */
  client: MedusaSdkClient;
}

const MedusaContext = createContext<MedusaState | undefined>(undefined);

/** What {@link MedusaProvider} takes: the settings of a client, or a client of your own. */
export interface MedusaProviderProps extends ClientOptions {
  /** A client that was made elsewhere; the settings are left alone then. */
  client?: MedusaSdkClient;
  /** The cache of what is read; one of its own when left out. */
  queryClient?: QueryClient;
  /** What may use the client. */
  children: ReactNode;
}

/** How often a shopper's request is repeated unless it is said otherwise (specification, section 9). */
const shopperRetries = 3;

/**
 * Gives a client to everything in it, and a cache for what it reads. A request that found no answer is repeated up to three
 * times.
 *
 * @example <MedusaProvider backend="https://store.example.com" publishableKey="pk_…"><Shop /></MedusaProvider>
 */
export function MedusaProvider({
  client,
  queryClient,
  children,
  maxRetries = shopperRetries,
  ...options
}: MedusaProviderProps) {
  // Made once: another client would forget who is signed in.
  const [state] = useState(() => ({
    client: client ?? createClient({ maxRetries, ...options }),
  }));
  const [cache] = useState(() => queryClient ?? new QueryClient());
  return (
    <QueryClientProvider client={cache}>
      <MedusaContext.Provider value={state}>{children}</MedusaContext.Provider>
    </QueryClientProvider>
  );
}

/**
 * The client around a component.
 *
 * @throws AdminError (`config`) outside of a {@link MedusaProvider}.
 * @example const { client } = useMedusa();
 */
export function useMedusa(): MedusaState {
  const state = useContext(MedusaContext);
  if (state === undefined) throw new AdminError("config", "useMedusa must be used within a MedusaProvider");
  return state;
}
