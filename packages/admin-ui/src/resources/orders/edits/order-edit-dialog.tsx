import { formatDate, type RecordOf, useHost, useUserNames } from "@tillhouse/extension-sdk";
import { AddVariants, lineName, VariantPicker } from "@tillhouse/extension-sdk/commerce";
import { TaskQueueError } from "@tillhouse/extension-sdk/kit";
import {
  Banner,
  Button,
  ConfirmDialog,
  FullScreenDialog,
  Skeleton,
  TextArea,
} from "@tillhouse/extension-sdk/ui";
import { useEffect, useRef, useState } from "react";
import { type LineAction, OrderEditLine } from "./order-edit-lines";
import { type Edit, type EditLine, editChanges, editLines, editStatus, type Order } from "./order-edit-state";
import { type EditStep, stepsAnew, stepsToRemove } from "./order-edit-steps";
import { OrderEditTotals } from "./order-edit-totals";
import { useOrderEdit } from "./use-order-edit";

/** Who has begun an edit, and when, in a sentence. */
function Beginning({ of: edit, says }: { of: Edit; says: "otherText" | "sharedText" }) {
  const { translate, locale, timeZone } = useHost();
  const nameOfStaff = useUserNames([edit.created_by]);
  const style = says === "otherText" ? "time" : "list";
  return translate(`order-edits.${says}`, {
    name: nameOfStaff(edit.created_by) ?? translate("order-edits.somebody"),
    time: formatDate(edit.created_at, { style, locale, timeZone }),
  });
}

export interface OrderEditDialogProps {
  order: Order;
  /** Of the edit that is gone on with; a new one begins with the first change. The dialog keeps to the first that it gets. */
  id: string | undefined;
  /** Another edit is made now, or none any more. */
  onEdit(edit: Edit | undefined): void;
  onClose(): void;
}

/** Edits the items of an order: each change is in the store at once, and its totals are the store's. */
export default function OrderEditDialog({ order, id, onEdit, onClose }: OrderEditDialogProps) {
  const { translate, notify, user } = useHost();
  const editing = useOrderEdit(order, id, {
    onEdit,
    onEnd: (how) => {
      notify.success(translate(`order-edits.done.${how}`), `#${order.display_id}`);
      onClose();
    },
  });
  const { edit, pending, enqueue } = editing;
  /** Something else is chosen instead of it. */
  const [replaced, setReplaced] = useState<EditLine>();
  /** What ends it, once it is wanted for sure. */
  const [asked, setAsked] = useState<"discard" | "confirm">();
  const [typed, setTyped] = useState<string>();
  /** Keys of the lines where what was typed is no quantity: it stays to be seen. */
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());

  // What had the focus may be gone: the keyboard goes on at the line that was touched, else at the head of the dialog.
  const body = useRef<HTMLDivElement>(null);
  const touched = useRef<string>(undefined);
  const isIdle = pending.length === 0;
  useEffect(() => {
    if (!isIdle || touched.current === undefined) return;
    const line = body.current?.querySelector<HTMLElement>(`[data-line="${touched.current}"] button:enabled`);
    if (document.activeElement?.matches("body, [role=dialog]")) (line ?? body.current)?.focus();
    touched.current = undefined;
  }, [isIdle]);

  const takes = (wanted: EditStep["take"]) => pending.some(({ take }) => take === wanted);
  // It ends for good, or is begun anew.
  const isEnding = takes("request") || takes("confirm") || takes("discard");
  const status = edit && editStatus(edit);
  const isOpen = edit ? status === "created" : editing.isReady;
  const kept = edit?.internal_note ?? "";
  const note = typed ?? kept;
  const noteSteps: EditStep[] = edit && isOpen && note !== kept ? [{ take: "note", note }] : [];
  const countOf = ({ key }: EditLine) =>
    wrong.has(key)
      ? Number.NaN
      : pending.flatMap((step) => (step.take === "count" && step.key === key ? step.quantity : [])).at(-1);

  const count = ({ key, item, minimum }: EditLine, quantity: number) => {
    const others = [...wrong].filter((other) => other !== key);
    const isRight = quantity >= minimum;
    setWrong(new Set(isRight ? others : [...others, key]));
    if (isRight) void enqueue([{ take: "count", key, title: lineName(item), quantity }]);
  };
  const doWith = (line: EditLine, action: LineAction) => {
    const { key, item } = line;
    const title = lineName(item);
    touched.current = key;
    if (action === "replace") setReplaced(line);
    else if (action === "remove") void enqueue(stepsToRemove(edit, { key, title }));
    // The store does not put back a line at its own price: the edit is begun anew.
    else if (action === "putBack") void enqueue(edit ? stepsAnew(edit, key) : []);
    else void enqueue([{ take: "add", variantId: item.variant_id ?? "", title, quantity: 1 }]);
  };
  const add = (variants: readonly RecordOf<"variants">[]) => {
    setReplaced(undefined);
    const steps = variants.map(
      (variant): EditStep => ({
        take: "add",
        variantId: variant.id,
        title: lineName({ title: variant.product?.title ?? "", variant }),
        quantity: replaced?.item.quantity ?? 1,
      }),
    );
    const taken = replaced && { key: replaced.key, title: lineName(replaced.item) };
    void enqueue([...steps, ...(taken ? stepsToRemove(edit, taken) : [])]);
  };
  const leave = async () => {
    if (await enqueue(noteSteps)) onClose();
  };
  const end = async () => {
    setAsked(undefined);
    if (asked === "confirm") void enqueue([...noteSteps, { take: "confirm" }]);
    else if (edit === undefined || (await enqueue([{ take: "discard" }]))) onClose();
  };
  const cannotEnd = isEnding || !edit || editChanges(edit).length === 0 || wrong.size > 0;
  // Beside what could not be changed nothing says that every change is saved.
  const saved = isIdle ? edit && !editing.failure && "saved" : "saving";
  const told = wrong.size > 0 ? "wrongQuantity" : isOpen && saved;

  return (
    <FullScreenDialog
      isOpen
      title={translate("order-edits.dialogTitle", { title: `#${order.display_id}` })}
      isBusy={isEnding}
      onClose={() => void leave()}
      footerNote={told && translate(`order-edits.${told}`)}
      footer={
        <>
          <Button size="large" disabled={isEnding} onClick={() => void leave()}>
            {translate(edit && isOpen ? "order-edits.leave" : "action.close")}
          </Button>
          {isOpen &&
            (["confirm", "request"] as const).map((take) => (
              <Button
                key={take}
                size="large"
                variant={take === "request" ? "primary" : "secondary"}
                isLoading={takes(take)}
                disabled={cannotEnd}
                onClick={() => (take === "confirm" ? setAsked(take) : enqueue([...noteSteps, { take }]))}
              >
                {translate(`order-edits.ends.${take}`)}
              </Button>
            ))}
        </>
      }
    >
      <div className="th-fields" ref={body} tabIndex={-1}>
        <TaskQueueError
          steps={editing}
          say={(step, fate) =>
            translate(`order-edits.${fate}.${step.take}`, { title: "title" in step ? step.title : "" })
          }
          why={editing.failure?.error.code === "not-found" ? translate("order-edits.gone") : undefined}
          instead={
            editing.other && {
              title: translate("order-edits.otherTitle"),
              text: <Beginning of={editing.other} says="otherText" />,
              goOnLabel: translate("order-edits.goOnThere"),
            }
          }
        />
        {!editing.isReady && !isIdle && <Skeleton width="60%" />}
        {editing.isReady && (
          <>
            {!isOpen && status && (
              <Banner tone="caution" title={translate(`order-edits.status.${status}`)}>
                {translate("order-edits.closedText")}
              </Banner>
            )}
            {edit && isOpen && edit.created_by !== user.id && (
              <Banner tone="info">
                <Beginning of={edit} says="sharedText" />
              </Banner>
            )}
            {isOpen && (
              <div className="th-row th-row--wrap">
                <AddVariants pricing={isEnding ? undefined : order} onChoose={add} />
                {edit && (
                  <Button variant="ghost" disabled={!isIdle} onClick={() => setAsked("discard")}>
                    {translate("order-edits.actions.discard")}…
                  </Button>
                )}
              </div>
            )}
            <ul className="th-line-items">
              {editLines(order, edit).map((line) => (
                <OrderEditLine
                  key={line.key}
                  line={line}
                  count={countOf(line)}
                  currencyCode={order.currency_code}
                  isDisabled={!isOpen || isEnding}
                  onCount={(quantity) => count(line, quantity)}
                  onAction={(action) => doWith(line, action)}
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
              onBlur={() => void enqueue(noteSteps)}
            />
          </>
        )}
      </div>
      {replaced && (
        <VariantPicker
          title={translate("order-edits.replaceTitle")}
          subtitle={lineName(replaced.item)}
          isSingle
          pricing={order}
          onClose={() => setReplaced(undefined)}
          onChoose={add}
        />
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          tone={asked === "discard" ? "danger" : "default"}
          title={translate(`order-edits.${asked}Title`)}
          description={translate(`order-edits.actionTexts.${asked}`)}
          confirmLabel={translate(`order-edits.actions.${asked}`)}
          cancelLabel={translate(`order-edits.actionKeeps.${asked}`)}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void end()}
        />
      )}
    </FullScreenDialog>
  );
}
