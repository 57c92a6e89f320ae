import { type ResourceName, useHost } from "@tillhouse/extension-sdk";
import { type AnyCell, cellId, recordId } from "@tillhouse/extension-sdk/internal";
import { CellValue, hasValue, RecordActions } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { LineList, Section, Skeleton, StackedList, StackedListItem } from "@tillhouse/extension-sdk/ui";
import { useCompleteResources } from "../../core/bodies/use-complete-resources";
import { useLazyValue } from "../../core/bodies/use-lazy-value";
import { RecordCell } from "../shared/record-cell";
import { CustomSection, SectionBoundary } from "./load";
import type { SectionDrawProps, SectionKind, SectionWith } from "./section-kind";
import {
  buttonsOf,
  cellsOf,
  entriesOf,
  entryTitle,
  type SubrecordEntry,
  takenBelow,
} from "./subrecord-entries";

/** A record in a row: what it is, its state, what it contains, and what can be done. What cannot be done now says why. */
function EntryRow({ entry }: { entry: SubrecordEntry }) {
  const host = useHost();
  const { resource, record, row, isPage } = entry;
  const title = entryTitle(entry, host);
  const views = (cells?: readonly (string | AnyCell)[]) =>
    cellsOf(cells)
      .filter((cell) => hasValue(cell, record, host))
      .map((cell) => <RecordCell key={cellId(cell)} cell={cell} record={record} resource={resource.name} />);
  const badges = views(row.badges);
  const amount = views(row.amount === undefined ? [] : [row.amount]);
  const { actions: only } = row;
  const hasActions = only?.length !== 0 && Boolean(resource.actions?.length || resource.form);
  // A row's functions were written for records of this very resource; see `AnyResource`.
  const lines = row.lines?.(record as never, host) ?? [];
  return (
    <StackedListItem
      icon={row.icon?.(record as never)}
      title={
        resource.detail === undefined || isPage ? (
          title
        ) : (
          <Link className="th-link" to={host.href(resource.name, recordId(resource, record))}>
            {title}
          </Link>
        )
      }
      status={badges.length > 0 && badges}
      meta={views(row.facts)}
      hasActions={hasActions}
      end={
        <>
          {amount}
          {hasActions && (
            <RecordActions
              of={resource.name as ResourceName}
              record={record as never}
              buttons={buttonsOf(entry).map(({ id }) => id)}
              only={only}
              without={takenBelow(entry)}
              part={title}
            />
          )}
        </>
      }
    >
      {lines.length > 0 && <LineList lines={lines} />}
      {row.render?.(record as never, host)}
    </StackedListItem>
  );
}

/** Rows under each other; those with rows below them are each a list of their own, under their title. */
function EntryRows({ entries }: { entries: readonly SubrecordEntry[] }) {
  const host = useHost();
  const rows = (shown: readonly SubrecordEntry[]) =>
    shown.map((entry) => <EntryRow key={entry.key} entry={entry} />);
  if (entries.every(({ below }) => below.length === 0)) return <StackedList>{rows(entries)}</StackedList>;
  return entries.map((entry) => (
    <StackedList key={entry.key} label={entryTitle(entry, host)}>
      {rows([entry, ...entry.below])}
    </StackedList>
  ));
}

type SubrecordsProps = Omit<SectionDrawProps<SectionWith<"subrecords">>, "host">;

function SubrecordsSection({ section, resource, record, title }: SubrecordsProps) {
  const host = useHost();
  const { resolve, isWaiting } = useLazyValue();
  const { resourceOf, isLoading } = useCompleteResources();
  const sources = resolve(section.subrecords) ?? [];
  const inTime = entriesOf(sources, record, { resource, record, resourceOf, resolve });
  const entries = section.isNewestFirst ? inTime.reverse() : inTime;
  const { status, actions, empty, below } = section;
  const isOn = !isWaiting() && !isLoading();
  const rest = isOn && below && <CustomSection load={below} record={record} />;
  if ((!isOn || entries.length === 0) && empty === undefined) return rest || null;
  return (
    <Section
      title={title}
      count={status === undefined && isOn ? entries.length : undefined}
      status={status && <CellValue cell={status} record={record} resource={resource.name} />}
      end={
        actions && (
          <RecordActions
            of={resource.name as ResourceName}
            record={record as never}
            buttons={actions}
            only={[]}
          />
        )
      }
    >
      {!isOn && <Skeleton width="60%" />}
      {entries.length > 0 && <EntryRows entries={entries} />}
      {isOn && entries.length === 0 && empty !== undefined && (
        <p className="th-muted">{host.translate(empty)}</p>
      )}
      {rest}
    </Section>
  );
}

/** Records that this one consists of, in rows, with what can be done about each. */
export const subrecordsKind: SectionKind<SectionWith<"subrecords">> = {
  draw: ({ host: _host, ...props }) => (
    <SectionBoundary title={props.title}>
      <SubrecordsSection {...props} />
    </SectionBoundary>
  ),
  // Whether there is anything at all the record has to tell.
  hasOwnTitle: ({ empty }) => empty === undefined,
};
