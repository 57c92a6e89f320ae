import { Truck } from "lucide-react";
import { useState } from "react";
import {
  Button,
  Checkbox,
  Description,
  DescriptionList,
  Disclosure,
  KeyValueList,
  LineList,
  MediaObject,
  Money,
  Pagination,
  Section,
  SortButton,
  StackedList,
  StackedListItem,
  Status,
  Steps,
  Table,
  TableLink,
  TableRow,
  Tabs,
  Thumbnail,
  TotalRows,
  Totals,
} from "../../ui";

/** A titled part of a page, with its status and its buttons. */
export function SectionExample() {
  return (
    <Section
      title="Budget"
      status={
        <Status tone="positive" shape="done">
          Approved
        </Status>
      }
      end={<Button>Edit</Button>}
    >
      <p>1,200.00 EUR until 30 November</p>
    </Section>
  );
}

/** Raw data and other things that few people need start closed. */
export function SectionClosed() {
  return (
    <Section title="History" count="12 changes" isFolded>
      <p>Created on 2 March.</p>
    </Section>
  );
}

/** Labels and values of one record. A value that is missing is a dash. */
export function DescriptionListExample() {
  return (
    <DescriptionList>
      <Description label="Code">AUTUMN</Description>
      <Description label="Owner">Ada Holm</Description>
      <Description label="Ends" />
    </DescriptionList>
  );
}

/** Content that is drawn when it is first opened. */
export function DisclosureExample() {
  return (
    <Disclosure title="Advanced" note="3 settings">
      <p>Settings that few stores need.</p>
    </Disclosure>
  );
}

/** Pairs that somebody typed. */
export function KeyValueListExample() {
  return (
    <KeyValueList
      label="Parameters"
      rows={[
        { key: "utm_source", value: "newsletter" },
        { key: "utm_campaign", value: "autumn" },
      ]}
    />
  );
}

/** A thing or a person with a picture. */
export function MediaObjectExample() {
  return (
    <MediaObject
      thumbnail={<Thumbnail alt="" hue={235} />}
      name="Canyon Tarp"
      details={["Black", "TENT-46-BL"]}
      to="/a/products/prod_1"
    />
  );
}

/** Entries with a title, a status, facts and actions. */
export function StackedListExample() {
  return (
    <StackedList label="Deliveries">
      <StackedListItem
        icon={<Truck className="th-icon" />}
        title="Delivery 1"
        status={
          <Status tone="caution" shape="ring">
            Not sent
          </Status>
        }
        meta={["20 Nov, 08:31", "2 parcels"]}
        hasActions
        end={<Button size="small">Mark as sent</Button>}
      />
      <StackedListItem title="Delivery 2" end={<Money amount={4900} currencyCode="eur" />} />
    </StackedList>
  );
}

/** Items with quantities. A long list starts with its first eight. */
export function LineListExample() {
  return (
    <LineList
      lines={[
        { id: "1", quantity: 2, name: "Canyon Tarp" },
        { id: "2", quantity: 1, name: "Juniper Duffel", details: "Black" },
      ]}
    />
  );
}

/** Where somebody is in a sequence. */
export function StepsExample() {
  return <Steps index={1} count={4} />;
}

/** Each tab is a page of its own, with a path. */
export function TabsExample() {
  return (
    <Tabs
      label="Campaigns"
      items={[
        { id: "active", label: "Active", to: "/a/campaigns", count: 4, isCurrent: true },
        { id: "ended", label: "Ended", to: "/a/campaigns?ended", count: 31 },
      ]}
    />
  );
}

/** Amounts that add up. Several columns compare. */
export function TotalsExample() {
  return (
    <Totals
      label="Cost"
      heads={["Planned", "Spent"]}
      currencyCode="eur"
      rows={[
        { label: "Banners", amounts: [80_000, 74_500] },
        { label: "Emails", amounts: [40_000, undefined] },
        { label: "Total", amounts: [120_000, 74_500], isTotal: true },
      ]}
    />
  );
}

const campaigns = [
  { id: "camp_1", name: "Autumn layers", orders: 128, revenue: 1_204_000 },
  { id: "camp_2", name: "Sleep systems", orders: 42, revenue: 391_500 },
];

/** Rows that lead to a page, a heading that sorts, numbers at the end of their cells. */
export function TableExample() {
  const [isDescending, setIsDescending] = useState(true);
  const rows = isDescending ? campaigns : [...campaigns].reverse();
  return (
    <Table label="Campaigns">
      <thead>
        <tr>
          <th>Name</th>
          <th className="th-numeric" aria-sort={isDescending ? "descending" : "ascending"}>
            <SortButton
              label="Orders"
              direction={isDescending ? "descending" : "ascending"}
              onSort={() => setIsDescending(!isDescending)}
            />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, orders }) => (
          <TableRow key={id}>
            <td className="th-grow">
              <TableLink to={`/a/campaigns/${id}`}>{name}</TableLink>
            </td>
            <td className="th-numeric">{orders}</td>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** Rows that can be selected. */
export function TableRowSelected() {
  const [selected, setSelected] = useState<readonly string[]>(["camp_1"]);
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  return (
    <Table label="Campaigns">
      <tbody>
        {campaigns.map(({ id, name }) => (
          <TableRow key={id} hasPick isSelected={selected.includes(id)}>
            <td className="th-table__pick">
              <Checkbox isChecked={selected.includes(id)} onChange={() => toggle(id)} aria-label={name} />
            </td>
            <td className="th-grow">{name}</td>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** Totals below a table, in its last column. */
export function TotalRowsExample() {
  return (
    <Table label="Revenue" isInset isStill>
      <tbody>
        {campaigns.map(({ id, name, revenue }) => (
          <tr key={id}>
            <td className="th-grow">{name}</td>
            <td className="th-numeric">
              <Money amount={revenue} currencyCode="eur" />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <TotalRows
          span={2}
          currencyCode="eur"
          rows={[{ label: "Total", amounts: [1_595_500], isTotal: true }]}
        />
      </tfoot>
    </Table>
  );
}

/** The foot of a list that is read page by page. */
export function PaginationExample() {
  const [pageSize, setPageSize] = useState(20);
  return (
    <Pagination
      from={21}
      to={40}
      count={143}
      noun="campaigns"
      pageIndex={1}
      pageCount={8}
      hrefFor={(page) => `/a/campaigns?page=${page + 1}`}
      pageSize={pageSize}
      pageSizes={[20, 50]}
      onPageSize={setPageSize}
    />
  );
}
