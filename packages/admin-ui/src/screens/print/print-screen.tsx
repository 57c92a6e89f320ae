import { useQueries } from "@tanstack/react-query";
import { describeError, type ResourceName, toAdminError, useHost } from "@tillhouse/extension-sdk";
import {
  type AnyPrintDocument,
  type AnyResource,
  recordId,
  recordQuery,
  titleOf,
} from "@tillhouse/extension-sdk/internal";
import { useLocation, useSearchParams } from "@tillhouse/extension-sdk/router";
import { Banner, Button, EmptyState, Page, PageHeader, Select, Skeleton } from "@tillhouse/extension-sdk/ui";
import { Printer } from "lucide-react";
import { baseCode, codeOf, codes } from "../../core/i18n/language-codes";
import { languages } from "../../core/i18n/languages";
import { useTranslationsIn } from "../../core/i18n/use-translations-in";
import { useDocumentTitle } from "../../core/page/use-document-title";
import { printedAtOnce } from "./print-path";
import { PrintedDocument } from "./printed-document";

export interface PrintScreenProps {
  resource: AnyResource;
}

/** The choice of a language that leaves it to each record. */
const ownLanguage = "record";

/** The language in which a document of a record is written. */
function languageOf(
  document: AnyPrintDocument | undefined,
  { record, chosen, spoken }: { record: object; chosen: string; spoken: string },
): string {
  if (chosen !== ownLanguage) return chosen;
  // It was written for records of this very resource; see `AnyPrintDocument`.
  const own = baseCode(document?.language?.(record as never) ?? spoken);
  return codes.includes(own) ? own : spoken;
}

interface Sheet {
  records: readonly object[];
  sheet?: string;
  part?: string;
}

/** What is printed, sheet by sheet; of a record with several only the wanted one, where it has that. */
function sheetsOf(
  document: AnyPrintDocument | undefined,
  records: readonly object[],
  wanted: string | null,
): readonly Sheet[] {
  if (document === undefined) return [];
  if (document.isCombined) return [{ records }];
  return records.flatMap((record): Sheet[] => {
    // It was written for records of this very resource; see `AnyPrintDocument`.
    const all = document.sheets?.(record as never) ?? [];
    const named = all.map((sheet, index) => ({
      records: [record],
      sheet,
      ...(all.length > 1 && { part: `${index + 1}/${all.length}` }),
    }));
    const only = named.filter(({ sheet }) => sheet === wanted);
    if (only.length > 0) return only;
    return named.length > 0 ? named : [{ records: [record] }];
  });
}

/** Documents of records as they will be printed: which one, in which language. What is chosen stands in the address. */
export default function PrintScreen({ resource }: PrintScreenProps) {
  const host = useHost();
  const { translate, locale, resource: available, href } = host;
  const { state } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const ids = [...new Set(parameters.getAll("id"))].slice(0, printedAtOnce);
  const documents = (available(resource.name) ?? resource).documents ?? [];
  const shown = documents.find(({ id }) => id === parameters.get("document")) ?? documents[0];
  const results = useQueries({
    // The registry keys resources by these very names.
    queries: ids.map((id) => recordQuery(host, resource.name as ResourceName, id)),
  });
  const records = results.flatMap(({ data }) => (data === undefined ? [] : [data as object]));
  const failed = results.filter(({ error }) => error !== null);
  const isReading = results.some(({ isLoading }) => isLoading);

  const hasOwn = shown?.language !== undefined;
  const asked = parameters.get("language") ?? "";
  const chosen = codes.includes(asked) || (asked === ownLanguage && hasOwn) ? asked : locale;
  const sheets = sheetsOf(shown, records, parameters.get("sheet"));
  const written = sheets.map(({ records: [record = {}] }) =>
    languageOf(shown, { record, chosen, spoken: locale }),
  );
  const texts = useTranslationsIn(written);
  const label = (id: string) => translate(`${resource.name}.documents.${id}`);
  const noun = translate(`${resource.name}.count`, { count: ids.length });
  const [first] = records;
  const subject = records.length === 1 && first ? titleOf(resource, first) : `${ids.length} ${noun}`;
  const title =
    shown === undefined
      ? translate("action.print")
      : translate("action.of", { action: label(shown.id), title: subject });
  useDocumentTitle(title);
  const from: unknown = Reflect.get(Object(state), "from");
  const back =
    typeof from === "string"
      ? { to: from, label: translate(`${resource.name}.title`) }
      : ids.length === 1 && first
        ? { to: href(resource.name, ids[0]), label: titleOf(resource, first) }
        : { to: href(resource.name), label: translate(`${resource.name}.title`) };
  const choose = (key: string, value: string) => {
    const next = new URLSearchParams(parameters);
    next.set(key, value);
    setParameters(next, { replace: true, state });
  };
  const isReady = !isReading && records.length > 0 && texts !== undefined;

  return (
    <Page>
      <div className="th-no-print">
        <PageHeader
          title={title}
          back={back}
          actions={
            <Button
              variant="primary"
              icon={<Printer className="th-icon" aria-hidden />}
              disabled={!isReady}
              onClick={() => window.print()}
            >
              {translate("action.print")}
            </Button>
          }
        />
        <div className="th-print-bar">
          <Select
            label={translate("print.document")}
            size="small"
            value={shown?.id ?? ""}
            options={documents.map(({ id }) => ({ value: id, label: label(id) }))}
            onChange={(event) => choose("document", event.currentTarget.value)}
          />
          <Select
            label={translate("print.language")}
            size="small"
            value={chosen}
            options={[
              ...(hasOwn ? [{ value: ownLanguage, label: translate("print.ownLanguage") }] : []),
              ...languages.map(({ locale: code, name }) => ({ value: codeOf(code), label: name })),
            ]}
            onChange={(event) => choose("language", event.currentTarget.value)}
          />
          <p className="th-muted">{translate("print.hint")}</p>
        </div>
        {failed.length > 0 && (
          <Banner
            tone="negative"
            title={translate("print.missing", { count: failed.length, total: ids.length })}
            action={
              <Button size="small" onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>
                {translate("action.retry")}
              </Button>
            }
          >
            {describeError(toAdminError(failed[0]?.error), translate)}
          </Banner>
        )}
        {isReading && (
          <p className="th-print-bar" role="status">
            {translate("bulk.reading", { done: records.length, count: ids.length })}
          </p>
        )}
        {ids.length === 0 && (
          <EmptyState
            icon={<Printer className="th-icon th-icon--large" aria-hidden />}
            title={translate("print.nothingTitle")}
            description={translate("print.nothingText")}
          />
        )}
      </div>
      <div className="th-print-pages">
        {isReady
          ? sheets.map(({ records: held, ...sheet }, index) => {
              const code = written[index] ?? locale;
              const text = texts.get(code);
              return shown === undefined || text === undefined ? null : (
                <PrintedDocument
                  key={`${shown.id} ${held[0] && recordId(resource, held[0])} ${sheet.sheet ?? ""}`}
                  document={shown}
                  resource={resource}
                  records={held}
                  {...sheet}
                  locale={code}
                  translate={text}
                />
              );
            })
          : ids.length > 0 && failed.length < ids.length && <Skeleton width="100%" />}
      </div>
    </Page>
  );
}
