// The keys of the English texts, so that a key of the admin that does not exist is an error where it is looked up.
import type english from "../src/messages/en.json";

type English = typeof english;

declare module "../../extension-sdk/src/i18n/message-keys" {
  interface BuiltInMessages extends English {}
}
