import type { ReactNode } from "react";

/** A titled box on the gallery page; `span` of twelve columns. */
export function Specimen({
  title,
  span = 6,
  children,
}: {
  title: string;
  span?: number;
  children: ReactNode;
}) {
  return (
    <section
      style={{
        gridColumn: `span ${span}`,
        padding: "20px 24px 24px",
        background: "var(--th-surface)",
        minInlineSize: 0,
      }}
    >
      <h2 className="th-tiny th-faint" style={{ marginBlockEnd: 16, fontWeight: 500 }}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The sheet the boxes stand on; one column on a phone. */
export function Sheet({ children }: { children: ReactNode }) {
  const isPhone = innerWidth < 720;
  return (
    <div
      style={{
        display: isPhone ? "block" : "grid",
        gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
        gap: 1,
        background: "var(--th-line)",
      }}
    >
      {children}
    </div>
  );
}

/** Things under each other, each as wide as it is. */
export function Stack({ children }: { children: ReactNode }) {
  return <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>{children}</div>;
}
