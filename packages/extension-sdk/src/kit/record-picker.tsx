import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useRecords } from "../data/data";
import { describeError } from "../errors/describe-error";
import { type AdminError, toAdminError } from "../errors/errors";
import { useDebouncedValue } from "../hooks/debounce";
import type { RecordOf, ResourceName } from "../records/resources";
import { useHost } from "../resource/use-host";
import { Button } from "../ui/controls/button";
import { Checkbox } from "../ui/controls/checkbox";
import { SearchInput } from "../ui/controls/search-input";
import { Dialog } from "../ui/dialogs/dialog";
import { Banner } from "../ui/feedback/banner";
import { ErrorState } from "../ui/feedback/error-state";
import { Skeleton } from "../ui/feedback/skeleton";
import { MediaObject, type MediaObjectProps } from "../ui/layout/media-object";
import { Table, TableRow } from "../ui/layout/table";

const pageSize = 10;

/** A pause in typing that is long enough to ask the store, in milliseconds. */
const searchDelay = 250;

/** A column beside what a record is called: numbers and money. On a phone there is room for two. */
export interface RecordPickerColumn<Item> {
  /** Head of the column. Two columns of a picker need different ones. */
  label: string;
  /** What the column shows of a record; called for each record of the page. */
  value(record: Item): ReactNode;
}

/** A dialog in which one or several records of a resource are searched and chosen. */
export interface RecordPickerProps<Name extends ResourceName> {
  /** Name of the resource whose records are offered. */
  of: Name;
  /** Title of the dialog: "Add gift cards". */
  title: string;
  /** What is left out of the title: what is replaced. */
  subtitle?: string;
  /** What is asked beside the search and the page, as the API takes it. */
  query?: Readonly<Record<string, unknown>>;
  /** What the search is called, and what can be typed there. */
  searchLabel: string;
  /** Grey text in the empty search field. Left out: none. */
  searchHint?: string;
  /** What the table and its first column are called. */
  label: string;
  /** Head of the column with the name of each record. */
  itemLabel: string;
  /** What a record is called; `details` tell it from the next. */
  item(record: RecordOf<Name>): Pick<MediaObjectProps, "thumbnail"> & {
    /** First line of the row. It is the accessible name of the choice, too. */
    name: string;
    /** Second line of the row, in grey. */
    details: string;
  };
  /** The last one says why a record cannot be chosen. */
  columns: readonly RecordPickerColumn<RecordOf<Name>>[];
  /** Whether a record can be chosen; asked for each one that is shown. Left out: all can. */
  canChoose?(record: RecordOf<Name>): boolean;
  /** Exactly one is chosen. */
  isSingle?: boolean;
  /** The text of the button, for as many as are chosen. */
  confirmLabel(count: number): string;
  /** What it says above the reason where {@link RecordPickerProps.onChoose} failed. */
  failureTitle: string;
  /** The person cancelled or closed the dialog. After a choice the caller closes it. */
  onClose(): void;
  /** The picker stays open until it is settled, and says what went wrong. */
  onChoose(records: RecordOf<Name>[]): void | Promise<void>;
}

/** Where the columns stand on a phone. */
const areas = ["b1", "a3"];

/**
 * Chooses records in a dialog: searched and paged in the store, kept while one searches and turns pages.
 *
 * @example
 * <RecordPicker
 *   of="gift-cards" title="Add gift cards" label="Gift cards" itemLabel="Code" searchLabel="Search gift cards"
 *   item={({ code, region }) => ({ name: code, details: region.name })}
 *   columns={[{ label: "Balance", value: ({ balance }) => balance }]}
 *   confirmLabel={(count) => `Add ${count}`} failureTitle="Not added" onClose={close} onChoose={add}
 * />
 */
export function RecordPicker<Name extends ResourceName>(props: RecordPickerProps<Name>) {
  const { of, query, item, columns, canChoose = () => true, isSingle = false, onClose, onChoose } = props;
  const { translate } = useHost();
  const id = useId();
  const [search, setSearch] = useState("");
  const [offset, setOffset] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, RecordOf<Name>>>(new Map());
  const [failure, setFailure] = useState<AdminError>();
  const [isBusy, setIsBusy] = useState(false);
  const isChoosing = useRef(false);
  const q = useDebouncedValue(search.trim(), searchDelay);
  const asked = { ...query, ...(q !== "" && { q }), limit: pageSize, offset };
  const { records, count, isLoading, isFetching, error, refetch } = useRecords(of, asked);
  const toggle = (key: string, record: RecordOf<Name>) => {
    const next = new Map(isSingle ? [] : chosen);
    if (isSingle || !next.delete(key)) next.set(key, record);
    setChosen(next);
  };
  const choose = async () => {
    // A second press before the first has been drawn must not add everything twice.
    if (isChoosing.current) return;
    isChoosing.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onChoose([...chosen.values()]);
    } catch (thrown) {
      setFailure(toAdminError(thrown));
    } finally {
      isChoosing.current = false;
      setIsBusy(false);
    }
  };
  const turn = (word: "previous" | "next", to: number, isDisabled: boolean) => {
    const Icon = word === "previous" ? ChevronLeft : ChevronRight;
    return (
      <Button
        className={word === "previous" ? "th-push" : undefined}
        variant="ghost"
        iconOnly
        label={translate(`ui.pagination.${word}`)}
        icon={<Icon className="th-icon th-icon--mirrored" aria-hidden />}
        disabled={isDisabled}
        onClick={() => setOffset(to)}
      />
    );
  };
  const row = (record: RecordOf<Name>) => {
    const key = String(Reflect.get(Object(record), "id"));
    const own = `${id}-${key}`;
    const { name, details, thumbnail } = item(record);
    const common = { id: own, "aria-describedby": `${own}-last` };
    return (
      <TableRow key={key} hasPick>
        <td data-area="pick" className="th-table__pick">
          {isSingle ? (
            <input
              {...common}
              className="th-checkbox th-checkbox--radio"
              type="radio"
              name={id}
              disabled={!canChoose(record)}
              checked={chosen.has(key)}
              onChange={() => toggle(key, record)}
            />
          ) : (
            <Checkbox
              {...common}
              isDisabled={!canChoose(record)}
              isChecked={chosen.has(key)}
              onChange={() => toggle(key, record)}
            />
          )}
        </td>
        <td data-area="a2" className="th-grow">
          <MediaObject
            thumbnail={thumbnail}
            name={
              <label className="th-table__link" htmlFor={own}>
                {name}
                <span className="th-visually-hidden">, {details}</span>
              </label>
            }
            details={<span aria-hidden>{details}</span>}
          />
        </td>
        {columns.map(({ label, value }, index) => {
          const isLast = index === columns.length - 1;
          return (
            <td
              key={label}
              data-area={areas[isLast ? 1 : index]}
              className="th-numeric"
              id={isLast ? `${own}-last` : undefined}
            >
              {value(record)}
            </td>
          );
        })}
      </TableRow>
    );
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={props.title}
      subtitle={props.subtitle}
      onClose={onClose}
      isBusy={isBusy}
      footerNote={
        chosen.size === 0 || isSingle ? undefined : translate("members.chosen", { count: chosen.size })
      }
      footer={
        <>
          <Button size="large" disabled={isBusy} onClick={onClose}>
            {translate("action.cancel")}
          </Button>
          <Button
            size="large"
            variant="primary"
            isLoading={isBusy}
            disabled={chosen.size === 0}
            onClick={() => void choose()}
          >
            {props.confirmLabel(chosen.size)}
          </Button>
        </>
      }
    >
      <div className="th-fields">
        {failure !== undefined && (
          <Banner tone="negative" title={props.failureTitle}>
            {describeError(failure, translate)}
          </Banner>
        )}
        <SearchInput
          value={search}
          onChange={(typed) => {
            setSearch(typed);
            setOffset(0);
          }}
          label={props.searchLabel}
          placeholder={props.searchHint}
        />
        {error !== null && records.length === 0 ? (
          <ErrorState
            title={translate("error.listTitle", { noun: props.label })}
            description={describeError(error, translate)}
            actions={<Button onClick={() => void refetch()}>{translate("action.retry")}</Button>}
          />
        ) : isLoading ? (
          <Skeleton width="60%" />
        ) : count === 0 ? (
          <p className="th-muted">{translate("list.nothingFound")}</p>
        ) : (
          <>
            <Table label={props.label} isInset isFlow hasMedia isBusy={isFetching}>
              <thead>
                <tr>
                  <th scope="col" className="th-table__pick">
                    <span className="th-visually-hidden">{translate("picker.chosen")}</span>
                  </th>
                  <th scope="col">{props.itemLabel}</th>
                  {columns.map(({ label }) => (
                    <th key={label} scope="col" className="th-numeric">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{records.map(row)}</tbody>
            </Table>
            <div className="th-row">
              <span className="th-small th-muted" role="status">
                {translate("picker.range", { from: offset + 1, to: offset + records.length, count })}
              </span>
              {turn("previous", Math.max(0, offset - pageSize), offset === 0)}
              {turn("next", offset + pageSize, offset + records.length >= count)}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
