import { component, type Mistake, widget } from "../mistake";

const page = (imports: string, body = "null"): Record<string, string> => ({
  "routes/loyalty/page.tsx": `${imports}\n\nexport default function Loyalty() {\n  return ${body};\n}\n`,
});
const icons = {
  "/node_modules/lucide-react/package.json":
    '{ "name": "lucide-react", "type": "module", "main": "index.js", "sideEffects": false }',
  "/node_modules/lucide-react/index.js": "export const Star = () => null;\nexport const Gift = () => null;\n",
};
const server = (name: string): Record<string, string> => ({
  [`/node_modules/${name}/package.json`]: `{ "name": "${name}", "main": "index.js" }`,
  [`/node_modules/${name}/index.js`]: 'require("fs");\n',
});

/** Imports, secrets, and what works on one machine only. */
export const codeMistakes: readonly Mistake[] = [
  { name: "import-missing-file", files: page('import { stars } from "./stars";', "<p>{stars}</p>") },
  {
    name: "import-cycle",
    files: {
      "widgets/rating.tsx":
        'import { Row } from "../row";\n\nexport const config = { zone: "order.details.side.after" };\nexport const Stars = () => <b>5</b>;\n\nexport default function Rating() {\n  return <Row />;\n}\n',
      "row.tsx":
        'import { Stars } from "./widgets/rating";\n\nconst cells = { stars: Stars };\n\nexport const Row = () => <cells.stars />;\n',
    },
  },
  { name: "import-missing-style", files: page('import "./loyalty.css";') },
  {
    name: "import-missing-package",
    files: page('import dayjs from "dayjs/plugin/utc";', "<p>{dayjs()}</p>"),
  },
  {
    name: "import-node",
    files: page('import { readFileSync } from "node:fs";', "<p>{readFileSync('a')}</p>"),
  },
  {
    name: "import-server",
    files: {
      ...page('import { ProductStatus } from "@medusajs/medusa";', "<p>{ProductStatus.DRAFT}</p>"),
      ...server("@medusajs/medusa"),
    },
  },
  {
    name: "import-typeorm",
    files: { ...page('import { Entity } from "typeorm";', "<p>{String(Entity)}</p>"), ...server("typeorm") },
  },
  {
    name: "import-second-query",
    files: page('import { useQuery } from "react-query";', "<p>{useQuery()}</p>"),
  },
  {
    name: "import-inside-of-admin",
    files: page('import { Sidebar } from "@tillhouse/admin-ui/dist/app/sidebar";', "<Sidebar />"),
  },
  {
    name: "import-inside-of-extension",
    files: page('import Rating from "@acme/reviews/src/admin/widgets/rating";', "<Rating />"),
  },
  {
    name: "import-shared-part",
    files: page('import { renderToString } from "react/server";', "<p>{renderToString(null)}</p>"),
  },
  { name: "import-shared-name", files: page('import { useSate } from "react";', "<p>{useSate(0)}</p>") },
  {
    name: "import-sdk-name",
    files: page('import { useRecord } from "@tillhouse/extension-sdk";', "<p>{useRecord('orders', 'a')}</p>"),
  },
  {
    name: "import-own-name",
    files: {
      ...page('import { starts } from "./stars";', "<p>{starts}</p>"),
      "routes/loyalty/stars.ts": "export const stars = 5;\n",
    },
  },
  {
    name: "import-icon",
    files: { ...page('import { Stars } from "lucide-react";', "<Stars />"), ...icons },
  },
  {
    name: "import-next",
    files: page('import Link from "next/link";', '<Link href="/a/orders">Orders</Link>'),
  },
  { name: "import-alias", files: page('import { stars } from "@/lib/stars";', "<p>{stars}</p>") },
  {
    name: "import-official-hooks",
    // Beside the SDK: a file that takes it is none of the official admin.
    files: page(
      'import { useHost } from "@tillhouse/extension-sdk";\nimport { useAdminOrders } from "medusa-react";',
      "<p title={useHost().locale}>{useAdminOrders().count}</p>",
    ),
  },
  { name: "import-forgotten", files: page("", "<Button>{useState(0)}</Button>") },
  {
    name: "component-picture",
    files: {
      ...page('import Logo from "./logo.svg";', "<Logo />"),
      "routes/loyalty/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    },
  },
  { name: "environment-meta", files: page("", "<p>{import.meta.env.VITE_SHOP}</p>") },
  {
    name: "endpoint-prefix",
    files: page(
      'import { useHost } from "@tillhouse/extension-sdk";',
      '<p>{String(useHost().client.admin.custom.get("/admin/reviews"))}</p>',
    ),
  },
  {
    name: "style-directive",
    files: {
      ...page('import "./loyalty.css";'),
      "routes/loyalty/loyalty.css": ".loyalty {\n  @apply flex;\n}\n",
    },
  },
  {
    name: "import-kind",
    files: {
      ...page('import table from "./stars.csv";', "<p>{table}</p>"),
      "routes/loyalty/stars.csv": "5\n",
    },
  },
  {
    name: "secret-in-code",
    files: page('const key = "sk_live_51H8abcdefghijklmnop";', "<p>{key}</p>"),
  },
  {
    name: "secret-address",
    files: page('const database = "postgres://admin:hunter2@db.example.com/store";', "<p>{database}</p>"),
  },
  { name: "secret-variable", files: page("const key = process.env.STRIPE_SECRET_KEY;", "<p>{key}</p>") },
  {
    name: "secret-in-environment",
    files: {
      ...page("", "<p>{process.env.MEDUSA_ADMIN_API_TOKEN}</p>"),
      "/.env": "MEDUSA_ADMIN_API_TOKEN=abc\n",
    },
  },
  { name: "variable-private", files: page("const { STORE_NAME } = process.env;", "<p>{STORE_NAME}</p>") },
  {
    name: "address-of-own-machine",
    files: page('const stars = () => fetch("http://localhost:9000/store/stars");', "<p>{String(stars)}</p>"),
  },
  {
    name: "assigned-to-import",
    files: page('import { useState } from "react";\n\nuseState = 3;', "<p>{String(useState)}</p>"),
  },
  {
    name: "duplicate-key",
    files: page("const size = { width: 1, width: 2 };", "<p>{size.width}</p>"),
  },
  {
    name: "many-at-once",
    files: {
      "widgets/a.tsx": `import { useState, useFoo } from "react";\nimport "./missing.css";\n${widget('{ zone: "nowhere" }')}useFoo(useState);\n`,
      "widgets/b.tsx": "const = 3;\n",
      "routes/orders/page.tsx": 'import fs from "fs";\n\nexport default () => <p>{String(fs)}</p>;\n',
      "settings/x/page.tsx": component,
    },
  },
  {
    name: "hook-in-condition",
    files: {
      "widgets/rating.tsx":
        'import { memo, useEffect, useState } from "react";\n\nexport const config = { zone: "order.list.after" };\n\nconst Stars = memo(({ count }: { count: number }) => {\n  if (count === 0) return null;\n  const [shown] = useState(count);\n  return <p>{shown}</p>;\n});\n\nexport default function Rating({ orders }: { orders: { id: string }[] }) {\n  const first = orders.length > 0 && useState(orders[0]);\n  for (const { id } of orders) useEffect(() => console.log(id));\n  const open = () => useState(first);\n  useEffect(() => {\n    if (orders.length > 0) open();\n  });\n  return <Stars count={orders.length} />;\n}\n',
    },
  },
];
