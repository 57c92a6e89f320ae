import { describeError, formatDate, type RecordOf, useHost, useStaffNames } from "@tillhouse/extension-sdk";
import { Banner, Button, ConfirmDialog, Sheet, TextArea } from "@tillhouse/extension-sdk/ui";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { nameOf } from "../line-items";
import { VariantPicker } from "../variants/variant-picker";
import { type LineDeed, OrderEditLine } from "./order-edit-lines";
import { type Edit, type EditLine, editChanges, editLines, editStatus, type Order } from "./order-edit-state";
import { type EditStep, stepsAnew, stepsToRemove } from "./order-edit-steps";
import { OrderEditTotals } from "./order-edit-totals";
import { type OrderEditing, useOrderEdit } from "./use-order-edit";

/** Who has begun an edit, and when. */
function useBeginning(edit: Edit | undefined, style: "time" | "list") {
  const { translate, locale, timeZone } = useHost();
  const nameOfStaff = useStaffNames([edit?.created_by]);
  return {
    name: nameOfStaff(edit?.created_by) ?? translate("order-edits.somebody"),
    time: edit ? formatDate(edit.created_at, { style, locale, timeZone }) : "",
  };
}

/** What failed, what is done already, what is left, and how it goes on. */
function Trouble({ editing, onGoOn }: { editing: OrderEditing; onGoOn(): void }) {
  const { translate } = useHost();
  const { trouble, other } = editing;
  const beginning = useBeginning(other, "time");
  if (trouble === undefined) return null;
  const { error, left, done } = trouble;
  const [failed, ...waiting] = left;
  const say = (tense: "done" | "failed" | "left") => (step: EditStep) =>
    translate(`order-edits.${tense}.${step.take}`, { title: "title" in step ? step.title : "" });
  const why = error.code === "not-found" ? translate("order-edits.gone") : describeError(error, translate);
  return (
    <Banner
      tone={other ? "caution" : "negative"}
      title={other ? translate("order-edits.otherTitle") : failed && say("failed")(failed)}
    >
      <p>
        {other
          ? translate("order-edits.otherText", beginning)
          : [why, ...done.map(say("done")), ...waiting.map(say("left"))].join(" ")}
      </p>
      <div className="th-row th-row--wrap">
        <Button size="small" onClick={onGoOn}>
          {translate(other ? "order-edits.goOnThere" : "action.retry")}
        </Button>
        <Button size="small" variant="ghost" onClick={editing.giveUp}>
          {translate("action.keep")}
        </Button>
      </div>
    </Banner>
  );
}

/** Props of {@link OrderEditSheet}. */
export interface OrderEditSheetProps {
  order: Order;
  /** Of the edit that is gone on with; a new one begins with the first change. The sheet keeps to the first that it gets. */
  id: string | undefined;
  /** Another edit is made now, or none any more. */
  onEdit(edit: Edit | undefined): void;
  onClose(): void;
}

/** Edits the items of an order: each change is in the store at once, and its totals are the store's. */
export default function OrderEditSheet({ order, id, onEdit, onClose }: OrderEditSheetProps) {
  const { translate, notify, user } = useHost();
  const editing = useOrderEdit(order, id, onEdit);
  const { edit, left, perform } = editing;
  /** What is chosen from the catalog: more lines, or one instead of another. */
  const [picking, setPicking] = useState<{ replaced?: EditLine }>();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [typed, setTyped] = useState<string>();
  /** Keys of the lines where what was typed is no quantity: it stays to be seen. */
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const beginning = useBeginning(edit, "list");

  // What had the focus may be gone: the keyboard goes on at the line that was touched, else at the head of the sheet.
  const body = useRef<HTMLDivElement>(null);
  const touched = useRef<string>(undefined);
  const isIdle = left.length === 0;
  useEffect(() => {
    const active = document.activeElement;
    if (!isIdle || touched.current === undefined) return;
    const line = body.current?.querySelector<HTMLElement>(`[data-line="${touched.current}"] button:enabled`);
    if (active === document.body || active?.getAttribute("role") === "dialog")
      (line ?? body.current)?.focus();
    touched.current = undefined;
  }, [isIdle]);

  const isOnItsWay = (...takes: EditStep["take"][]) => left.some(({ take }) => takes.includes(take));
  const status = edit && editStatus(edit);
  const isOpen = edit ? status === "created" : editing.isReady;
  const isEnding = isOnItsWay("request", "discard");
  const isAnew = isOnItsWay("discard");
  const note = typed ?? edit?.internal_note ?? "";
  const isNoteKept =
    note === (edit?.internal_note ?? "") || left.some((step) => step.take === "note" && step.note === note);
  const noteSteps: EditStep[] = edit && isOpen && !isNoteKept ? [{ take: "note", note }] : [];
  const countOf = ({ key }: EditLine) =>
    wrong.has(key)
      ? Number.NaN
      : left.flatMap((step) => (step.take === "count" && step.key === key ? step.quantity : [])).at(-1);

  const count = ({ key, item, minimum }: EditLine, quantity: number) => {
    const others = [...wrong].filter((other) => other !== key);
    const isRight = quantity >= minimum;
    setWrong(new Set(isRight ? others : [...others, key]));
    if (isRight) void perform([{ take: "count", key, title: nameOf(item), quantity }]);
  };
  const doWith = (line: EditLine, deed: LineDeed) => {
    const { key, item } = line;
    const title = nameOf(item);
    touched.current = key;
    if (deed === "replace") setPicking({ replaced: line });
    else if (deed === "remove") void perform(stepsToRemove(edit, { key, title }));
    // The store does not put back a line at its own price: the edit is begun anew.
    else if (deed === "putBack") void perform(edit ? stepsAnew(edit, key) : []);
    else void perform([{ take: "add", variantId: item.variant_id ?? "", title, quantity: 1 }]);
  };
  const add = (variants: readonly RecordOf<"variants">[]) => {
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
    void perform([...steps, ...(taken ? stepsToRemove(edit, taken) : [])]);
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
  const kept = isIdle ? edit && "saved" : "saving";
  const told = wrong.size > 0 ? "wrongQuantity" : isOpen && kept;

  return (
    <Sheet
      isOpen
      title={translate("order-edits.sheetTitle", { title: `#${order.display_id}` })}
      isBusy={isEnding}
      onClose={() => void leave()}
      footerNote={told && translate(`order-edits.${told}`)}
      footer={
        <>
          <Button size="large" disabled={isEnding} onClick={() => void leave()}>
            {translate(edit && isOpen ? "order-edits.leave" : "action.close")}
          </Button>
          {isOpen && (
            <Button
              size="large"
              variant="primary"
              isLoading={isOnItsWay("request")}
              disabled={isAnew || !edit || editChanges(edit).length === 0 || wrong.size > 0}
              onClick={() => void request()}
            >
              {translate("order-edits.actions.request")}
            </Button>
          )}
        </>
      }
    >
      <div className="th-fields" ref={body} tabIndex={-1}>
        <Trouble editing={editing} onGoOn={() => void goOn()} />
        {!isOpen && status && (
          <Banner tone="caution" title={translate(`order-edits.status.${status}`)}>
            {translate("order-edits.closedText")}
          </Banner>
        )}
        {edit && isOpen && edit.created_by !== user.id && (
          <Banner tone="info">{translate("order-edits.sharedText", beginning)}</Banner>
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
        <ul className="th-pick">
          {editLines(order, edit).map((line) => (
            <OrderEditLine
              key={line.key}
              line={line}
              count={countOf(line)}
              currencyCode={order.currency_code}
              isDisabled={!isOpen || isAnew}
              onCount={(quantity) => count(line, quantity)}
              onDeed={(deed) => doWith(line, deed)}
            />
          ))}
        </ul>
        <OrderEditTotals order={order} edit={edit} isBusy={!isIdle} />
        <TextArea
          label={translate("order-edits.note")}
          hint={translate("order-edits.noteHint")}
          rows={2}
          value={note}
          disabled={!isOpen}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
          onChoose={add}
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
