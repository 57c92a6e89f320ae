import { type AnyAction, useCommands, useHost } from "@tillhouse/extension-sdk";
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
import { carefulIds } from "../../../core/bodies/needs-care";
import { lazyDialog } from "../../../core/lazy/lazy-dialog";
import { commandId, keysOf } from "../../actions/use-record-commands";
import { useFits } from "../columns/use-fits";
import type { WholeQuestion } from "../export/read-all";
import { usePrint } from "../export/use-print";
import { useFocusIn, useKeptFocus } from "../inline/use-kept-focus";
import { countSelected, type Selection } from "../selection/selection";
import { useSelected } from "../selection/use-selection";
import { BulkProgress, ResultButtons, resultText } from "./bulk-progress";
import { AmountQuestion, BulkQuestion } from "./bulk-question";
import { type BulkDeed, useBulk } from "./use-bulk";

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

/** Something that can be done with many, and with how many of those that are selected, where that is known. */
interface Deed extends MenuAction {
  fits?: number;
  /** The next sensible step of records that can take it. */
  isPrimary?: boolean;
}

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
  const { run } = bulk;
  // What a run did is told beside what can be done next.
  const isIdle = (run === undefined || run.phase === "over") && chosen > 0;
  const fitsOf = useFits(question, selected, isIdle);
  useKeptFocus(".th-dock button", isIdle);
  const deeds: Deed[] = [
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
  function entryOf(action: AnyAction): Deed {
    const label = translate(`${resource.name}.actions.${action.id}`);
    const Icon = action.icon ?? Play;
    const asks = [action.confirm, action.form, action.amount].some((part) => part !== undefined);
    // How much money it moves is known once the records are read: then it is asked about.
    const isAskedLater = action.form === undefined && action.amount !== undefined;
    const deed = { kind: "act", action } as const;
    const fits = fitsOf(action);
    return {
      id: action.id,
      label: asks ? `${label}…` : label,
      icon: <Icon className="th-icon" aria-hidden />,
      fits,
      isPrimary: Boolean(action.isPrimary),
      ...(fits === 0 && { isDisabled: true, reason: translate("bulk.fitsNone") }),
      onSelect: () => {
        if (action.form?.defaultValuesOfMany !== undefined) bulk.fill(deed);
        else if (asks && !isAskedLater) setAsking(deed);
        else bulk.start(deed);
      },
    };
  }
  const careful = carefulIds(resource);
  useCommands(
    "selection",
    isIdle
      ? deeds.map(({ id, label, icon, isDisabled, onSelect }) => ({
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
  if (run?.phase === "asking") return <AmountQuestion resource={resource} run={run} bulk={bulk} />;
  if (run?.phase === "filling" && run.deed.kind === "act") {
    const { deed, records = [] } = run;
    return (
      <Suspense fallback={null}>
        <BulkForm
          resource={resource}
          action={deed.action}
          records={records}
          count={records.length}
          onClose={bulk.leave}
          onAnswered={(values) => bulk.start({ ...deed, values })}
        />
      </Suspense>
    );
  }
  if (run !== undefined && !isIdle) return <BulkProgress resource={resource} run={run} bulk={bulk} />;
  if (chosen === 0) return null;

  const rest = deeds.length > buttonsAtMost + 1 ? deeds.slice(buttonsAtMost) : [];
  // What moves money is the farthest from where the selection is made.
  const movesMoney = (one: MenuAction) =>
    Number(resource.actions?.some(({ id, amount }) => id === one.id && amount !== undefined));
  const shown = deeds
    .slice(0, deeds.length - rest.length)
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
        <ActionBarDivider />
        {shown.map((deed) => (
          // A phone has room for the next step; everything else is in the menu.
          <span key={deed.id} className={deed === onPhone ? undefined : "th-wide-only"}>
            <DeedButton deed={deed} chosen={chosen} isPrimary={deed === next} />
          </span>
        ))}
        {rest.length > 0 && (
          <span className="th-wide-only">
            <OverflowMenu label={translate("bulk.more")} items={rest} />
          </span>
        )}
        <span className="th-phone-only">
          <OverflowMenu label={translate("bulk.more")} items={deeds.filter((deed) => deed !== onPhone)} />
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

/** One deed, with how many of those that are selected can take it. */
function DeedButton({ deed, chosen, isPrimary }: { deed: Deed; chosen: number; isPrimary: boolean }) {
  const { translate } = useHost();
  const { label, icon, fits, isDisabled, reason, onSelect } = deed;
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
        <small className="th-dock__fits"> {translate("bulk.fits", { count: fits, selected: chosen })}</small>
      )}
    </Button>
  );
  return reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>;
}
