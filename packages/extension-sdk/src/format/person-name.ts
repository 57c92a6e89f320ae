/** What somebody is called, as far as the store knows it. */
export interface PersonNameParts {
  /** The given name. */
  first_name?: string | null;
  /** The family name. */
  last_name?: string | null;
}

/**
 * First and last name of a customer, a user, or whoever lives at an address; an empty text where neither is known.
 *
 * @example personName(order.customer) || order.email
 */
export function personName(person: PersonNameParts | null | undefined): string {
  // A name of spaces alone is none: it would be a title that nobody sees.
  return [person?.first_name?.trim(), person?.last_name?.trim()].filter(Boolean).join(" ");
}
