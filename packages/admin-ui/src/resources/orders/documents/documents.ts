import { lazyExport, type PrintDocumentOf, type RecordOf } from "@tillhouse/extension-sdk";
import { parcelSlips } from "./parcel-slips";

/** The language of whom an order is for: what the shop wrote down, or what is spoken where it goes to. */
export function languageOf({
  metadata,
  customer,
  shipping_address: address,
}: RecordOf<"orders">): string | undefined {
  const kept = [metadata, customer?.metadata].flatMap((held) => [held?.locale, held?.language]);
  const own = kept.find((code) => typeof code === "string" && code !== "");
  if (typeof own === "string") return own;
  if (!address?.country_code) return undefined;
  try {
    return new Intl.Locale(`und-${address.country_code.toUpperCase()}`).maximize().language;
  } catch {
    // The shop may write down what is no country.
    return undefined;
  }
}

const papers = () => import("./order-papers");

/** What is printed of orders. */
export const orderDocuments: readonly PrintDocumentOf<"orders">[] = [
  { id: "packing-slip", language: languageOf, sheets: parcelSlips, load: lazyExport(papers, "PackingSlip") },
  { id: "invoice", language: languageOf, load: lazyExport(papers, "Invoice") },
  { id: "pick-list", isCombined: true, load: () => import("./pick-list") },
  { id: "return-slip", language: languageOf, load: lazyExport(papers, "ReturnSlip") },
];
