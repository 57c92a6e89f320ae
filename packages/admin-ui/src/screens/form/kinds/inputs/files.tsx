import type { FilesField } from "@tillhouse/extension-sdk/internal";
import { UploadField } from "../../controls/upload-field";
import { type DrawnFieldKind, wordsIn } from "../drawn-field";

/** Addresses of uploaded files. */
export const filesKind: DrawnFieldKind<FilesField<string>, readonly string[]> = {
  empty: () => [],
  draw: ({ field, common, inputRef, value, onChange }) => (
    <UploadField {...common} field={field} inputRef={inputRef} value={wordsIn(value)} onChange={onChange} />
  ),
  isWide: true,
};
