import { useHost, useRecords } from "@tillhouse/extension-sdk";
import { Page, PageHeader, Section, Tag } from "@tillhouse/extension-sdk/ui";

/** In the place of a whole built-in page. */
export default function TypesBoard() {
  const { translate } = useHost();
  const { records } = useRecords("product-types", { limit: 50 });
  return (
    <Page>
      <PageHeader title={translate("product-types.title")} isList />
      <Section title={translate("care.board")}>
        {records.map(({ id, value }) => (
          <Tag key={id}>{value}</Tag>
        ))}
      </Section>
    </Page>
  );
}
