import type { Notify } from "../host/host";

/** What a page in the place of a resource's detail gets, and what is put around that detail. */
export interface DetailPageProps {
  /** The id of the record that the address names. */
  id: string;
  /** Shows toasts. */
  notify: Notify;
}

/** What a form in the place of a resource's form gets, and what is put around that form. */
export interface FormPageProps {
  /** The id of the record that is changed; `undefined` while a new one is made. */
  id: string | undefined;
  /** The id of the record that a new one starts as a copy of. */
  copyOf?: string;
  /** Shows toasts. */
  notify: Notify;
  /** Takes the form away. */
  onClose(): void;
  /** To be called with the record's id, where it is known, after it was saved. */
  onSaved(id?: string): void;
}
