import { AdminError } from "@tillhouse/extension-sdk";
import { useEffect } from "react";
import { ConfigErrorPage } from "../shared/config-error-page";

/** What is wrong where something stands outside of an `AdminProvider`, and what to do. */
export function outsideProviderError(name: string): AdminError {
  return new AdminError(
    "config",
    `${name} stands outside of an AdminProvider. Put <AdminProvider config={…}> around it, from the same package`,
    { details: { field: name } },
  );
}

/** Stands in the place of a part that is outside of an `AdminProvider`: the host's page goes on. */
export function OutsideProvider({ component }: { component: string }) {
  const error = outsideProviderError(`<${component}>`);
  const { message } = error;
  useEffect(() => {
    console.error(`Tillhouse: ${message}.`);
  }, [message]);
  return <ConfigErrorPage error={error} isPart />;
}
