import { toAdminError } from "@tillhouse/extension-sdk";
import { useEffect, useState } from "react";
import { MissingPage } from "../core/missing-part";
import { PageSpinner } from "./page-spinner";
import { useLoadWhole } from "./use-built-in";

/** Stands where a page will be once everything is there that the admin brings. */
export function LaterPage() {
  const load = useLoadWhole();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    load().catch(setError);
  }, [load]);
  if (error === undefined) return <PageSpinner />;
  if (toAdminError(error).code === "stale") return <MissingPage />;
  // The boundary round the page tells of it and offers to try again.
  throw error;
}
