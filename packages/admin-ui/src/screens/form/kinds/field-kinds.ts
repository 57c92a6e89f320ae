import type { BuiltInFieldKinds } from "@tillhouse/extension-sdk";
import { addressKind } from "./address";
import { alternativesKind } from "./alternatives";
import { choiceKind } from "./choice";
import { choicesKind } from "./choices";
import { countryKind } from "./country";
import { dateKind } from "./date";
import type { FormFieldKind } from "./drawn-field";
import { emailKind } from "./email";
import { filesKind } from "./files";
import { groupKind } from "./group";
import { handleKind } from "./handle";
import { imagesKind } from "./images";
import { linesKind } from "./lines";
import { longTextKind } from "./long-text";
import { metadataKind } from "./metadata";
import { moneyKind } from "./money";
import { numberKind } from "./number";
import { ownKind } from "./own";
import { passwordKind } from "./password";
import { percentKind } from "./percent";
import { referenceKind } from "./reference";
import { referencesKind } from "./references";
import { tagsKind } from "./tags";
import { textKind } from "./text";
import { toggleKind } from "./toggle";

/** The kinds of fields that come with the form, by the names that fields say as their `kind`. */
export const fieldKinds = {
  address: addressKind,
  alternatives: alternativesKind,
  choice: choiceKind,
  choices: choicesKind,
  country: countryKind,
  date: dateKind,
  email: emailKind,
  files: filesKind,
  group: groupKind,
  handle: handleKind,
  images: imagesKind,
  lines: linesKind,
  "long-text": longTextKind,
  metadata: metadataKind,
  money: moneyKind,
  number: numberKind,
  own: ownKind,
  password: passwordKind,
  percent: percentKind,
  reference: referenceKind,
  references: referencesKind,
  tags: tagsKind,
  text: textKind,
  toggle: toggleKind,
} satisfies Readonly<Record<keyof BuiltInFieldKinds<never>, FormFieldKind>>;
