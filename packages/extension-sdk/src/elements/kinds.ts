import { AdminError } from "../errors/errors";

/** A part of a definition that names its kind. */
interface PartOfKind<Kind> {
  readonly kind: string;
  readonly kindDefinition?: Kind;
}

/**
 * The kind of a part: the one that the registry has put to it, else one that comes with the contract.
 *
 * @throws AdminError (`config`) where nobody brought it.
 */
export function requireKind<Kind>(
  family: string,
  builtIn: Readonly<Record<string, Kind>>,
  { kind, kindDefinition }: PartOfKind<Kind>,
): Kind {
  const found = kindDefinition ?? (Object.hasOwn(builtIn, kind) ? builtIn[kind] : undefined);
  if (found === undefined)
    throw new AdminError(
      "config",
      `There is no ${family} of the kind "${kind}". Is the extension that brings it installed?`,
    );
  return found;
}

/** A kind and the extension that brought it. */
export type OwnedKind<Kind> = Kind & {
  /** The id of the extension. */
  readonly owner: string;
  /** The author's file, for messages. */
  readonly source?: string;
};
