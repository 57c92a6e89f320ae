import Link from "next/link";

export const metadata = { title: "Platform" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <nav aria-label="Platform">
          <Link href="/">Home</Link> <Link href="/office/a/orders">Orders</Link>{" "}
          <Link href="/office/a/products">Products</Link>
        </nav>
        {children}
      </body>
    </html>
  );
}
