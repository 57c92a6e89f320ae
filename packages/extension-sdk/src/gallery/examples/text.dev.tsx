import { useState } from "react";
import {
  AddFilterChip,
  Avatar,
  Chip,
  CopyableText,
  DateTime,
  InlineStack,
  JsonView,
  Kbd,
  Money,
  RequestId,
  Status,
  StatusIcon,
  Tag,
  Thumbnail,
} from "../../ui";

/** The tone says how it is, the shape how far. The word alone must be enough. */
export function StatusExample() {
  return (
    <InlineStack>
      <Status tone="positive" shape="done">
        Paid
      </Status>
      <Status tone="caution" shape="half">
        Partly sent
      </Status>
      <Status tone="negative" shape="alert">
        Failed
      </Status>
      <Status tone="neutral" shape="struck">
        Cancelled
      </Status>
    </InlineStack>
  );
}

/** In the head of a page. */
export function StatusBadge() {
  return (
    <Status tone="info" shape="clock" isBadge>
      Scheduled
    </Status>
  );
}

/** The shape alone, where the word stands beside it. */
export function StatusIconExample() {
  return (
    <InlineStack>
      <StatusIcon shape="half" /> Half done
    </InlineStack>
  );
}

/** A word that something is marked with. */
export function TagExample() {
  const [isThere, setIsThere] = useState(true);
  return (
    <InlineStack>
      <Tag>Online store</Tag>
      <Tag isCode>SUMMER20</Tag>
      {isThere && <Tag onRemove={() => setIsThere(false)}>autumn</Tag>}
    </InlineStack>
  );
}

/** A filter that is set, and the button that adds another one. */
export function ChipExample() {
  return (
    <InlineStack>
      <Chip label="Kind" value="Email" onRemove={() => undefined} />
      <AddFilterChip>Filter</AddFilterChip>
    </InlineStack>
  );
}

/** Amounts are integers in minor units: 120000 is 1,200.00 EUR, and 1200 is 1,200 JPY. */
export function MoneyExample() {
  return (
    <InlineStack>
      <Money amount={120_000} currencyCode="eur" />
      <Money amount={1200} currencyCode="jpy" />
    </InlineStack>
  );
}

/** A date in the language and the time zone of the person. */
export function DateTimeExample() {
  return <DateTime value="2026-11-19T17:04:00Z" />;
}

/** A person by their initials. */
export function AvatarExample() {
  return <Avatar name="Ada Holm" />;
}

/** A picture, or what stands in for one. */
export function ThumbnailExample() {
  return (
    <InlineStack>
      <Thumbnail alt="" size="small" />
      <Thumbnail alt="" hue={262} />
    </InlineStack>
  );
}

/** A value that is copied with one click. */
export function CopyableTextExample() {
  return <CopyableText value="AUTUMN-2026" label="Code" isCode />;
}

/** The number of a request, for whoever looks into the logs. */
export function RequestIdExample() {
  return <RequestId id="req_7f1c" />;
}

/** Keys to press. */
export function KbdExample() {
  return <Kbd keys={["G", "O"]} />;
}

/** Raw data that can be opened and closed. */
export function JsonViewExample() {
  return <JsonView label="Campaign" value={{ id: "camp_1", metadata: { season: "AW26" } }} />;
}
