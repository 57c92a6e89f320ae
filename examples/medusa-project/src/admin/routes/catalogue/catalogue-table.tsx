import type { Product } from "@medusajs/medusa";
import { Container, Heading, Table } from "@medusajs/ui";
import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  type SortingState,
  useReactTable,
} from "@tanstack/react-table";
import { useAdminProducts } from "medusa-react";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";

const columnHelper = createColumnHelper<Product>();

const CatalogueTable = () => {
  const [sorting, setSorting] = useState<SortingState>([]);
  const { products, isLoading } = useAdminProducts({ limit: 10, fields: "id,title,handle,status" });

  const columns = useMemo(
    () => [
      columnHelper.accessor("title", {
        header: "Title",
        cell: ({ row, getValue }) => <Link to={`/a/products/${row.original.id}`}>{getValue()}</Link>,
      }),
      columnHelper.accessor("status", { header: "Status" }),
      columnHelper.display({
        id: "sheet",
        header: "Sheet",
        cell: ({ row }) => <Link to={`/a/catalogue/sheets/${row.original.handle}`}>Print sheet</Link>,
      }),
    ],
    [],
  );

  const table = useReactTable({
    data: (products ?? []) as Product[],
    columns,
    state: { sorting },
    onSortingChange: setSorting,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });

  return (
    <Container className="overflow-hidden p-0">
      <div className="px-8 py-6">
        <Heading>Catalogue</Heading>
      </div>
      {isLoading ? null : (
        <Table>
          <Table.Header>
            {table.getHeaderGroups().map((group) => (
              <Table.Row key={group.id}>
                {group.headers.map((header) => (
                  <Table.HeaderCell key={header.id}>
                    {header.column.getCanSort() ? (
                      <button type="button" onClick={header.column.getToggleSortingHandler()}>
                        {flexRender(header.column.columnDef.header, header.getContext())}
                      </button>
                    ) : (
                      flexRender(header.column.columnDef.header, header.getContext())
                    )}
                  </Table.HeaderCell>
                ))}
              </Table.Row>
            ))}
          </Table.Header>
          <Table.Body>
            {table.getRowModel().rows.map((row) => (
              <Table.Row key={row.id}>
                {row.getVisibleCells().map((cell) => (
                  <Table.Cell key={cell.id}>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      )}
    </Container>
  );
};

export default CatalogueTable;
