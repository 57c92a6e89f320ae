import type { ImagesField } from "@tillhouse/extension-sdk/internal";
import { UploadField } from "../../controls/upload-field";
import { addressesIn, type DrawnFieldKind, wordsIn } from "../drawn-field";

/** Addresses of uploaded pictures, in their order. */
export const imagesKind: DrawnFieldKind<ImagesField<string>, readonly string[]> = {
  empty: () => [],
  fromRecord: addressesIn,
  draw: ({ field, name, common, inputRef, value, onChange }) => (
    <UploadField
      {...common}
      field={field}
      name={name}
      inputRef={inputRef}
      value={wordsIn(value)}
      onChange={onChange}
    />
  ),
  isWide: true,
};
