import { type CellOf, cellId, normalizeCell } from "@tillhouse/extension-sdk/internal";
import { CellValue, cellLabel, hasValue, SectionEditButton } from "@tillhouse/extension-sdk/kit";
import { Description, DescriptionList, Section } from "@tillhouse/extension-sdk/ui";
import type { SectionKind, SectionWith } from "./section-kind";

/** Names and values. */
export const factsKind: SectionKind<SectionWith<"facts">> = {
  draw: ({ section, resource, record, title, host }) => {
    const said = section.facts.map((fact) => normalizeCell(fact as CellOf<object>));
    const cells = [...said, ...(section.crudFacts ?? []).filter((cell) => hasValue(cell, record, host))];
    if (cells.length === 0) return null;
    return (
      <Section title={title} end={<SectionEditButton />}>
        <DescriptionList>
          {cells.map((cell) => (
            <Description key={cellId(cell)} label={host.translate(cellLabel(cell, resource.name))}>
              <CellValue cell={cell} record={record} resource={resource.name} dateStyle="head" />
            </Description>
          ))}
        </DescriptionList>
      </Section>
    );
  },
};
