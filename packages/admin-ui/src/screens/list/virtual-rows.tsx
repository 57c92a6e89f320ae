import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { recordId, useIsAtLeast } from "@tillhouse/extension-sdk/internal";
import {
  type ComponentType,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIsOwnBox } from "../../core/page/box";
import { scrollContainerOf } from "../../core/page/scroll-container";
import { ListRow, type ListRowProps, type RowContext } from "./list-row";

/** What the keyboard needs of rows that are not all in the page. */
export interface RowsHandle {
  /** Brings a row into the window; it is drawn soon after. */
  reveal(index: number): void;
}

/** What draws one row. */
type RowComponent<Setting> = ComponentType<
  Omit<ListRowProps, "setting"> & { setting: Setting; ref?: Ref<HTMLTableRowElement> }
>;

export interface VirtualRowsProps<Setting extends RowContext = RowContext> {
  records: readonly object[];
  setting: Setting;
  /** Draws a row otherwise than a list does. */
  Row?: RowComponent<Setting>;
  /** Rows on the pages before. */
  offset: number;
  handle: Ref<RowsHandle>;
}

/** Where the rows are: what they scroll in, and how far below its top they begin. */
interface Place {
  scroller: Element | Window;
  top: number;
}

/** Rows drawn above and below the window, so that a quick turn of the wheel meets no gap. */
const spare = 7;

/** What covers rows: bar and head above, action bar and pagination below. `table.css` says the same of rows that are all drawn. */
const covered = { scrollPaddingStart: 90, scrollPaddingEnd: 120 };

/** Height of a row before it has been measured, in pixels. */
const likelyHeight = 40;

function topIn(element: Element, scroller: Element | Window): number {
  const { top } = element.getBoundingClientRect();
  return scroller instanceof Window
    ? top + window.scrollY
    : top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

/** From this width on a row is a row, in pixels; below it is an entry of two lines, and there are no columns. */
const withColumns = 720;

/** Columns whose texts may be clipped share what the others leave. */
const givesWay = ".th-grow, .th-table__sized, .th-table__pick, .th-table__more";

/** As wide as any other text may become, in pixels; see `table.css`. */
const widest = 320;

/**
 * Columns keep the width that they have, whichever rows are drawn. One that meets a longer value becomes wider, and never
 * narrower again: a status or a time is not clipped.
 */
function useStillColumns(
  body: RefObject<HTMLTableSectionElement | null>,
  setting: RowContext,
  hasRows: boolean,
) {
  const { cells, widths } = setting;
  const hasColumns = useIsAtLeast(withColumns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns are measured again when others are shown
  useLayoutEffect(() => {
    const table = body.current?.closest("table");
    // Heads alone do not know how wide the cells below them need to be.
    if (!table || !hasRows || !hasColumns) return;
    const heads = [...table.querySelectorAll<HTMLElement>("thead th")];
    // All are measured before the first is set, which would move the others.
    const sizes = heads.map((head) => ({ head, size: head.offsetWidth }));
    for (const { head, size } of sizes)
      if (!head.matches(".th-grow, .th-table__sized")) head.style.setProperty("inline-size", `${size}px`);
    table.dataset.still = "";
    return () => {
      for (const head of heads) head.style.removeProperty("inline-size");
      delete table.dataset.still;
    };
  }, [cells, widths, hasRows, hasColumns]);

  useLayoutEffect(() => {
    const table = body.current?.closest<HTMLTableElement>("table[data-still]");
    const heads = table?.tHead?.rows[0]?.cells;
    if (!heads || body.current === null) return;
    for (const row of body.current.rows)
      for (const cell of row.cells) {
        const { scrollWidth, clientWidth } = cell;
        if (scrollWidth <= clientWidth || clientWidth >= widest || cell.matches(givesWay)) continue;
        heads[cell.cellIndex]?.style.setProperty("inline-size", `${Math.min(widest, scrollWidth + 1)}px`);
      }
  });
}

/** Many rows: only those near the window are in the page. */
export default function VirtualRows<Setting extends RowContext>(props: VirtualRowsProps<Setting>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState<Place>();
  const isOwnBox = useIsOwnBox();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what scrolls is another element in a box of its own
  useLayoutEffect(() => {
    if (body.current === null) return;
    const scroller = scrollContainerOf(body.current);
    setPlace({ scroller, top: topIn(body.current, scroller) });
  }, [isOwnBox]);
  return (
    <tbody ref={body}>
      {place !== undefined &&
        (place.scroller instanceof Window ? (
          <RowsInWindow {...props} body={body} top={place.top} />
        ) : (
          <RowsInElement {...props} body={body} top={place.top} scroller={place.scroller} />
        ))}
    </tbody>
  );
}

/** Rows whose place is known. */
interface PlacedRows<Setting extends RowContext> extends VirtualRowsProps<Setting> {
  body: RefObject<HTMLTableSectionElement | null>;
  top: number;
}

/** What is asked of the library, wherever the rows scroll. */
function optionsOf<Setting extends RowContext>({ records, setting, top }: PlacedRows<Setting>) {
  return {
    count: records.length,
    estimateSize: () => likelyHeight,
    overscan: spare,
    scrollMargin: top,
    ...covered,
    getItemKey: (index: number) => recordId(setting.resource, records[index] ?? {}),
  };
}

function RowsInWindow<Setting extends RowContext>(props: PlacedRows<Setting>) {
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    ...optionsOf(props),
    initialOffset: () => window.scrollY,
  });
  return <DrawnRows {...props} rows={rows} />;
}

function RowsInElement<Setting extends RowContext>(props: PlacedRows<Setting> & { scroller: Element }) {
  const rows = useVirtualizer<Element, HTMLTableRowElement>({
    ...optionsOf(props),
    getScrollElement: () => props.scroller,
  });
  return <DrawnRows {...props} rows={rows} />;
}

/** What is needed of either virtualizer. */
type Rows = Pick<
  Virtualizer<Element, HTMLTableRowElement>,
  "getVirtualItems" | "getTotalSize" | "measureElement" | "scrollToIndex"
>;

function DrawnRows<Setting extends RowContext>(props: PlacedRows<Setting> & { rows: Rows }) {
  const { records, setting, offset, handle, body, top, rows } = props;
  // Without another component the setting is that of a list.
  const Row = props.Row ?? (ListRow as unknown as RowComponent<Setting>);
  useImperativeHandle(handle, () => ({ reveal: (index) => rows.scrollToIndex(index, { align: "auto" }) }), [
    rows,
  ]);
  const drawn = rows.getVirtualItems();
  useStillColumns(body, setting, drawn.length > 0);
  const before = (drawn[0]?.start ?? top) - top;
  const after = rows.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  return (
    <>
      <Gap height={before} />
      {drawn.map(({ index, key }) => {
        const record = records[index];
        return (
          record && (
            <Row
              key={key}
              ref={rows.measureElement}
              setting={setting}
              record={record}
              index={index}
              // The head is the first row.
              rowIndex={offset + index + 2}
            />
          )
        );
      })}
      <Gap height={after} />
    </>
  );
}

/** Stands for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return <tr className="th-table__gap" aria-hidden style={{ blockSize: height }} />;
}
