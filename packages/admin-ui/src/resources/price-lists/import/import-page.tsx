import { useHost, useRecord } from "@tillhouse/extension-sdk";
import { ImportStudio } from "@tillhouse/extension-sdk/import";
import { ReferencePicker } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { useSearchParams } from "@tillhouse/extension-sdk/router";
import { Page, PageHeader, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { useMemo } from "react";
import { priceListImport } from "./price-list-import";

/** Asks for the list whose prices are imported. */
function ChooseList({ onChoose }: { onChoose(id: string): void }) {
  const { href, translate } = useHost();
  return (
    <Page>
      <PageHeader
        title={translate("price-lists.import.page")}
        back={{ to: href("price-lists"), label: translate("price-lists.title") }}
        isNarrow
      />
      <div className="th-settings">
        <Section title={translate("price-lists.import.choose")}>
          <ReferencePicker
            label={translate("price-lists.one")}
            to="price-lists"
            value={[]}
            onChange={([id]) => id !== undefined && onChoose(id)}
          />
        </Section>
      </div>
    </Page>
  );
}

function ImportInto({ listId }: { listId: string }) {
  const { href, translate } = useHost();
  const { record: list, error, refetch } = useRecord("price-lists", listId);
  // What was dropped is kept under the list's own id.
  const definition = useMemo(() => priceListImport(listId), [listId]);
  if (list === undefined)
    return (
      <Page>
        <PageHeader
          title={translate("price-lists.import.page")}
          back={{ to: href("price-lists"), label: translate("price-lists.title") }}
        />
        <ReadProblem error={error} refetch={refetch} />
        {error === null && <Skeleton width="60%" />}
      </Page>
    );
  return (
    <ImportStudio
      definition={definition}
      title={translate("price-lists.import.title", { name: list.name })}
      back={{ to: href("price-lists", listId), label: list.name }}
    />
  );
}

/** Prices of a list from a CSV file: `?list=<id>`. */
export default function ImportPricesPage() {
  const [search, setSearch] = useSearchParams();
  const listId = search.get("list");
  return listId ? (
    <ImportInto key={listId} listId={listId} />
  ) : (
    <ChooseList onChoose={(list) => setSearch({ list })} />
  );
}
