import type { BuiltInFieldKinds } from "@tillhouse/extension-sdk/internal";
import { addressKind } from "./address";
import { alternativesKind } from "./alternatives";
import { customKind } from "./custom";
import type { FormFieldKind } from "./drawn-field";
import { groupKind } from "./group";
import { choiceKind } from "./inputs/choice";
import { choicesKind } from "./inputs/choices";
import { countryKind } from "./inputs/country";
import { dateKind } from "./inputs/date";
import { emailKind } from "./inputs/email";
import { filesKind } from "./inputs/files";
import { handleKind } from "./inputs/handle";
import { imagesKind } from "./inputs/images";
import { longTextKind } from "./inputs/long-text";
import { moneyKind } from "./inputs/money";
import { numberKind } from "./inputs/number";
import { passwordKind } from "./inputs/password";
import { percentKind } from "./inputs/percent";
import { tagsKind } from "./inputs/tags";
import { textKind } from "./inputs/text";
import { toggleKind } from "./inputs/toggle";
import { linesKind } from "./lines";
import { metadataKind } from "./metadata";
import { recordNameKind, recordNamesKind } from "./record-names";
import { referenceKind } from "./reference";
import { referencesKind } from "./references";

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
  own: customKind,
  password: passwordKind,
  percent: percentKind,
  "record-name": recordNameKind,
  "record-names": recordNamesKind,
  reference: referenceKind,
  references: referencesKind,
  tags: tagsKind,
  text: textKind,
  toggle: toggleKind,
} satisfies Readonly<Record<keyof BuiltInFieldKinds<never>, FormFieldKind>>;
