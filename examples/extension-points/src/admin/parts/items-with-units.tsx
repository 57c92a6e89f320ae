import type { SectionProps, WrapperProps } from "@tillhouse/extension-sdk";
import { useHost } from "@tillhouse/extension-sdk";
import { Section } from "@tillhouse/extension-sdk/ui";

/** Around the admin's own section: what stood there is shown again, with a line below it. */
export default function ItemsWithUnits({ record: order, Original }: SectionProps<"orders"> & WrapperProps) {
  const { translate } = useHost();
  const units = (order.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Original />
      <Section title={translate("care.toMend")}>
        <p>{translate("care.units", { count: units })}</p>
      </Section>
    </>
  );
}
