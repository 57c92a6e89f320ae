import { RotateCcw, Tags } from "lucide-react";
import { Button } from "../ui/controls/button";
import { Banner } from "../ui/feedback/banner";
import { EmptyState } from "../ui/feedback/empty-state";
import { ErrorState } from "../ui/feedback/error-state";
import { Skeleton } from "../ui/feedback/skeleton";
import { Spinner } from "../ui/feedback/spinner";
import { Disclosure } from "../ui/layout/disclosure";
import { KeyValueList } from "../ui/layout/key-value-list";
import { Steps } from "../ui/layout/steps";
import { Table } from "../ui/layout/table";
import { TotalRows, Totals } from "../ui/layout/totals";
import { Avatar } from "../ui/text/avatar";
import { AddFilterChip, Chip } from "../ui/text/chip";
import { CopyableText } from "../ui/text/copyable-text";
import { DateTime } from "../ui/text/date-time";
import { JsonView } from "../ui/text/json-view";
import { Kbd } from "../ui/text/kbd";
import { Money } from "../ui/text/money";
import { RequestId } from "../ui/text/request-id";
import { Status } from "../ui/text/status";
import { StatusIcon } from "../ui/text/status-icon";
import type { StatusShape, StatusTone } from "../ui/text/status-styles";
import { Tag } from "../ui/text/tag";
import { Thumbnail } from "../ui/text/thumbnail";
import { Board, Specimen, Stack } from "./specimen.dev";

const states: Array<[StatusTone, StatusShape, string]> = [
  ["info", "quarter", "Processing"],
  ["positive", "done", "Completed"],
  ["neutral", "square", "Archived"],
  ["neutral", "struck", "Cancelled"],
  ["negative", "alert", "Requires action"],
  ["neutral", "dashed-ring", "Not paid"],
  ["caution", "ring", "Authorised"],
  ["neutral", "back", "Partly refunded"],
  ["caution", "half", "Partly fulfilled"],
  ["info", "core", "Fulfilled"],
  ["info", "half", "Partly shipped"],
  ["negative", "struck", "Rejected"],
  ["info", "clock", "Scheduled"],
  ["caution", "wedge", "Low stock"],
];
const nothing = () => undefined;
const raw = {
  id: "order_01M7XFV88Y9HEFF7",
  display_id: 1120,
  no_notification: null,
  metadata: { season: "AW26", tags: ["sale", "autumn"], nested: { deep: true } },
  items: Array.from({ length: 120 }, (_, index) => ({ id: `item_${index}` })),
};

/** What is read: states, tags, money, banners, empty and error states. */
export function LayoutGallery() {
  return (
    <Board>
      <Specimen title="Status" span={8}>
        <Stack>
          <div className="th-row th-row--wrap" style={{ gap: "8px 16px" }}>
            {states.map(([tone, shape, word]) => (
              <Status key={word} tone={tone} shape={shape}>
                {word}
              </Status>
            ))}
          </div>
          <div className="th-row th-row--wrap">
            {states.map(([tone, shape, word]) => (
              <Status key={word} tone={tone} shape={shape} isBadge>
                {word}
              </Status>
            ))}
          </div>
        </Stack>
      </Specimen>
      <Specimen title="Chips, tags, keys" span={4}>
        <Stack>
          <div className="th-row th-row--wrap">
            <Chip label="Payment" value="Paid" onRemove={nothing} />
            <AddFilterChip>Filter</AddFilterChip>
          </div>
          <div className="th-row th-row--wrap">
            <Tag onRemove={nothing}>autumn</Tag>
            <Tag>Online store</Tag>
            <Tag isCode>SUMMER20</Tag>
          </div>
          <div className="th-row">
            <StatusIcon shape="half" />
            <Kbd keys="Ctrl K" />
            <Kbd keys={["G", "O"]} />
            <Avatar name="Ada Holm" />
            <Avatar name="bo.hansen@example.com" size="large" />
          </div>
        </Stack>
      </Specimen>
      <Specimen title="Spinner, thumbnail, steps" span={3}>
        <Stack>
          <div className="th-row" style={{ gap: 16 }}>
            <Spinner size="large" />
            <Spinner size="medium" />
            <Spinner />
          </div>
          <div className="gallery__filled">
            <Spinner size="large" tone="inverse" />
            <Spinner size="medium" tone="inverse" />
            <Spinner tone="inverse" />
          </div>
          <div className="th-row">
            <Thumbnail alt="" size="small" />
            <Thumbnail alt="" hue={262} />
            <Thumbnail alt="" size="large" src="broken.png" />
          </div>
          <Steps index={1} count={4} />
          <Skeleton width={120} />
        </Stack>
      </Specimen>
      <Specimen title="Money, date, copy" span={3}>
        <div style={{ display: "grid", justifyItems: "end", inlineSize: 140 }}>
          <Money amount={351880} currencyCode="dkk" locale="en" />
          <Money amount={103883} currencyCode="jpy" locale="en" />
          <Money amount={-23000} currencyCode="eur" locale="en" tone="muted" />
          <Money amount={0} currencyCode="eur" locale="en" showCode={false} />
          <Money amount={null} currencyCode="eur" />
        </div>
        <p>
          <DateTime value="2026-11-19T17:04:00Z" locale="en" timeZone="Europe/Copenhagen" />
        </p>
        <p>
          <DateTime value="2026-11-19T17:04:00Z" style="head" locale="en" timeZone="Europe/Copenhagen" />
        </p>
        <CopyableText value="bo.hansen@example.com" label="Email" />
        <br />
        <CopyableText value="pay_01M7XFV88Y9HEFF7" label="Payment id" isCode />
        <br />
        <RequestId id="req_7f1c" />
      </Specimen>
      <Specimen title="Banners" span={6}>
        <div style={{ display: "grid", gap: 12 }}>
          <Banner tone="caution">
            This payment was made by hand. Refund the customer outside Tillhouse too.
          </Banner>
          <Banner
            tone="negative"
            action={
              <a className="th-link" href="#level">
                Add level
              </a>
            }
          >
            Copenhagen warehouse has no stock level for Slate Fleece, S.
          </Banner>
          <Banner tone="info">Export is running. You can leave this page.</Banner>
          <Banner tone="positive" title="Connected">
            The store answers in 80 ms.
          </Banner>
        </div>
      </Specimen>
      <Specimen title="Empty" span={4}>
        <div className="gallery__panel">
          <EmptyState
            icon={<Tags className="th-icon th-icon--large" />}
            title="No price lists yet"
            description="A price list gives some customers other prices, for a time or for good."
            actions={
              <>
                <Button variant="primary">New price list</Button>
                <Button variant="ghost">Import</Button>
              </>
            }
          />
        </div>
      </Specimen>
      <Specimen title="Error" span={4}>
        <div className="gallery__panel">
          <ErrorState
            title="Orders could not be loaded"
            description="The store at store.example.com did not answer. Your filters are kept."
            actions={
              <>
                <Button icon={<RotateCcw className="th-icon" aria-hidden="true" />}>Try again</Button>
                <Button variant="ghost">Copy details</Button>
              </>
            }
            details="503 Service Unavailable"
          />
        </div>
      </Specimen>
      <Specimen title="Skeleton, same rows as the list" span={4}>
        <div className="gallery__panel">
          <Table label="Loading" isStill>
            <thead>
              <tr>
                <th>Order</th>
                <th>Customer</th>
                <th className="th-numeric">Total</th>
              </tr>
            </thead>
            <tbody>
              {[96, 120, 80, 132, 104].map((width) => (
                <tr key={width}>
                  <td>
                    <Skeleton width={40} />
                  </td>
                  <td className="th-grow">
                    <Skeleton width={width} />
                  </td>
                  <td className="th-numeric">
                    <Skeleton width={60} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </Specimen>
      <Specimen title="Totals, by themselves and below lines" span={4}>
        <div className="gallery__panel">
          <Totals
            label="Totals"
            heads={["Now", "After"]}
            rows={[
              { label: "Subtotal", amounts: [277800, 204800] },
              { label: "Shipping", amounts: [4900, undefined] },
              { label: "Total", amounts: [282700, 204800], isTotal: true },
            ]}
            currencyCode="dkk"
          />
          <Table label="Return" isInset isStill>
            <tbody>
              <tr>
                <td />
                <td className="th-grow">Canyon Tarp</td>
                <td className="th-numeric">
                  <Money amount={73000} currencyCode="dkk" locale="en" />
                </td>
              </tr>
            </tbody>
            <tfoot>
              <TotalRows
                rows={[{ label: "To refund", amounts: [73000], isTotal: true }]}
                currencyCode="dkk"
              />
            </tfoot>
          </Table>
        </div>
      </Specimen>
      <Specimen title="Pairs">
        <Stack>
          <KeyValueList
            label="Metadata"
            rows={[
              { key: "season", value: "AW26" },
              { key: "banner_id", value: "bn_01M7XG4" },
            ]}
            onRemove={nothing}
          />
          <KeyValueList label="Metadata" rows={[{ key: "care_label", value: "cl-117" }]} />
        </Stack>
      </Specimen>
      <Specimen title="JSON and fold">
        <JsonView value={raw} />
        <Disclosure title="Raw data" note="46 fields">
          <p className="th-muted">Drawn when it is opened.</p>
        </Disclosure>
      </Specimen>
    </Board>
  );
}
