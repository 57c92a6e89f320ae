import { DndContext, PointerSensor, useDraggable, useSensor, useSensors } from "@dnd-kit/core";
import { toAdminError, useCommands, useHost } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  cellId,
  isSamePosition,
  pathTo,
  positionOf,
  type TreePosition,
  titleOf,
  useLaterStyles,
  useTree,
  visibleNodes,
} from "@tillhouse/extension-sdk/internal";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import { type Ref, useEffect, useId, useMemo, useRef, useState } from "react";
import type { Columns } from "../list/columns/use-list-layout";
import { HeadCell, PickAllHead } from "../list/list-head";
import type { Selection } from "../list/selection/selection";
import { opensHere, useReachedRow } from "../list/use-reached-row";
import VirtualRows, { type RowsHandle } from "../list/virtual-rows";
import { LoadError } from "../shared/load-error";
import { useFormLink } from "../shared/use-form-link";
import { CarriedRow } from "./carried-row";
import { TreeBar } from "./tree-bar";
import { moveKeys, treeKeys } from "./tree-keys";
import { TreeRow, type TreeRowSetting } from "./tree-row";
import { treeStyles } from "./tree-styles";
import { type TreeDrag, useDrag } from "./use-drag";
import { useExpanded, useShownWhenMade } from "./use-expanded";
import { positionText, useMove } from "./use-move";

export interface TreeListProps {
  resource: AnyResource;
  /** What was looked for; everything when left out. */
  found: readonly string[] | undefined;
  columns: Columns;
  selection: Selection;
  /** Address of this list, for the way back. */
  from: string;
  onReach(id: string): void;
  handle: Ref<RowsHandle>;
  /** The records that are on the screen, in their order. */
  onShown(records: readonly object[]): void;
  /** Puts the focus on a row. */
  focusRow(index: number): void;
}

/** With more rows than this only those near the window are drawn. */
const rowsDrawn = 100;

/** Everything that a drag says is said by the tree itself. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};

/** The list of a resource whose records stand below each other. */
export default function TreeList(props: TreeListProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const drag = useDrag();
  useLaterStyles(treeStyles);
  return (
    <DndContext sensors={sensors} accessibility={silent} {...drag.events}>
      <TreeTable {...props} drag={drag} />
    </DndContext>
  );
}

/** A value that is made anew with every drawing, behind one that stays. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

function TreeTable({ drag, ...props }: TreeListProps & { drag: TreeDrag }) {
  const { resource, found, columns, selection, onShown } = props;
  const host = useHost();
  const { translate } = host;
  const navigate = useNavigate();
  const helpId = useId();
  const stored = useTree(resource);
  const { tree, pending, move } = useMove(resource, stored.tree);
  const expanded = useExpanded(resource.name, stored.tree);
  useShownWhenMade(stored.tree, expanded);
  const form = useFormLink();
  const reach = useReachedRow(resource, props.onReach);
  const { setNodeRef, listeners } = useDraggable({ id: resource.name });
  const container = useRef<HTMLDivElement | null>(null);
  const [currentId, setCurrentId] = useState<string>();
  const [said, setSaid] = useState("");
  const anchor = useRef<string>();
  const [wanted, setWanted] = useState<{ id: string }>();

  const foundIds = useMemo(() => found && new Set(found), [found]);
  const { isExpanded } = expanded;
  const rows = useMemo(
    () => (tree === undefined ? [] : visibleNodes(tree, isExpanded, foundIds)),
    [tree, isExpanded, foundIds],
  );
  const records = useMemo(() => rows.map(({ node }) => node.record), [rows]);
  const ids = useMemo(() => rows.map(({ node }) => node.id), [rows]);
  useEffect(() => onShown(records), [onShown, records]);

  // What is moved keeps the focus, wherever its row is then.
  const latest = useLatest({ ...props, ids, rows, tree, move, expanded, form, reach, listeners });
  useEffect(() => {
    if (wanted === undefined) return;
    const index = ids.indexOf(wanted.id);
    if (index >= 0) {
      setWanted(undefined);
      latest.current.focusRow(index);
      return;
    }
    // Somebody else has put it below what is closed: it is shown where it is now.
    const above = pathTo(latest.current.tree?.nodes.get(wanted.id)?.parent).map((node) => node.id);
    if (above.length > 0) latest.current.expanded.set(above, true);
  }, [ids, latest, wanted]);

  const canMove = found === undefined && resource.list?.tree?.rankKey !== undefined;
  useCommands("tree", canMove ? moveKeys(host) : []);
  const moveTo = (id: string, place: TreePosition) => {
    const node = tree?.nodes.get(id);
    if (tree === undefined || node === undefined || isSamePosition(positionOf(tree, node), place)) return;
    if (place.parentId !== null) expanded.set([place.parentId], true);
    setWanted({ id });
    void move(id, place).then((isDone) => {
      // Its row goes back, and would lose the focus on the way.
      if (!isDone) setWanted({ id });
    });
  };
  useEffect(() => {
    const expand = (id: string) => latest.current.expanded.set([id], true);
    drag.setting.current = { rows, container: container.current, onDrop: moveTo, expand };
  });
  // What was moved says where it stands now.
  const lastMoved = [...pending].at(-1);
  useEffect(() => {
    const node = tree?.nodes.get(lastMoved ?? "");
    if (tree === undefined || node === undefined) return;
    setSaid(`${titleOf(resource, node.record)}: ${positionText(host, resource, tree, node.id)}`);
  }, [lastMoved, tree, resource, host]);

  const mayCreate = resource.form !== undefined && resource.form.mode !== "edit";
  const current = ids.includes(currentId ?? "") ? currentId : ids[0];
  const { draggedId, drop, held } = drag;
  const setting = useMemo<TreeRowSetting>(
    () => ({
      resource,
      cells: columns.shown,
      widths: columns.widths,
      selection,
      hasMenu: true,
      isPart: false,
      rows,
      currentId: current,
      pending,
      draggedId,
      drop,
      newBelowHref: mayCreate
        ? (id) => latest.current.form.hrefTo("new", { [`start.${resource.list?.tree?.parentKey}`]: id })
        : undefined,
      onToggle: (id, isOpen) => latest.current.expanded.set([id], isOpen),
      onCurrent: setCurrentId,
      onReach: (id) => latest.current.reach(id),
      onOpen: (event, to) => {
        if (opensHere(event)) navigate(to, { state: { from: latest.current.from } });
      },
      onPick: (index, isSelected, isRange) => {
        const shown = latest.current.ids;
        const start = shown.indexOf(anchor.current ?? "");
        const first = isRange && start >= 0 ? start : index;
        anchor.current = shown[index];
        selection.set(shown.slice(Math.min(first, index), Math.max(first, index) + 1), isSelected);
      },
      onGrip: canMove
        ? (event, row) => {
            held.current = { id: row.node.id, level: row.level };
            latest.current.listeners?.onPointerDown?.(event);
          }
        : undefined,
    }),
    [
      resource,
      columns,
      selection,
      rows,
      current,
      pending,
      draggedId,
      drop,
      mayCreate,
      canMove,
      held,
      latest,
      navigate,
    ],
  );
  if (stored.error !== null && tree === undefined)
    return (
      <LoadError
        error={toAdminError(stored.error)}
        title={translate("error.listTitle", { noun: translate(`${resource.name}.title`) })}
        onRetry={() => void stored.refetch()}
      />
    );
  const isVirtual = rows.length > rowsDrawn;
  const carried = tree?.nodes.get(draggedId ?? "");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the rows inside
    <div
      ref={(element) => {
        container.current = element;
        setNodeRef(element);
      }}
      className="th-tree"
      onKeyDown={treeKeys({
        rows,
        tree,
        expanded,
        canMove,
        focusRow: props.focusRow,
        onMove: moveTo,
        onOpen: (id) => navigate(host.href(resource.name, id), { state: { from: props.from } }),
        onStuck: ({ node }) => setSaid(translate("tree.stuck", { title: titleOf(resource, node.record) })),
      })}
    >
      <TreeBar resource={resource} count={tree?.nodes.size} found={found?.length} onAll={expanded.setAll} />
      <p id={helpId} className="th-visually-hidden">
        {translate("tree.help")}
      </p>
      <table
        className="th-table th-table--flow"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a treegrid (ARIA in HTML)
        role="treegrid"
        aria-label={translate(`${resource.name}.title`)}
        aria-describedby={helpId}
        aria-busy={tree === undefined || undefined}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        aria-multiselectable
      >
        <thead>
          <tr aria-rowindex={isVirtual ? 1 : undefined}>
            <PickAllHead selection={selection} ids={ids} count={ids.length} />
            {columns.shown.map((cell) => (
              <HeadCell
                key={cellId(cell)}
                cell={cell}
                resource={resource.name}
                order={undefined}
                onSort={undefined}
                width={columns.widths[cellId(cell)]}
                onResize={columns.resize}
              />
            ))}
            <th scope="col" className="th-table__more">
              <span className="th-visually-hidden">{translate("list.actions")}</span>
            </th>
          </tr>
        </thead>
        {isVirtual ? (
          <VirtualRows records={records} setting={setting} offset={0} handle={props.handle} Row={TreeRow} />
        ) : (
          <tbody>
            {records.map((record, index) => (
              <TreeRow key={ids[index]} setting={setting} record={record} index={index} />
            ))}
          </tbody>
        )}
      </table>
      <span className="th-visually-hidden" role="status">
        {said}
      </span>
      {carried !== undefined && <CarriedRow title={titleOf(resource, carried.record)} />}
    </div>
  );
}
