import { formatNumber } from "../../format/number";
import { useHost } from "../../resource/use-host";
import { Banner } from "../../ui/feedback/banner";
import type { ImportPreview } from "../model/import-definition";

/** What {@link ImportSummary} takes. */
export interface ImportSummaryProps {
  /** What the import will do. */
  preview: Pick<ImportPreview, "counts" | "notes">;
}

/** How much of what an import will do, and what to know before it is started. */
export function ImportSummary({ preview: { counts, notes } }: ImportSummaryProps) {
  const { translate, locale } = useHost();
  const entries = Object.entries(counts);
  return (
    <>
      {entries.length > 0 && (
        <dl className="th-import__counts" aria-label={translate("import.rows.summary")}>
          {entries.map(([name, value]) => (
            <div key={name} data-empty={value === 0 || undefined}>
              <dt>{translate(`import.counts.${name}`)}</dt>
              <dd>{formatNumber(value, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map(({ code, values, tone }) => (
        <Banner key={code} tone={tone ?? "info"}>
          {translate(`import.notes.${code}`, values)}
        </Banner>
      ))}
    </>
  );
}
