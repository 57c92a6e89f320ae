import { formatDate, type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { Banner, Button, ConfirmDialog, Sheet, TextArea } from "@tillhouse/extension-sdk/ui";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { nameOf } from "../line-items";
import { VariantPicker } from "../variants/variant-picker";
import { OrderEditLines } from "./order-edit-lines";
import { type Edit, type EditLine, editChanges, editLines, editStatus, type Order } from "./order-edit-state";
import { type EditStep, stepsToPutBack, stepsToRemove } from "./order-edit-steps";
import { OrderEditTotals } from "./order-edit-totals";
import { OrderEditTrouble } from "./order-edit-trouble";
import { useOrderEdit } from "./use-order-edit";
import { useUserName } from "./use-user-name";

/** Props of {@link OrderEditSheet}. */
export interface OrderEditSheetProps {
  order: Order;
  /** The edit that is gone on with; a new one begins with the first change. */
  start: Edit | undefined;
  /** Another edit is made now, or none any more. */
  onEdit(edit: Edit | undefined): void;
  onClose(): void;
}

/** What is chosen from the catalog: more lines, or one instead of another. */
type Picking = { replaced?: EditLine };

/** The quantities that are still on their way to the store. */
function countsOf(steps: readonly EditStep[]): ReadonlyMap<string, number> {
  return new Map(
    steps.flatMap((step) => (step.take === "count" ? [[step.key, step.quantity] as const] : [])),
  );
}

/** Edits the items of an order: each change is in the store at once, and its totals are the store's. */
export default function OrderEditSheet({ order, start, onEdit, onClose }: OrderEditSheetProps) {
  const { translate, notify, locale, timeZone, user } = useHost();
  const editing = useOrderEdit(order, start, onEdit);
  const { edit, left, perform } = editing;
  const [picking, setPicking] = useState<Picking>();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [note, setNote] = useState(start?.internal_note ?? "");
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const body = useRef<HTMLDivElement>(null);
  const nameOfUser = useUserName([start?.created_by]);

  // What had the focus may be gone: the keyboard goes on at the line that was touched, else at the head of the sheet.
  const touched = useRef<string>(undefined);
  const isIdle = left.length === 0;
  useEffect(() => {
    const active = document.activeElement;
    if (!isIdle || touched.current === undefined) return;
    if (active === document.body || active?.getAttribute("role") === "dialog")
      (
        body.current?.querySelector<HTMLElement>(`[data-line="${touched.current}"] button:enabled`) ??
        body.current
      )?.focus();
    touched.current = undefined;
  }, [isIdle]);

  const status = edit && editStatus(edit);
  const isOpen = status === undefined || status === "created";
  const isEnding = left.some(({ take }) => take === "request" || take === "discard");
  const isAnew = left.some(({ take }) => take === "discard");
  const lines = editLines(order, edit);
  const changes = edit ? editChanges(edit) : [];
  const savedNote = edit?.internal_note ?? "";
  const isNoteOnItsWay = left.some((step) => step.take === "note" && step.note === note);
  const noteSteps: EditStep[] =
    edit && isOpen && note !== savedNote && !isNoteOnItsWay ? [{ take: "note", note }] : [];

  const count = (line: EditLine, quantity: number) => {
    const isWrong = !(quantity >= line.minimum);
    const next = new Set(wrong);
    if (isWrong) next.add(line.key);
    else next.delete(line.key);
    setWrong(next);
    if (!isWrong) void perform([{ take: "count", key: line.key, title: nameOf(line.item), quantity }]);
  };
  const add = async (variants: readonly RecordOf<"variants">[]) => {
    const replaced = picking?.replaced;
    setPicking(undefined);
    const steps = variants.map(
      (variant): EditStep => ({
        take: "add",
        variantId: variant.id,
        title: nameOf({ title: variant.product?.title ?? "", variant }),
        quantity: replaced?.item.quantity ?? 1,
      }),
    );
    const taken = replaced && { key: replaced.key, title: nameOf(replaced.item) };
    await perform([...steps, ...(taken ? stepsToRemove(edit, taken) : [])]);
  };
  const leave = async () => {
    if (await perform(noteSteps)) onClose();
  };
  const discard = async () => {
    setIsDiscarding(false);
    if (edit === undefined || (await perform([{ take: "discard" }]))) onClose();
  };
  const tellRequested = () => {
    notify.success(translate("order-edits.done.request"), `#${order.display_id}`);
    onClose();
  };
  const request = async () => {
    if (await perform([...noteSteps, { take: "request" }])) tellRequested();
  };
  const goOn = async () => {
    const isRequest = editing.trouble?.left.some(({ take }) => take === "request");
    if ((await editing.goOn()) && isRequest) tellRequested();
  };

  return (
    <Sheet
      isOpen
      title={translate("order-edits.sheetTitle", { title: `#${order.display_id}` })}
      isBusy={isEnding}
      onClose={() => void leave()}
      footerNote={
        wrong.size > 0
          ? translate("order-edits.wrongQuantity")
          : !isIdle
            ? translate("order-edits.saving")
            : edit && isOpen
              ? translate("order-edits.saved")
              : undefined
      }
      footer={
        <>
          <Button size="large" disabled={isEnding} onClick={() => void leave()}>
            {translate(edit && isOpen ? "order-edits.leave" : "action.close")}
          </Button>
          {isOpen && (
            <Button
              size="large"
              variant="primary"
              isLoading={left.some(({ take }) => take === "request")}
              disabled={isAnew || changes.length === 0 || wrong.size > 0}
              onClick={() => void request()}
            >
              {translate("order-edits.actions.request")}
            </Button>
          )}
        </>
      }
    >
      <div className="th-fields" ref={body} tabIndex={-1}>
        <OrderEditTrouble editing={editing} onGoOn={() => void goOn()} />
        {!isOpen && status && (
          <Banner tone="caution" title={translate(`order-edits.status.${status}`)}>
            {translate("order-edits.closedText")}
          </Banner>
        )}
        {start && isOpen && start.created_by !== user.id && (
          <Banner tone="info">
            {translate("order-edits.sharedText", {
              name: nameOfUser(start.created_by),
              time: formatDate(start.created_at, { style: "list", locale, timeZone }),
            })}
          </Banner>
        )}
        {isOpen && (
          <div className="th-row th-row--wrap">
            <Button
              icon={<Plus className="th-icon" aria-hidden />}
              disabled={isAnew}
              onClick={() => setPicking({})}
            >
              {translate("variants.addItems")}
            </Button>
            {edit && (
              <Button variant="ghost" disabled={!isIdle} onClick={() => setIsDiscarding(true)}>
                {translate("order-edits.actions.discard")}…
              </Button>
            )}
          </div>
        )}
        <OrderEditLines
          lines={lines}
          counts={countsOf(left)}
          wrong={wrong}
          currencyCode={order.currency_code}
          isDisabled={!isOpen || isAnew}
          onCount={count}
          onReplace={(line) => setPicking({ replaced: line })}
          onRemove={(line) => {
            touched.current = line.key;
            void perform(stepsToRemove(edit, { key: line.key, title: nameOf(line.item) }));
          }}
          onPutBack={(line) => {
            touched.current = line.key;
            if (edit) void perform(stepsToPutBack(edit, line.key));
          }}
          onRepeat={({ item }) =>
            item.variant_id &&
            void perform([{ take: "add", variantId: item.variant_id, title: nameOf(item), quantity: 1 }])
          }
        />
        <OrderEditTotals order={order} edit={edit} isBusy={!isIdle} />
        <TextArea
          label={translate("order-edits.note")}
          hint={translate("order-edits.noteHint")}
          rows={2}
          value={note}
          disabled={!isOpen}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          onBlur={() => void perform(noteSteps)}
        />
      </div>
      {picking && (
        <VariantPicker
          title={translate(picking.replaced ? "order-edits.replaceTitle" : "variants.addTitle")}
          subtitle={picking.replaced && nameOf(picking.replaced.item)}
          isSingle={picking.replaced !== undefined}
          pricing={order}
          onClose={() => setPicking(undefined)}
          onChoose={(variants) => void add(variants)}
        />
      )}
      <ConfirmDialog
        isOpen={isDiscarding}
        tone="danger"
        title={translate("order-edits.discardTitle")}
        description={translate("order-edits.actionTexts.discard")}
        confirmLabel={translate("order-edits.actions.discard")}
        cancelLabel={translate("order-edits.keep")}
        onClose={() => setIsDiscarding(false)}
        onConfirm={() => void discard()}
      />
    </Sheet>
  );
}
