import type { BuiltInFieldKinds } from "@tillhouse/extension-sdk/internal";

/** The kinds of fields that come with the form. What they are is loaded with it; that they are taken is known before. */
export const fieldKindNames: Readonly<Record<keyof BuiltInFieldKinds<never>, true>> = {
  address: true,
  alternatives: true,
  choice: true,
  choices: true,
  country: true,
  date: true,
  email: true,
  files: true,
  group: true,
  handle: true,
  images: true,
  lines: true,
  "long-text": true,
  metadata: true,
  money: true,
  number: true,
  own: true,
  password: true,
  percent: true,
  reference: true,
  references: true,
  tags: true,
  text: true,
  toggle: true,
};
