import type { Requirements } from "../client/store-features";
import type { ElementOptions } from "../elements/element";
import type { AnyLazyComponent, LazyComponent } from "../elements/lazy-component";
import type { Translate } from "../i18n/message-keys";
import type { RecordOf, ResourceName } from "../records/resources";

/**
 * What the component of a document gets.
 *
 * @example export default function Slip({ record, translate }: PrintDocumentProps<"orders">) {}
 */
export interface PrintDocumentProps<Name extends ResourceName = ResourceName> {
  /** The record that it is about; of a document for all of them the first. */
  record: RecordOf<Name>;
  /** All of them, for a document that `isForAll`; otherwise the one. */
  records: readonly RecordOf<Name>[];
  /** Looks texts up in the document's language, which need not be the one that the person reads. */
  translate: Translate;
  /** The document's language: a code such as `de`. */
  locale: string;
  /** Which of its `sheets` it is; left out where the record is one. */
  sheet?: string;
}

/** What every document says of itself. */
interface DocumentBase extends ElementOptions {
  /** Unique within the resource; its name is the key `<resource>.documents.<id>`. */
  id: string;
  /** What the store must have for it; it is left out where that is missing. */
  requires?: Requirements;
  /** One for all records that are printed together, such as a list of what has to be picked; one for each when left out. */
  isCombined?: boolean;
}

/** What a document reads of its record before it is drawn. */
interface ReaderOf<Item> {
  /** The language of whom it is for, where the record tells: a code such as `de`. Without one it comes in the operator's. */
  language?: (record: Item) => string | undefined;
  /**
   * Ids of what it is printed of once each, such as the parcels of an order: each begins on a page of its own. Where there is
   * none, the record is one.
   */
  sheets?: (record: Item) => readonly string[];
}

/**
 * Something that is printed of a record: an invoice, a packing slip. The records come as their pages ask for them, and
 * each begins on a page of its own.
 *
 * @example { id: "packing-slip", load: () => import("./packing-slip") }
 */
export type PrintDocumentOf<Name extends ResourceName> = DocumentBase &
  ReaderOf<RecordOf<Name>> & {
    /** Loads the component that draws it, when it is printed. */
    load: LazyComponent<PrintDocumentProps<Name>>;
  };

/** A document whose record type is no longer known. */
export type AnyPrintDocument = DocumentBase &
  ReaderOf<never> & {
    /** Loads the component that draws it, when it is printed. */
    load: AnyLazyComponent;
  };
