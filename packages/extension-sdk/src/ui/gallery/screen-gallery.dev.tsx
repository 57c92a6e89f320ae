import { ChevronDown, ChevronUp, CreditCard, Ellipsis, Package, Truck, Undo2, X } from "lucide-react";
import { Avatar } from "../avatar";
import { Button } from "../button";
import { Checkbox } from "../checkbox";
import { AddChip, Chip } from "../chip";
import { Copyable } from "../copyable";
import { DateTime } from "../date-time";
import { Dock, DockRule } from "../dock";
import { Fact, Facts } from "../facts";
import { Item } from "../item";
import { JsonView } from "../json-view";
import { Ledger, LedgerRow, Lines } from "../ledger";
import { Money } from "../money";
import { Detail, Page, PageHead } from "../page";
import { Pager } from "../pager";
import { SearchInput } from "../search-input";
import { Section } from "../section";
import { Status } from "../status";
import { SortButton, Table, TableLink, TableRow } from "../table";
import { Tabs } from "../tabs";
import { Thumbnail } from "../thumbnail";

const nothing = () => undefined;
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
const orders = ["Tara Okafor", "Ben Petersen", "Carla Okafor-Lind with a name that never ends"];

function List() {
  return (
    <>
      <PageHead
        isList
        title="Orders"
        actions={
          <>
            <Button>Export</Button>
            <Button variant="primary">Create order</Button>
          </>
        }
      />
      <Tabs
        label="Saved views"
        items={[
          { id: "all", label: "All", to: "/", count: "1,284" },
          { id: "days", label: "Last 30 days", to: "/", count: 143, isCurrent: true },
          { id: "fulfil", label: "To fulfil", to: "/", count: 18 },
        ]}
      />
      <div className="th-filters">
        <SearchInput
          className="th-wide-only"
          value=""
          onChange={nothing}
          label="Search orders"
          placeholder="Number, name or e-mail"
        />
        <div className="th-filters__chips">
          <Chip label="Placed" value="in the last 30 days" onRemove={nothing} />
          <Chip label="Region" value="Nordics, Europe, Japan" onRemove={nothing} />
          <AddChip>Filter</AddChip>
        </div>
      </div>
      <div className="th-list">
        <Table label="Orders, last 30 days" isFlow>
          <thead>
            <tr>
              <th className="th-table__pick">
                <Checkbox isChecked="mixed" onChange={nothing} aria-label="Select all" />
              </th>
              <th aria-sort="none">
                <SortButton label="Order" direction="none" onSort={nothing} />
              </th>
              <th aria-sort="descending">
                <SortButton label="Placed" direction="descending" onSort={nothing} />
              </th>
              <th>Customer</th>
              <th>Payment</th>
              <th>Fulfilment</th>
              <th className="th-numeric">Total</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((name, index) => (
              <TableRow key={name} hasPick isSelected={index === 0}>
                <td className="th-table__pick" data-area="pick">
                  <Checkbox isChecked={index === 0} onChange={nothing} aria-label={name} />
                </td>
                <td data-area="a1">
                  <TableLink to="/">#{1123 - index}</TableLink>
                </td>
                <td data-area="b3">
                  <DateTime value="2025-11-19T17:04:00Z" locale="en" />
                </td>
                <td className="th-grow" data-area="a2">
                  <span className="th-clip">{name}</span>
                </td>
                <td data-area="b1">{paid}</td>
                <td data-area="b2">{open}</td>
                <td className="th-numeric" data-area="a3">
                  <Money amount={351880} currencyCode={index ? "dkk" : "jpy"} locale="en" />
                </td>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
      <Dock label="Actions for 3 selected orders" text="3 selected">
        <DockRule />
        <Button variant="ghost" icon={<CreditCard className="th-icon" aria-hidden="true" />}>
          Capture
        </Button>
        <Button variant="ghost" icon={<Package className="th-icon" aria-hidden="true" />}>
          Fulfil
        </Button>
        <DockRule />
        <Button
          variant="quiet"
          iconOnly
          label="Clear selection"
          icon={<X className="th-icon" aria-hidden="true" />}
        />
      </Dock>
      <Pager
        from={21}
        to={40}
        count={143}
        noun="orders"
        pageIndex={1}
        pageCount={8}
        hrefFor={(page) => `?page=${page}`}
        pageSize={20}
        pageSizes={[20, 50, 100]}
        onPageSize={nothing}
      />
    </>
  );
}

function SideColumn() {
  return (
    <>
      <Section
        title="Customer"
        end={<Button variant="ghost" size="small" iconOnly label="Customer actions" icon={ellipsis} />}
      >
        <Item thumbnail={<Avatar name="Bo Hansen" />} name="Bo Hansen" details="Malmö, Sweden" to="/" />
        <div style={{ blockSize: 12 }} />
        <Facts>
          <Fact label="E-mail">
            <Copyable value="bo.hansen@example.com" label="E-mail" />
          </Fact>
          <Fact label="Phone" />
        </Facts>
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
              <Item
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

function RecordDetail() {
  return (
    <>
      <PageHead
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
      <Detail side={<SideColumn />} sideLabel="About the order">
        <OrderItems />
        <Section title="Payment" status={paid} count={2} end={<Button>Refund</Button>}>
          <Ledger>
            <LedgerRow
              icon={<Undo2 className="th-icon th-icon--turn" />}
              title="Refund, reason discount"
              meta={["20 Nov, 08:31", "Zip repaired by the customer"]}
              end={<Money amount={-23000} currencyCode="dkk" locale="en" />}
            />
            <LedgerRow
              icon={<Truck className="th-icon" />}
              title="Fulfilment 2"
              status={open}
              hasActions
              end={<Button size="small">Mark shipped</Button>}
            >
              <Lines lines={[{ id: "1", quantity: 1, name: "Juniper Duffel, Black" }]} />
            </LedgerRow>
            <LedgerRow
              isTotal
              title="Net paid"
              end={<Money amount={234675} currencyCode="dkk" locale="en" />}
            />
          </Ledger>
        </Section>
        <Section title="Raw data" count="46 fields" isFolded>
          <JsonView value={{ id: "order_01", metadata: { season: "AW26" } }} />
        </Section>
      </Detail>
      <Dock isSave label="Unsaved changes" text="2 unsaved changes" note="Title, Collection">
        <DockRule />
        <Button variant="ghost">Discard</Button>
        <Button variant="solid">Save</Button>
      </Dock>
    </>
  );
}

/** A list and a detail page, as the screens put the parts together. */
export function ScreenGallery() {
  return (
    <div style={{ background: "var(--th-surface)" }}>
      <Page>
        <List />
        <RecordDetail />
      </Page>
    </div>
  );
}
