import type { ImagesField } from "@tillhouse/extension-sdk/internal";
import { UploadField } from "../../controls/upload-field";
import { type DrawnFieldKind, wordsIn } from "../drawn-field";

/** Addresses of uploaded pictures, in their order. */
export const imagesKind: DrawnFieldKind<ImagesField<string>, readonly string[]> = {
  empty: () => [],
  // Pictures of a record are answered as records with an address.
  fromRecord: (value) =>
    Array.isArray(value)
      ? value.map((item: unknown) => (typeof item === "object" ? Reflect.get(Object(item), "url") : item))
      : value,
  draw: ({ field, common, inputRef, value, onChange }) => (
    <UploadField {...common} field={field} inputRef={inputRef} value={wordsIn(value)} onChange={onChange} />
  ),
  isWide: true,
};
