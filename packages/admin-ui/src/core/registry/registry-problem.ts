/** Something about an extension that does not work, named so that its author finds it. */
export interface RegistryProblem {
  owner: string;
  source?: string;
  /** Translation key below `problems.`, with its values. */
  reason: string;
  values?: Record<string, string>;
}
