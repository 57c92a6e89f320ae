/** A link that is made for each customer or member of staff: what stands in braces is replaced when it is copied or sent. */
export interface LinkTemplate {
  /** The key of the store, or of its metadata, that holds it. */
  key: "swap_link_template" | "payment_link_template" | "invite_link_template" | "order_edit_link_template";
  /** What is replaced in it. */
  placeholder: string;
  /** What it is replaced by in the example. */
  example: string;
}

/** All links whose pages are the shop's own to have. */
export const linkTemplates: readonly LinkTemplate[] = [
  { key: "payment_link_template", placeholder: "{cart_id}", example: "cart_01H2XKTB5SE4FRJ7Q0ZDW8NMAP" },
  { key: "swap_link_template", placeholder: "{cart_id}", example: "cart_01H2XKTB5SE4FRJ7Q0ZDW8NMAP" },
  {
    key: "order_edit_link_template",
    placeholder: "{order_edit_id}",
    example: "oe_01H2XKTB5SE4FRJ7Q0ZDW8NMAP",
  },
  { key: "invite_link_template", placeholder: "{invite_token}", example: "eyJhbGciOiJIUzI1NiJ9" },
];

/** The link as somebody would get it. */
export function exampleLink(template: string, { placeholder, example }: LinkTemplate): string {
  return template.trim().replaceAll(placeholder, example);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}

/** Everything in braces. Two braces around a word are a mistake: only the inner ones would go. */
const inBraces = /\{+[^{}]*\}+/g;

/**
 * What is wrong with a template, as the key of a text; nothing where it is empty.
 *
 * @example templateError("https://shop.example/pay/{payment_id}", payment) // "store-details.errors.cart_id"
 */
export function templateError(template: string, link: LinkTemplate): string | undefined {
  const text = template.trim();
  if (text === "") return undefined;
  if (!isWebAddress(exampleLink(text, link))) return "store-details.errors.link";
  const found = text.match(inBraces) ?? [];
  const isRight = found.length > 0 && found.every((word) => word === link.placeholder);
  return isRight ? undefined : `store-details.errors.${link.placeholder.slice(1, -1)}`;
}
