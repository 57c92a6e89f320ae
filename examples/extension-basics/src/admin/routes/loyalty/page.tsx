import { type RouteConfig, useDebouncedValue, useHost, useRecords } from "@tillhouse/extension-sdk";
import {
  Button,
  EmptyState,
  ErrorState,
  Page,
  PageHeader,
  SearchInput,
  Table,
  TableLink,
  TableRow,
} from "@tillhouse/extension-sdk/ui";
import { HeartHandshake } from "lucide-react";
import { useState } from "react";

export const config: RouteConfig = { link: { label: "Loyalty", icon: HeartHandshake } };

const pageSize = 20;

/** The customers and how often they came back. */
export default function LoyaltyPage() {
  const { href } = useHost();
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim(), 300);
  const { records, count, isLoading, error, refetch } = useRecords("customers", {
    limit: pageSize,
    expand: "orders",
    ...(search === "" ? {} : { q: search }),
  });

  if (error !== null) {
    return (
      <Page>
        <PageHeader title="Loyalty" isList />
        <ErrorState
          title="Customers could not be loaded"
          description={error.message}
          actions={<Button onClick={() => refetch()}>Try again</Button>}
        />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title="Loyalty"
        isList
        meta={[!isLoading && `${records.length} of ${count} customers`]}
        actions={
          <SearchInput
            label="Search customers"
            placeholder="Name or email"
            value={typed}
            onChange={setTyped}
          />
        }
      />
      {!isLoading && records.length === 0 ? (
        <EmptyState
          icon={<HeartHandshake className="th-icon th-icon--large" />}
          title={search === "" ? "No customers yet" : "Nobody found"}
          description="People appear here with their first order or account."
        />
      ) : (
        <Table label="Customers and their orders" isFlow isBusy={isLoading}>
          <thead>
            <tr>
              <th>Customer</th>
              <th>Account</th>
              <th className="th-numeric">Orders</th>
            </tr>
          </thead>
          <tbody>
            {records.map((customer) => (
              <TableRow key={customer.id}>
                <td data-area="a1" className="th-grow">
                  <TableLink to={href("customers", customer.id)}>{customer.email}</TableLink>
                </td>
                <td data-area="b1">{customer.has_account ? "Member" : "Guest"}</td>
                <td data-area="a3" className="th-numeric">
                  {customer.orders?.length ?? 0}
                </td>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </Page>
  );
}
