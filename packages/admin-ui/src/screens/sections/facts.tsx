import { type CellOf, cellId, normalizeCell } from "@tillhouse/extension-sdk";
import { CellView, cellLabel } from "@tillhouse/extension-sdk/kit";
import { Fact, Facts, Section } from "@tillhouse/extension-sdk/ui";
import type { SectionKind, SectionWith } from "./section-kind";

/** Names and values. */
export const factsKind: SectionKind<SectionWith<"facts">> = {
  draw: ({ section, resource, record, title, host }) => (
    <Section title={title}>
      <Facts>
        {section.facts.map((fact) => {
          const cell = normalizeCell(fact as CellOf<object>);
          return (
            <Fact key={cellId(cell)} label={host.translate(cellLabel(cell, resource.name))}>
              <CellView cell={cell} record={record} resource={resource.name} dateStyle="head" />
            </Fact>
          );
        })}
      </Facts>
    </Section>
  ),
};
