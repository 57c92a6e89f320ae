import { describeError, formatDate, useHost } from "@tillhouse/extension-sdk";
import { Banner, Button } from "@tillhouse/extension-sdk/ui";
import type { EditStep } from "./order-edit-steps";
import type { OrderEditing } from "./use-order-edit";
import { useUserName } from "./use-user-name";

/** Props of {@link OrderEditTrouble}. */
export interface OrderEditTroubleProps {
  editing: OrderEditing;
  /** Goes on with what is left. */
  onGoOn(): void;
}

/** What failed, what is done already, what is left, and how it goes on. */
export function OrderEditTrouble({ editing, onGoOn }: OrderEditTroubleProps) {
  const { translate, locale, timeZone } = useHost();
  const { trouble } = editing;
  const nameOf = useUserName(trouble?.other ? [trouble.other.created_by] : []);
  if (trouble === undefined) return null;
  const { error, left, done, other } = trouble;
  const [failed, ...waiting] = left;
  const say = (step: EditStep, tense: "done" | "failed" | "left") =>
    translate(`order-edits.${tense}.${step.take}`, { title: "title" in step ? step.title : "" });
  const buttons = (
    <div className="th-row th-row--wrap">
      <Button size="small" onClick={onGoOn}>
        {translate(other ? "order-edits.goOnThere" : "action.retry")}
      </Button>
      <Button size="small" variant="ghost" onClick={editing.giveUp}>
        {translate("action.keep")}
      </Button>
    </div>
  );
  if (other)
    return (
      <Banner tone="caution" title={translate("order-edits.otherTitle")}>
        <p>
          {translate("order-edits.otherText", {
            name: nameOf(other.created_by),
            time: formatDate(other.created_at, { style: "time", locale, timeZone }),
          })}
        </p>
        {buttons}
      </Banner>
    );
  return (
    <Banner tone="negative" title={failed ? say(failed, "failed") : translate("order-edits.failed.note")}>
      <p>
        {error.code === "not-found" ? translate("order-edits.gone") : describeError(error, translate)}{" "}
        {done.map((step) => say(step, "done")).join(" ")} {waiting.map((step) => say(step, "left")).join(" ")}
      </p>
      {buttons}
    </Banner>
  );
}
