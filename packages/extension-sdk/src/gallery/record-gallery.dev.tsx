import { ChevronDown, ChevronUp, Ellipsis, Truck, Undo2 } from "lucide-react";
import { Button } from "../ui/controls/button";
import { ActionBar, ActionBarDivider } from "../ui/layout/action-bar";
import { Description, DescriptionList } from "../ui/layout/description-list";
import { MediaObject } from "../ui/layout/media-object";
import { PageHeader, TwoColumnLayout } from "../ui/layout/page";
import { Section } from "../ui/layout/section";
import { LineList, StackedList, StackedListItem } from "../ui/layout/stacked-list";
import { Table, TableRow } from "../ui/layout/table";
import { Avatar } from "../ui/text/avatar";
import { CopyableText } from "../ui/text/copyable-text";
import { JsonView } from "../ui/text/json-view";
import { Money } from "../ui/text/money";
import { Status } from "../ui/text/status";
import { Thumbnail } from "../ui/text/thumbnail";

const ellipsis = <Ellipsis className="th-icon" aria-hidden="true" />;
const paid = (
  <Status tone="positive" shape="done">
    Paid
  </Status>
);
const open = (
  <Status tone="caution" shape="ring">
    Not fulfilled
  </Status>
);
function SideColumn() {
  return (
    <>
      <Section
        title="Customer"
        end={<Button variant="ghost" size="small" iconOnly label="Customer actions" icon={ellipsis} />}
      >
        <MediaObject
          thumbnail={<Avatar name="Bo Hansen" />}
          name="Bo Hansen"
          details="Malmö, Sweden"
          to="/"
        />
        <div style={{ blockSize: 12 }} />
        <DescriptionList>
          <Description label="Email">
            <CopyableText value="bo.hansen@example.com" label="Email" />
          </Description>
          <Description label="Phone" />
        </DescriptionList>
      </Section>
      <Section title="Restock alerts" tag="Extension">
        <p className="th-muted">14 customers wait for XL / Black.</p>
      </Section>
    </>
  );
}

function OrderItems() {
  return (
    <Section title="Items" status={open} end={<Button>Edit order</Button>}>
      <Table label="Items" isInset hasMedia isOrder>
        <thead>
          <tr>
            <th>Item</th>
            <th>Fulfilment</th>
            <th className="th-numeric">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="th-grow" data-area="item">
              <MediaObject
                thumbnail={<Thumbnail alt="" hue={235} />}
                name="Canyon Tarp"
                details="Black · TENT-46-BL"
                to="/"
              />
            </td>
            <td data-area="state">{paid}</td>
            <td className="th-numeric" data-area="sum">
              <Money amount={73000} currencyCode="dkk" locale="en" />
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td className="th-wide-only" />
            <th scope="row" data-area="item">
              Subtotal
            </th>
            <td className="th-numeric" data-area="sum">
              <Money amount={277800} currencyCode="dkk" locale="en" />
            </td>
          </tr>
          <TableRow isTotal>
            <td className="th-wide-only" />
            <th scope="row" data-area="item">
              Total
            </th>
            <td className="th-numeric" data-area="sum">
              <Money amount={257675} currencyCode="dkk" locale="en" />
            </td>
          </TableRow>
        </tfoot>
      </Table>
    </Section>
  );
}

/** A record, as the screens put the parts together. */
export function RecordDetail() {
  return (
    <>
      <PageHeader
        title="#1120"
        back={{ to: "/", label: "Orders" }}
        badges={
          <Status tone="info" shape="half" isBadge>
            Partly shipped
          </Status>
        }
        meta={["19 Nov 2026, 18:04", "Online store", null, "6 items"]}
        actions={
          <>
            <Button variant="primary">Create fulfilment</Button>
            <Button variant="ghost" iconOnly label="More" icon={ellipsis} />
          </>
        }
        end={
          <>
            24 of 143
            <span className="th-button-pair">
              <Button size="small" iconOnly label="Previous" icon={<ChevronUp className="th-icon" />} />
              <Button size="small" iconOnly label="Next" icon={<ChevronDown className="th-icon" />} />
            </span>
          </>
        }
      />
      <TwoColumnLayout side={<SideColumn />} sideLabel="About the order">
        <OrderItems />
        <Section title="Payment" status={paid} count={2} end={<Button>Refund</Button>}>
          <StackedList>
            <StackedListItem
              icon={<Undo2 className="th-icon th-icon--mirrored" />}
              title="Refund, reason discount"
              meta={["20 Nov, 08:31", "https://shop.example/repairs?id=01M7YGDD7E5GKS0S9E344YWBXQ01M7YGDD7E"]}
              end={<Money amount={-23000} currencyCode="dkk" locale="en" />}
            />
            <StackedListItem
              icon={<Truck className="th-icon" />}
              title="Fulfilment 2"
              status={open}
              hasActions
              end={<Button size="small">Mark shipped</Button>}
            >
              <LineList lines={[{ id: "1", quantity: 1, name: "Juniper Duffel, Black" }]} />
            </StackedListItem>
            <StackedListItem
              isTotal
              title="Net paid"
              end={<Money amount={234675} currencyCode="dkk" locale="en" />}
            />
          </StackedList>
        </Section>
        <Section title="Raw data" count="46 fields" isFolded>
          <JsonView value={{ id: "order_01", metadata: { season: "AW26" } }} />
        </Section>
      </TwoColumnLayout>
      <ActionBar isSave label="Unsaved changes" text="2 unsaved changes" note="Title, Collection">
        <ActionBarDivider />
        <Button variant="ghost">Discard</Button>
        <Button variant="solid">Save</Button>
      </ActionBar>
    </>
  );
}
