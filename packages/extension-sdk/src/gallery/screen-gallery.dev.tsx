import { CreditCard, Package, X } from "lucide-react";
import { Button } from "../ui/controls/button";
import { Checkbox } from "../ui/controls/checkbox";
import { SearchInput } from "../ui/controls/search-input";
import { ActionBar, ActionBarDivider } from "../ui/layout/action-bar";
import { Page, PageHeader } from "../ui/layout/page";
import { Pagination } from "../ui/layout/pagination";
import { SortButton, Table, TableLink, TableRow } from "../ui/layout/table";
import { Tabs } from "../ui/layout/tabs";
import { AddFilterChip, Chip } from "../ui/text/chip";
import { DateTime } from "../ui/text/date-time";
import { Money } from "../ui/text/money";
import { Status } from "../ui/text/status";
import { FormPage } from "./examples/page-form.dev";
import { RecordDetail } from "./record-gallery.dev";
import { Board, Specimen } from "./specimen.dev";

const nothing = () => undefined;
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
      <PageHeader
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
          <AddFilterChip>Filter</AddFilterChip>
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
                  <span className="th-truncate">{name}</span>
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
      <ActionBar label="Actions for 3 selected orders" text="3 selected">
        <ActionBarDivider />
        <Button variant="ghost" icon={<CreditCard className="th-icon" aria-hidden="true" />}>
          Capture
        </Button>
        <Button variant="ghost" icon={<Package className="th-icon" aria-hidden="true" />}>
          Fulfil
        </Button>
        <ActionBarDivider />
        <Button
          variant="quiet"
          iconOnly
          label="Clear selection"
          icon={<X className="th-icon" aria-hidden="true" />}
        />
      </ActionBar>
      <Pagination
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

/** A list, a form and a detail page, as the screens and authors put the parts together. */
export function ScreenGallery() {
  return (
    <Board>
      <Specimen title="A list" span={12} isScreen>
        <Page>
          <List />
        </Page>
      </Specimen>
      <Specimen title="A page with a form" span={12} isScreen>
        <FormPage />
      </Specimen>
      <Specimen title="A record" span={12} isScreen>
        <Page>
          <RecordDetail />
        </Page>
      </Specimen>
    </Board>
  );
}
