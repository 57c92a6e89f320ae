import { type AnyAction, useCommands, useHost } from "@tillhouse/extension-sdk";
import { Button, Dock, DockRule, type MenuAction, MoreMenu } from "@tillhouse/extension-sdk/ui";
import { Play, Printer, Trash2, Upload, X } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyDialog } from "../../core/lazy-dialog";
import { carefulIds } from "../../core/needs-care";
import { commandId, printKeys } from "../use-record-commands";
import { BulkProgress } from "./bulk-progress";
import { AmountQuestion, BulkQuestion } from "./bulk-question";
import type { WholeQuestion } from "./read-all";
import { countSelected, type Selection } from "./selection";
import { type BulkDeed, useBulk } from "./use-bulk";
import { useFocusIn } from "./use-kept-focus";
import { usePrint } from "./use-print";
import { useSelected } from "./use-selection";

const BulkForm = lazyDialog(() => import("./bulk-form"));

/** Props of {@link SelectionDock}. */
export interface SelectionDockProps {
  question: WholeQuestion;
  selection: Selection;
  /** How many match what the list shows. */
  count: number;
  onExport: () => void;
}

/** Deeds that have a button of their own; the others are in the menu. */
const buttonsAtMost = 3;

/** What can be done with the selected records, and how it goes. It floats over the list and moves no row. */
export default function SelectionDock({ question, selection, count, onExport }: SelectionDockProps) {
  const { translate } = useHost();
  const { resource } = question;
  const bulk = useBulk({ question, selection });
  const focusIn = useFocusIn();
  const [asking, setAsking] = useState<BulkDeed>();
  const selected = useSelected(selection);
  const chosen = countSelected(selected, count);
  const print = usePrint(question, selection);
  const deeds: MenuAction[] = [
    ...(resource.actions ?? []).filter(({ isBulk }) => isBulk).map(entryOf),
    {
      id: "export",
      label: translate("export.button"),
      icon: <Upload className="th-icon" aria-hidden />,
      onSelect: onExport,
    },
    ...(resource.documents?.length
      ? [
          {
            id: "print",
            label: translate("action.print"),
            icon: <Printer className="th-icon" aria-hidden />,
            onSelect: print,
          },
        ]
      : []),
    ...(resource.delete
      ? [
          {
            id: "delete",
            label: translate("action.deleteWithQuestion"),
            icon: <Trash2 className="th-icon" aria-hidden />,
            onSelect: () => setAsking({ kind: "delete" }),
          },
        ]
      : []),
  ];
  function entryOf(action: AnyAction): MenuAction {
    const label = translate(`${resource.name}.actions.${action.id}`);
    const Icon = action.icon ?? Play;
    const asks = [action.confirm, action.form, action.amount].some((part) => part !== undefined);
    // How much money it moves is known once the records are read: then it is asked about.
    const isAskedLater = action.form === undefined && action.amount !== undefined;
    const deed: BulkDeed = { kind: "act", action };
    return {
      id: action.id,
      label: asks ? `${label}…` : label,
      icon: <Icon className="th-icon" aria-hidden />,
      onSelect: () => (asks && !isAskedLater ? setAsking(deed) : bulk.start(deed)),
    };
  }
  const isIdle = bulk.run === undefined && chosen > 0;
  const careful = carefulIds(resource);
  useCommands(
    "selection",
    isIdle
      ? deeds.map(({ id, label, icon, onSelect }) => ({
          id: commandId(resource, id),
          label,
          icon,
          keys: id === "print" ? printKeys : undefined,
          needsCare: careful.has(id),
          run: onSelect,
        }))
      : [],
    translate("bulk.selected", { count: chosen }),
  );
  if (bulk.run?.phase === "asking") return <AmountQuestion resource={resource} run={bulk.run} bulk={bulk} />;
  if (bulk.run !== undefined) return <BulkProgress resource={resource} run={bulk.run} bulk={bulk} />;
  if (chosen === 0) return null;

  const rest = deeds.length > buttonsAtMost + 1 ? deeds.slice(buttonsAtMost) : [];
  // What moves money is the farthest from where the selection is made.
  const movesMoney = (one: MenuAction) =>
    Number(resource.actions?.some(({ id, amount }) => id === one.id && amount !== undefined));
  const shown = deeds
    .slice(0, deeds.length - rest.length)
    .sort((left, right) => movesMoney(left) - movesMoney(right));
  const noun = translate(`${resource.name}.count`, { count: chosen });
  return (
    <>
      <Dock
        label={translate("bulk.label", { count: chosen, noun })}
        text={translate("bulk.selected", { count: chosen })}
      >
        {(selected.isAll || count > chosen) && (
          // It keeps its place and its width: nothing may come to lie where somebody has just pressed.
          <Button
            variant="quiet"
            aria-disabled={chosen === count || undefined}
            onClick={() => chosen < count && selection.selectAll()}
          >
            <span className="th-dock__either">
              <span aria-hidden={chosen === count || undefined}>
                {translate("bulk.selectAll", { count })}
              </span>
              <span aria-hidden={chosen < count || undefined}>
                {translate("bulk.allSelected", { count })}
              </span>
            </span>
          </Button>
        )}
        <DockRule />
        {shown.map(({ id, label, icon, onSelect }) => (
          <Button key={id} variant="ghost" icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
        {rest.length > 0 && <MoreMenu label={translate("bulk.more")} items={rest} />}
        <DockRule />
        <Button
          variant="quiet"
          iconOnly
          label={translate("bulk.clear")}
          icon={<X className="th-icon" aria-hidden />}
          onClick={() => {
            focusIn(".th-table__pick input");
            selection.clear();
          }}
        />
      </Dock>
      {asking?.kind === "act" && asking.action.form !== undefined ? (
        <Suspense fallback={null}>
          <BulkForm
            resource={resource}
            action={asking.action}
            count={chosen}
            onClose={() => setAsking(undefined)}
            onAnswered={(values) => bulk.start({ ...asking, values })}
          />
        </Suspense>
      ) : (
        asking !== undefined && (
          <BulkQuestion
            resource={resource}
            deed={asking}
            count={chosen}
            onClose={() => setAsking(undefined)}
            onConfirm={() => {
              setAsking(undefined);
              bulk.start(asking);
            }}
          />
        )
      )}
    </>
  );
}
