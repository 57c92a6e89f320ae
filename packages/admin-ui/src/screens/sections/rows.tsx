import { hasPage, useHost } from "@tillhouse/extension-sdk";
import { type CellOf, cellId, normalizeCell, recordId } from "@tillhouse/extension-sdk/internal";
import { CellValue, cellAlign, cellLabel, SectionEditButton } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { Section, Table } from "@tillhouse/extension-sdk/ui";
import type { SectionKind, SectionWith } from "./section-kind";

interface RowsSectionProps {
  section: SectionWith<"rows">;
  /** Name of the resource that the record is of. */
  resource: string;
  record: object;
  title: string;
}

/** What the record itself holds as a list. */
function RowsSection({ section, resource, record, title }: RowsSectionProps) {
  const host = useHost();
  const { translate } = host;
  const held: unknown = Reflect.get(record, section.rows);
  const rows: readonly object[] = Array.isArray(held) ? held : [];
  const cells = section.columns.map((column) => normalizeCell(column as CellOf<object>));
  const to = section.to === undefined ? undefined : host.resource(section.to);
  // Words and labels of rows that are records are those of their own resource.
  const texts = to?.name ?? `${resource}.${section.id}`;
  return (
    <Section title={title} count={rows.length} end={<SectionEditButton />}>
      {rows.length === 0 ? (
        <p className="th-muted">{translate("list.nothingRelated")}</p>
      ) : (
        <Table label={title} isInset>
          <thead>
            <tr>
              {cells.map((cell) => (
                <th
                  key={cellId(cell)}
                  scope="col"
                  className={cellAlign(cell) === "end" ? "th-numeric" : undefined}
                >
                  {translate(cellLabel(cell, texts))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={String(Reflect.get(row, "id") ?? index)}>
                {cells.map((cell, position) => {
                  const isLink = position === 0 && to !== undefined && hasPage(to);
                  const view = <CellValue cell={cell} record={row} resource={texts} isPlain={isLink} />;
                  return (
                    <td key={cellId(cell)} className={cellAlign(cell) === "end" ? "th-numeric" : undefined}>
                      {isLink ? (
                        <Link className="th-table__link" to={host.href(to.name, recordId(to, row))}>
                          {view}
                        </Link>
                      ) : (
                        view
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}

/** A list that the record itself holds. */
export const rowsKind: SectionKind<SectionWith<"rows">> = {
  draw: ({ section, resource, record, title }) => (
    <RowsSection section={section} resource={resource.name} record={record} title={title} />
  ),
};
