import { type AdminError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Page, PageHeader } from "@tillhouse/extension-sdk/ui";
import { useEffect, useState } from "react";
import { useLoadBodies } from "../../core/bodies/use-bodies";
import { MissingChunkPage } from "../../core/lazy/missing-chunk";
import { useDocumentTitle } from "../../core/page/use-document-title";
import { LoadError } from "../../screens/shared/load-error";
import { PageSpinner } from "../shared/page-spinner";

/** Stands where a page of a resource will be once its body is there. */
export function BodyPage({ resource: { name } }: { resource: AnyResource }) {
  const { translate } = useHost();
  const load = useLoadBodies();
  const [error, setError] = useState<AdminError>();
  const title = translate(`${name}.title`);
  useDocumentTitle(title);
  useEffect(() => {
    if (error === undefined) load([name]).catch((thrown: unknown) => setError(toAdminError(thrown)));
  }, [load, name, error]);
  if (error === undefined) return <PageSpinner />;
  if (error.code === "stale") return <MissingChunkPage />;
  return (
    <Page>
      <PageHeader title={title} />
      <LoadError
        error={error}
        title={translate("error.listTitle", { noun: title })}
        onRetry={() => setError(undefined)}
      />
    </Page>
  );
}
