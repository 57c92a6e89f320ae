import { useState } from "react";
import { useIsInBrowser } from "../../core/page/use-is-in-browser";

/**
 * Whether the page came drawn from a server, or is drawn on one. It stays so for as long as what asks is mounted: what the
 * server has drawn is left in its place until there is something better.
 */
export function useIsFromServer(): boolean {
  const isInBrowser = useIsInBrowser();
  return useState(!isInBrowser)[0];
}

/** A bone as wide as so many letters: a page that forbids styles in its markup shows it as well. */
function Bone({ letters }: { letters: number }) {
  return <span className="th-skeleton">{"\u00a0".repeat(letters)}</span>;
}

const entries = [14, 18, 12, 16, 14, 20, 12];
const rows = [22, 16, 26, 18, 24, 14, 20, 28];

/** A page of the admin as a server draws it: it knows no person, and nothing of the store. */
export function ServerSkeleton({ hasChrome }: { hasChrome: boolean }) {
  const page = (
    <div className="th-main">
      <div className="th-page">
        <div className="th-page-head th-page-head--list">
          <h1>
            <Bone letters={16} />
          </h1>
        </div>
        <table className="th-table">
          <tbody>
            {rows.map((letters) => (
              <tr key={letters}>
                <td>
                  <Bone letters={12} />
                </td>
                <td>
                  <Bone letters={letters} />
                </td>
                <td>
                  <Bone letters={10} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
  if (!hasChrome) return <div aria-hidden="true">{page}</div>;
  return (
    <div className="th-shell" aria-hidden="true">
      <div className="th-sidebar">
        <div className="th-brand">
          <Bone letters={18} />
        </div>
        {entries.map((letters, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <div key={index} className="th-navigation__item">
            <Bone letters={letters} />
          </div>
        ))}
      </div>
      <div className="th-shell__body">
        <div className="th-topbar">
          <Bone letters={48} />
        </div>
        {page}
      </div>
    </div>
  );
}
