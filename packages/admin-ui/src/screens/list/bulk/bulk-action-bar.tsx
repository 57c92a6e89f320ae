import type { AnyAction } from "@tillhouse/extension-sdk";
import { useCommands, useHost } from "@tillhouse/extension-sdk";
import {
  ActionBar,
  ActionBarDivider,
  Button,
  type MenuAction,
  OverflowMenu,
  Tooltip,
} from "@tillhouse/extension-sdk/ui";
import { Play, Printer, Trash2, Upload, X } from "lucide-react";
import { Suspense, useState } from "react";
import { carefulActionIds } from "../../../core/definitions/careful-actions";
import { lazyDialog } from "../../../core/lazy/lazy-dialog";
import { withDots } from "../../actions/action-name";
import { ActionScreen } from "../../actions/action-screen";
import { commandId, keysOf } from "../../actions/use-record-commands";
import { useFits } from "../columns/use-fits";
import type { FullQuery } from "../export/read-all";
import { usePrint } from "../export/use-print";
import { useFocusIn, useRestoreFocus } from "../inline/use-restore-focus";
import { countSelected, type Selection } from "../selection/selection";
import { useSelected } from "../selection/use-selection";
import { AmountConfirmation, BulkConfirmation } from "./bulk-confirmation";
import { BulkProgress, ResultButtons, resultText } from "./bulk-progress";
import { type BulkAction, useBulk } from "./use-bulk";

const BulkForm = lazyDialog(() => import("./bulk-form"));

export interface BulkActionBarProps {
  question: FullQuery;
  selection: Selection;
  /** How many match what the list shows. */
  count: number;
  onExport: () => void;
}

/** Actions that have a button of their own; the others are in the menu. */
const buttonsAtMost = 3;

/** Something that can be done with many, and with how many of those that are selected, where that is known. */
interface BarAction extends MenuAction {
  fits?: number;
  /** The next sensible step of records that can take it. */
  isPrimary?: boolean;
}

/** What can be done with the selected records, and how it goes. It floats over the list and moves no row. */
export default function BulkActionBar({ question, selection, count, onExport }: BulkActionBarProps) {
  const { translate } = useHost();
  const { resource } = question;
  const bulk = useBulk({ question, selection });
  const focusIn = useFocusIn();
  const [asking, setAsking] = useState<BulkAction>();
  const selected = useSelected(selection);
  const chosen = countSelected(selected, count);
  const print = usePrint(question, selection);
  const { run } = bulk;
  // What a run did is told beside what can be done next.
  const isIdle = (run === undefined || run.phase === "over") && chosen > 0;
  const fitsOf = useFits(question, selected, isIdle);
  useRestoreFocus(".th-action-bar button", isIdle);
  const buttons: BarAction[] = [
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
  function entryOf(action: AnyAction): BarAction {
    const label = translate(`${resource.name}.actions.${action.id}`);
    const Icon = action.icon ?? Play;
    const opens = "open" in action.run;
    const asks = opens || [action.confirm, action.form, action.amount].some((part) => part !== undefined);
    // How much money it moves is known once the records are read: then it is asked about.
    const isAskedLater = action.form === undefined && action.amount !== undefined;
    const bulkAction = { kind: "act", action } as const;
    const fits = fitsOf(action);
    return {
      id: action.id,
      label: asks ? withDots(label) : label,
      icon: <Icon className="th-icon" aria-hidden />,
      fits,
      isPrimary: Boolean(action.isPrimary),
      ...(fits === 0 && { isDisabled: true, reason: translate("bulk.fitsNone") }),
      onSelect: () => {
        if (opens || action.form?.defaultValuesOfMany !== undefined) bulk.fill(bulkAction);
        else if (asks && !isAskedLater) setAsking(bulkAction);
        else bulk.start(bulkAction);
      },
    };
  }
  const careful = carefulActionIds(resource);
  useCommands(
    "selection",
    isIdle
      ? buttons.map(({ id, label, icon, isDisabled, onSelect }) => ({
          id: commandId(resource, id),
          label,
          icon,
          shortcut: keysOf(resource, id),
          isDisabled,
          needsCare: careful.has(id),
          run: onSelect,
        }))
      : [],
    translate("bulk.selected", { count: chosen }),
  );
  if (run?.phase === "asking") return <AmountConfirmation resource={resource} run={run} bulk={bulk} />;
  if (run?.phase === "filling" && run.bulkAction.kind === "act") {
    const { bulkAction, records = [] } = run;
    if ("open" in bulkAction.action.run)
      return <ActionScreen action={bulkAction.action} records={records} onClose={bulk.leave} />;
    return (
      <Suspense fallback={null}>
        <BulkForm
          resource={resource}
          action={bulkAction.action}
          records={records}
          count={records.length}
          onClose={bulk.leave}
          onAnswered={(values) => bulk.start({ ...bulkAction, values })}
        />
      </Suspense>
    );
  }
  if (run !== undefined && !isIdle) return <BulkProgress resource={resource} run={run} bulk={bulk} />;
  if (chosen === 0) return null;

  const rest = buttons.length > buttonsAtMost + 1 ? buttons.slice(buttonsAtMost) : [];
  // What moves money is the farthest from where the selection is made.
  const movesMoney = (one: MenuAction) =>
    Number(resource.actions?.some(({ id, amount }) => id === one.id && amount !== undefined));
  const shown = buttons
    .slice(0, buttons.length - rest.length)
    .sort((left, right) => movesMoney(left) - movesMoney(right));
  const [next] = shown
    .filter(({ isPrimary, fits = 0 }) => isPrimary && fits > 0)
    .sort((left, right) => (right.fits ?? 0) - (left.fits ?? 0));
  const onPhone = next ?? shown[0];
  const noun = translate(`${resource.name}.count`, { count: chosen });
  return (
    <>
      <ActionBar
        label={translate("bulk.label", { count: chosen, noun })}
        text={translate("bulk.selected", { count: chosen })}
        note={run && resultText(resource, run, translate)}
      >
        {run && <ResultButtons resource={resource} run={run} bulk={bulk} />}
        {(selected.isAll || count > chosen) && (
          // It keeps its place and its width: nothing may come to lie where somebody has just pressed.
          <Button
            variant="quiet"
            aria-disabled={chosen === count || undefined}
            onClick={() => chosen < count && selection.selectAll()}
          >
            <span className="th-action-bar__either">
              <span aria-hidden={chosen === count || undefined}>
                {translate("bulk.selectAll", { count })}
              </span>
              <span aria-hidden={chosen < count || undefined}>
                {translate("bulk.allSelected", { count })}
              </span>
            </span>
          </Button>
        )}
        <ActionBarDivider />
        {shown.map((button) => (
          // A phone has room for the next step; everything else is in the menu.
          <span key={button.id} className={button === onPhone ? undefined : "th-wide-only"}>
            <BarButton entry={button} chosen={chosen} isPrimary={button === next} />
          </span>
        ))}
        {rest.length > 0 && (
          <span className="th-wide-only">
            <OverflowMenu label={translate("bulk.more")} items={rest} />
          </span>
        )}
        <span className="th-phone-only">
          <OverflowMenu
            label={translate("bulk.more")}
            items={buttons.filter((button) => button !== onPhone)}
          />
        </span>
        <ActionBarDivider />
        <Button
          variant="quiet"
          iconOnly
          label={translate("bulk.clear")}
          icon={<X className="th-icon" aria-hidden />}
          onClick={() => {
            focusIn(".th-table__pick input");
            selection.clear();
            bulk.close();
          }}
        />
      </ActionBar>
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
          <BulkConfirmation
            resource={resource}
            bulkAction={asking}
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

/** One action, with how many of those that are selected can take it. */
function BarButton({ entry, chosen, isPrimary }: { entry: BarAction; chosen: number; isPrimary: boolean }) {
  const { translate } = useHost();
  const { label, icon, fits, isDisabled, reason, onSelect } = entry;
  const button = (
    <Button
      variant={isPrimary ? "solid" : "ghost"}
      icon={icon}
      // It can still be reached, or nobody could read why.
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onSelect?.()}
    >
      {label}
      {fits !== undefined && fits > 0 && fits < chosen && (
        <small className="th-action-bar__fits">
          {" "}
          {translate("bulk.fits", { count: fits, selected: chosen })}
        </small>
      )}
    </Button>
  );
  return reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>;
}
