import { useHost } from "../resource/use-host";
import { KeyValueList } from "../ui/layout/key-value-list";
import { Section } from "../ui/layout/section";

/** A record whose metadata is shown. */
export interface MetadataSectionProps {
  /** Any record of the store. */
  record: {
    /** Its keys and values. Left out, `null` or empty: the section is not shown. */
    metadata?: Record<string, unknown> | null;
  };
}

/** Values that are no plain text are shown as JSON, so that nothing looks like what it is not. */
function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * The metadata of a record as key and value, read-only; nothing where there is none. It fits any record that has
 * metadata, so a resource names it as the component of a section.
 *
 * @example { id: "metadata", place: "side", component: MetadataSection }
 */
export function MetadataSection({ record }: MetadataSectionProps) {
  const { translate } = useHost();
  const entries = Object.entries(record.metadata ?? {});
  if (entries.length === 0) return null;
  const title = translate("kit.metadata");
  return (
    <Section title={title}>
      <KeyValueList label={title} rows={entries.map(([key, value]) => ({ key, value: shown(value) }))} />
    </Section>
  );
}
