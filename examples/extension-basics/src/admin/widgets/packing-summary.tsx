import { useHost, type WidgetConfig, type WidgetProps } from "@tillhouse/extension-sdk";
import { Description, DescriptionList, Section } from "@tillhouse/extension-sdk/ui";
import { readPackingNote } from "../packing/packing-note";
import { summarizePacking } from "../packing/summarize-packing";

export const config: WidgetConfig = { zone: "order.details.after" };

/** What the person at the packing table wants to know of an order. */
export default function PackingSummary({ order }: WidgetProps<"order.details.after">) {
  const { units, grams, unweighed, country, giftNote } = summarizePacking(order);
  const note = readPackingNote(useHost().store);
  const weight = grams === 0 ? undefined : `${(grams / 1000).toFixed(2)} kg`;
  return (
    <Section title="Packing" tag="Example">
      <DescriptionList>
        <Description label="Units">{units}</Description>
        <Description label="Weight">
          {weight}
          {weight !== undefined && unweighed > 0 && ` and ${unweighed} without a weight`}
        </Description>
        <Description label="Ships to">{country}</Description>
        <Description label="Gift note">{giftNote}</Description>
        {note !== "" && <Description label="For every order">{note}</Description>}
      </DescriptionList>
    </Section>
  );
}
