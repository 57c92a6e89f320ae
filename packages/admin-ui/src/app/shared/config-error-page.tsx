import type { AdminError } from "@tillhouse/extension-sdk";

/**
 * A configuration that cannot work, named with its source. It is shown before any text could be loaded and is meant for
 * whoever set the admin up, so it is in English.
 */
export function ConfigErrorPage({ error }: { error: AdminError }) {
  return (
    <div data-tillhouse className="th-root">
      <main className="th-auth">
        <div className="th-auth__card" role="alert">
          <h1>Tillhouse is not set up right</h1>
          <p>{error.message}.</p>
          {error.details.owner !== undefined && <p>The value comes from {error.details.owner}.</p>}
        </div>
      </main>
    </div>
  );
}
