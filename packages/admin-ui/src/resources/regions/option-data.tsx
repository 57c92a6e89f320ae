import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { JsonView, Section } from "@tillhouse/extension-sdk/ui";

/** What the provider wants to know of the option, as it said so itself. */
export default function OptionData({ record }: SectionProps<"shipping-options">) {
  const { translate } = useHost();
  return (
    <Section title={translate("shipping-options.sections.data")}>
      <JsonView value={record.data} />
    </Section>
  );
}
