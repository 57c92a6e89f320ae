import { formatNumber, type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { useLocations } from "@tillhouse/extension-sdk/commerce";
import { SectionEditButton } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { Section, Table } from "@tillhouse/extension-sdk/ui";

const columns = ["stocked_quantity", "reserved_quantity", "available_quantity"] as const;

/** How much is stocked at each location, how much of it is reserved, and how much is on its way. */
export default function ItemLevels({ record: item }: SectionProps<"inventory-items">) {
  const { translate, href, locale } = useHost();
  const { nameOf } = useLocations();
  const rows = (item.location_levels ?? []).map((level) => ({
    ...level,
    available_quantity: level.stocked_quantity - level.reserved_quantity,
  }));
  const title = translate("inventory-items.sections.levels");
  return (
    <Section title={title} end={<SectionEditButton />}>
      {rows.length === 0 ? (
        <p className="th-muted">{translate("variants.noLevel")}</p>
      ) : (
        <Table label={title} isInset isStill>
          <thead>
            <tr>
              <th scope="col">{translate("variants.fields.location")}</th>
              {columns.map((key) => (
                <th key={key} scope="col" className="th-numeric">
                  {translate(`inventory-items.fields.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <Link className="th-link" to={href("stock-locations", row.location_id)}>
                    {nameOf(row.location_id) ?? row.location_id}
                  </Link>
                  {row.incoming_quantity > 0 && (
                    <div className="th-small th-muted">
                      {translate("inventory-items.incoming", {
                        count: row.incoming_quantity,
                        units: formatNumber(row.incoming_quantity, locale),
                      })}
                    </div>
                  )}
                </td>
                {columns.map((key) => (
                  <td key={key} className="th-numeric">
                    {formatNumber(row[key], locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
