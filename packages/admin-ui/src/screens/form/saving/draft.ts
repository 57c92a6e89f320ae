import type { AnyField, ProgressNotes, StorageArea } from "@tillhouse/extension-sdk/internal";
import type { UploadNotes } from "../controls/form-uploads";
import { fieldKindOf } from "../kinds/field-kind-of";
import { type FormValues, isSame } from "../kinds/form-values";

/** What somebody typed and has not saved. */
export interface Draft {
  /** ISO 8601 UTC. */
  at: string;
  /** What the form held before; tells what was typed from what others have changed meanwhile. */
  base: FormValues;
  values: FormValues;
  /** What was done of it already. */
  progress?: ProgressNotes;
  /** Files that were uploaded for it and belong to nothing yet. */
  uploads?: UploadNotes;
}

/** Whether some of what a draft holds was done. */
export function isBegun({ progress }: Pick<Draft, "progress">): boolean {
  return progress !== undefined && Object.keys(progress).length > 0;
}

/** Whose draft it is, and of what. */
export interface DraftOwner {
  userId: string;
  resource: string;
  /** `new`, the record's id, or an action's name with it. */
  target: string;
}

function keyOf({ userId, resource, target }: DraftOwner): string {
  return `tillhouse.draft.${userId}.${resource}.${target}`;
}

/** What may be kept: secrets may not. */
export function withoutSecrets(fields: readonly AnyField[], values: FormValues): FormValues {
  const kept = { ...values };
  for (const field of fields) {
    const value = kept[field.key];
    if (fieldKindOf(field).isSecret) delete kept[field.key];
    else if ("fields" in field && Array.isArray(value))
      kept[field.key] = value.map((row: FormValues) => withoutSecrets(field.fields ?? [], row));
  }
  return kept;
}

/** The draft of a form, if there is one. */
export function readDraft(area: StorageArea, owner: DraftOwner): Draft | undefined {
  return area.getJson<Draft>(keyOf(owner));
}

/** Keeps what was typed; forgets it where nothing differs from before, and nothing was done of it. */
export function writeDraft(area: StorageArea, owner: DraftOwner, draft: Omit<Draft, "at">): void {
  const isNothing = isSame(draft.base, draft.values) && !isBegun(draft);
  if (isNothing) removeDraft(area, owner);
  else area.setJson(keyOf(owner), { ...draft, at: new Date().toISOString() });
}

/** Forgets a draft: it was saved, or given up. */
export function removeDraft(area: StorageArea, owner: DraftOwner): void {
  area.removeItem(keyOf(owner));
}
