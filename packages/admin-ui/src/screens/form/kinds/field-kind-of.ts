import { requireKind, type UnknownField } from "@tillhouse/extension-sdk/internal";
import type { FormFieldKind } from "./drawn-field";
import { fieldKinds } from "./field-kinds";

/**
 * What is known of the kind of a field.
 *
 * @throws AdminError (`config`) where nobody brought it. The registry leaves such a field out.
 */
export function fieldKindOf(field: UnknownField): FormFieldKind {
  return requireKind<FormFieldKind>("field", fieldKinds, field);
}
