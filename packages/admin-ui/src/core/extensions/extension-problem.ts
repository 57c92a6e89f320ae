/** Something of an extension that does not work, or that this person has turned off. */
export interface ExtensionProblem {
  /** Tells it from the others. */
  id: string;
  /** Id of the extension. */
  extension: string;
  /** What is wrong, in the person's language, as what follows the name of the extension. */
  message: string;
  /** The author's file. Left out where it is not known. */
  source?: string;
  /** Turns the extension off for this person, once for each extension that fails. Where it harmed the page, that is loaded anew. */
  turnOff?: () => void;
  /** Turns on what is off. */
  turnOn?: () => void;
}
