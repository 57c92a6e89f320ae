import { type AnyAction, type AnyResource, useCommands, useHost } from "@tillhouse/extension-sdk";
import {
  Button,
  ConfirmDialog,
  Dock,
  DockRule,
  type MenuAction,
  MoreMenu,
} from "@tillhouse/extension-sdk/ui";
import { Play, Printer, Trash2, Upload, X } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyDialog } from "../../core/lazy-dialog";
import { commandId, printKeys } from "../use-record-commands";
import { BulkProgress } from "./bulk-progress";
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
    const asks = action.confirm !== undefined || action.form !== undefined;
    const deed: BulkDeed = { kind: "act", action };
    return {
      id: action.id,
      label: asks ? `${label}…` : label,
      icon: <Icon className="th-icon" aria-hidden />,
      onSelect: () => (asks ? setAsking(deed) : bulk.start(deed)),
    };
  }
  const isIdle = bulk.run === undefined && chosen > 0;
  useCommands(
    "selection",
    isIdle
      ? deeds.map(({ id, label, icon, onSelect }) => ({
          id: commandId(resource, id),
          label,
          icon,
          keys: id === "print" ? printKeys : undefined,
          run: onSelect,
        }))
      : [],
    translate("bulk.selected", { count: chosen }),
  );
  if (bulk.run !== undefined) return <BulkProgress resource={resource} run={bulk.run} bulk={bulk} />;
  if (chosen === 0) return null;

  const rest = deeds.length > buttonsAtMost + 1 ? deeds.slice(buttonsAtMost) : [];
  const noun = translate(`${resource.name}.count`, { count: chosen });
  return (
    <>
      <Dock
        label={translate("bulk.label", { count: chosen, noun })}
        text={translate("bulk.selected", { count: chosen })}
      >
        {!selected.isAll && count > chosen && (
          <Button variant="quiet" onClick={selection.selectAll}>
            {translate("bulk.selectAll", { count })}
          </Button>
        )}
        <DockRule />
        {deeds.slice(0, deeds.length - rest.length).map(({ id, label, icon, onSelect }) => (
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

interface BulkQuestionProps {
  resource: AnyResource;
  deed: BulkDeed;
  count: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before many records are changed; where that cannot be undone, how many they are is typed. */
function BulkQuestion({ resource, deed, count, onClose, onConfirm }: BulkQuestionProps) {
  const { translate } = useHost();
  const what = `${count} ${translate(`${resource.name}.count`, { count })}`;
  const isDelete = deed.kind === "delete";
  const label = isDelete ? translate("bulk.delete") : translate(`${resource.name}.actions.${deed.action.id}`);
  const isTyped = (isDelete ? resource.delete : deed.action)?.confirm === "typed";
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={
        isDelete
          ? translate("delete.title", { title: what })
          : translate("action.of", { action: label, title: what })
      }
      description={translate(
        isDelete ? `${resource.name}.deleteText` : `${resource.name}.actionTexts.${deed.action.id}`,
      )}
      confirmLabel={label}
      cancelLabel={translate("action.keep")}
      tone={isTyped ? "nuclear" : isDelete || deed.action.tone === "danger" ? "danger" : "default"}
      typedConfirmation={isTyped ? what : undefined}
    />
  );
}
