import type { AdminContextValue } from "../../core/context/admin-context";
import type { InspectedExtension, InspectorSource } from "../watch/inspector-source";
import { budgets } from "../watch/measure-costs";
import { SourceLink } from "./source-link";

export interface ExtensionCostsProps {
  source: InspectorSource;
  admin: AdminContextValue | undefined;
}

interface Loaded {
  bytes: number;
  milliseconds: number;
  files: number;
}

/** What came of an extension's scripts: the time is the slowest one's, for they come side by side. */
function loadedOf({ files }: InspectedExtension): Loaded {
  const entries = performance
    .getEntriesByType("resource")
    .filter(({ name }) => files.some((file) => new URL(name).pathname.endsWith(`/${file}`)));
  return {
    // Entries of this kind are of this class.
    bytes: entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0),
    milliseconds: Math.max(0, ...entries.map(({ duration }) => duration)),
    files: entries.length,
  };
}

function rounded(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}

interface BudgetProps {
  is: number;
  most: number;
  /** What it is beyond its budget. */
  beyond: string;
  children: string;
}

/** A figure; where it is beyond its budget, it says so. */
function Budget({ is, most, beyond, children }: BudgetProps) {
  return is > most ? (
    <strong className="beyond">
      {children} · {beyond}
    </strong>
  ) : (
    children
  );
}

/** What each extension costs: its scripts, what it drew, what it asked the store, what failed. */
export function ExtensionCosts({ source, admin }: ExtensionCostsProps) {
  const { extensions, root } = source.project();
  const { places, requests } = source.costs();
  const failures = admin?.health.state().failures ?? [];
  if (extensions.length === 0) return <p className="hush">There are no extensions.</p>;
  return (
    <>
      {extensions.map((extension) => {
        const { id } = extension;
        const { bytes, milliseconds, files } = loadedOf(extension);
        const own = requests.filter(({ owner }) => owner === id);
        const here = own.filter(({ page }) => page === window.location.pathname).length;
        const failed = failures.filter(({ owner }) => owner === id);
        return (
          <section key={id} className="extension" aria-label={id}>
            <h2 className="group">{id}</h2>
            <dl>
              <dt>Scripts</dt>
              <dd>
                {files} · {Math.round(bytes / 1024)} kB · {rounded(milliseconds)}
              </dd>
              <dt>Requests</dt>
              <dd>
                <Budget
                  is={here}
                  most={budgets.requests}
                  beyond="too many"
                >{`${here} on this page · ${own.length} in all`}</Budget>
              </dd>
              <dt>Failures</dt>
              <dd>{failed.length === 0 ? "None" : failed.map(({ error }) => error.message).join(" · ")}</dd>
            </dl>
            <ul className="places">
              {places
                .filter(({ owner }) => owner === id)
                .map((cost) => (
                  <li key={`${cost.place} ${cost.source}`}>
                    <code>{cost.place}</code>
                    <span className="figures">
                      <Budget is={cost.longest} most={budgets.render} beyond="slow">
                        {`${rounded(cost.last)}, at most ${rounded(cost.longest)}`}
                      </Budget>
                      {" · "}
                      <Budget is={cost.busiest} most={budgets.rendersPerSecond} beyond="too often">
                        {cost.renders === 1 ? "drawn once" : `drawn ${cost.renders} times`}
                      </Budget>
                    </span>
                    {cost.source !== undefined && <SourceLink root={root} source={cost.source} />}
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
      <p className="hush">
        React's development build measures more than it draws later: look at what is slow beside the others.
        Files are not minified here.
      </p>
    </>
  );
}
