import { useState } from "react";
import {
  Button,
  EmptyState,
  LinkButton,
  Money,
  Page,
  PageHeader,
  SearchInput,
  Section,
  Status,
  Table,
  TableLink,
  TableRow,
} from "../../ui";

const campaigns = [
  { id: "camp_1", name: "Autumn layers", isActive: true, spent: 92_000 },
  { id: "camp_2", name: "Sleep systems", isActive: true, spent: 39_150 },
  { id: "camp_3", name: "Winter sale", isActive: false, spent: 210_400 },
];

/** A list of your own. A resource makes one by itself, with filters, pages and saved views. */
export function ListPage() {
  const [query, setQuery] = useState("");
  const found = campaigns.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <Page>
      <PageHeader
        title="Campaigns"
        actions={
          <LinkButton to="/a/campaigns/new" variant="primary">
            New campaign
          </LinkButton>
        }
      />
      <Section
        title="All campaigns"
        count={found.length}
        end={<SearchInput label="Search campaigns" placeholder="Name" value={query} onChange={setQuery} />}
      >
        {found.length === 0 ? (
          <EmptyState
            title="No campaigns found"
            description={`Nothing is called “${query}”.`}
            actions={<Button onClick={() => setQuery("")}>Clear search</Button>}
          />
        ) : (
          <Table label="Campaigns" isInset>
            <thead>
              <tr>
                <th>Name</th>
                <th>Status</th>
                <th className="th-numeric">Spent</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ id, name, isActive, spent }) => (
                <TableRow key={id}>
                  <td className="th-grow">
                    <TableLink to={`/a/campaigns/${id}`}>{name}</TableLink>
                  </td>
                  <td>
                    <Status tone={isActive ? "positive" : "neutral"} shape={isActive ? "done" : "square"}>
                      {isActive ? "Active" : "Ended"}
                    </Status>
                  </td>
                  <td className="th-numeric">
                    <Money amount={spent} currencyCode="eur" />
                  </td>
                </TableRow>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
    </Page>
  );
}
