import { useHost } from "@tillhouse/extension-sdk";
import { JsonView, Section } from "@tillhouse/extension-sdk/ui";

export interface RawSectionProps {
  record: object;
}

/** Keys whose values are not for every eye. */
const secret = /token|password|secret|api_key/i;

function masked(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, masked(item, name)]));
  return secret.test(key) && typeof value === "string" && value !== "" ? "••••••" : value;
}

/** The record as the store answered it, when asked for. Secrets stay masked. */
export function RawSection({ record }: RawSectionProps) {
  const { translate } = useHost();
  return (
    <Section
      title={translate("detail.raw")}
      count={translate("detail.rawFields", { count: Object.keys(record).length })}
      isFolded
    >
      <Raw record={record} />
    </Section>
  );
}

/** Drawn once somebody opens it; until then nothing is looked through for secrets either. */
function Raw({ record }: RawSectionProps) {
  return <JsonView value={masked(record)} />;
}
