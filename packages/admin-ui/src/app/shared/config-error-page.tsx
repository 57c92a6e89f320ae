import type { AdminError } from "@tillhouse/extension-sdk";

export interface ConfigErrorPageProps {
  error: AdminError;
  /** Whether it stands in the place of a single part, in a page that has other things to show. */
  isPart?: boolean;
}

/**
 * A configuration that cannot work, named with its source. It is shown before any text could be loaded and is meant for
 * whoever set the admin up, so it is in English.
 */
export function ConfigErrorPage({ error, isPart = false }: ConfigErrorPageProps) {
  const text = (
    <>
      <p>{error.message}.</p>
      {error.details.owner !== undefined && <p>The value comes from {error.details.owner}.</p>}
    </>
  );
  if (isPart)
    return (
      <div data-tillhouse className="th-root th-root--part">
        <div className="th-empty" role="alert">
          <p className="th-empty__title">Tillhouse is not set up right</p>
          <div className="th-empty__text">{text}</div>
        </div>
      </div>
    );
  return (
    <div data-tillhouse className="th-root">
      <main className="th-auth">
        <div className="th-auth__card" role="alert">
          <h1>Tillhouse is not set up right</h1>
          {text}
        </div>
      </main>
    </div>
  );
}
