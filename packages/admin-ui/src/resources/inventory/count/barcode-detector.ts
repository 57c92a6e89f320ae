/** The browser's own reader of barcodes, as far as it is used here. TypeScript does not know it yet. */
export interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface BarcodeReaderClass {
  new (options: { formats: string[] }): BarcodeReader;
  getSupportedFormats(): Promise<string[]>;
}

/** What is printed on goods and on shelves. */
const formats = [
  "ean_13",
  "ean_8",
  "upc_a",
  "upc_e",
  "code_128",
  "code_39",
  "code_93",
  "itf",
  "codabar",
  "qr_code",
  "data_matrix",
];

const readerClass = () => Reflect.get(globalThis, "BarcodeDetector") as BarcodeReaderClass | undefined;

/** Whether the browser can read barcodes, and has a camera to ask for: only pages at secure addresses have. */
export function canScan(): boolean {
  return readerClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;
}

/** A reader of all that this browser knows; `undefined` where it knows nothing that is printed on goods. */
export async function createBarcodeReader(): Promise<BarcodeReader | undefined> {
  const Reader = readerClass();
  if (Reader === undefined) return undefined;
  const known = await Reader.getSupportedFormats();
  const used = formats.filter((format) => known.includes(format));
  return used.length === 0 ? undefined : new Reader({ formats: used });
}
