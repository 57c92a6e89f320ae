import { AdminError } from "@tillhouse/extension-sdk";
import { didYouMean } from "@tillhouse/extension-sdk/mistakes";
import { useEffect } from "react";
import { ConfigErrorPage } from "../shared/config-error-page";

export interface UnknownResourceProps {
  component: string;
  name: string;
  known: readonly string[];
}

/** Tells whoever made the host's page that there is no such resource. */
export default function UnknownResource({ component, name, known }: UnknownResourceProps) {
  const near = didYouMean(name, known);
  const hint =
    near === undefined
      ? `There are ${[...known].sort().join(", ")}`
      : `Did you mean ${JSON.stringify(near)}?`;
  const message = `<${component}> has the resource ${JSON.stringify(name)}, which is none of this admin. ${hint}`;
  useEffect(() => {
    console.error(`Tillhouse: ${message}`);
  }, [message]);
  const error = new AdminError("config", message, { details: { field: "resource" } });
  return <ConfigErrorPage error={error} isPart />;
}
