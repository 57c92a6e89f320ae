import type { ReactNode } from "react";

/** What {@link BlockStack} and {@link InlineStack} take. */
export interface StackProps {
  /** What is laid out. */
  children: ReactNode;
}

/** Things below each other, with space between them. @example <BlockStack><Banner tone="info">…</Banner><p>…</p></BlockStack> */
export function BlockStack({ children }: StackProps) {
  return <div className="th-fields">{children}</div>;
}

/** Things beside each other, on as many lines as they need. @example <InlineStack><Button>Export</Button><Tag>autumn</Tag></InlineStack> */
export function InlineStack({ children }: StackProps) {
  return <div className="th-row th-row--wrap">{children}</div>;
}
