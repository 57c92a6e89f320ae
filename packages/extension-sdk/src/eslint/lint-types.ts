/**
 * As much of ESLint as the rules use. Its own types would make every author install it, also those who import another entry.
 */

/** A node of the tree of whichever parser the author uses. */
export interface LintNode {
  type: string;
  range: [number, number];
  parent?: LintNode;
  [key: string]: unknown;
}

/** What a fix does to the text. */
export interface TextEdit {
  /** From the first offset up to the second. */
  range: [number, number];
  /** What stands there afterwards. */
  text: string;
}

/** Makes edits of the text; ESLint hands it to a fix. */
export interface LintFixer {
  /** Puts a text in the place of another. */
  replaceTextRange(range: [number, number], text: string): TextEdit;
}

/** A change of the text that is applied, or offered. */
export type LintFix = (fixer: LintFixer) => TextEdit | TextEdit[];

/** The text of a file, and its tree. */
export interface LintSource {
  /** As it is in the file. */
  text: string;
  /** What the author's parser made of it. */
  ast: unknown;
  /** The entries of each kind of node that hold nodes. */
  visitorKeys: Readonly<Record<string, readonly string[]>>;
  /** Where an offset is: lines count from 1, columns from 0. */
  getLocFromIndex(index: number): { line: number; column: number };
}

/** What a rule says of a place. */
export interface LintReport {
  /** What is wrong, why that matters, and what to do. */
  message: string;
  /** Where it is. */
  loc: { start: { line: number; column: number }; end: { line: number; column: number } };
  /** A cure that is certain. */
  fix?: LintFix | null;
  /** Cures that somebody has to want. */
  suggest?: { desc: string; fix: LintFix }[];
}

/** What ESLint hands to a rule: the file that it looks at. */
export interface LintContext {
  /** Absolute. */
  filename: string;
  /** A {@link LintSource}: languages of other plugins have sources of other shapes. */
  sourceCode: unknown;
  /** Tells of a mistake. */
  report(report: LintReport): void;
}

/** What a rule is about, and what it may do. */
export interface LintRuleMeta {
  /** Always `problem`: a rule of this plugin tells what does not work. */
  type: "problem";
  /** What the rule is about, in a few words, and where that is explained. */
  docs: { description: string; url: string; recommended: boolean };
  /** Set where the rule can correct the file by itself. */
  fixable?: "code";
  /** Whether the rule offers corrections. */
  hasSuggestions: boolean;
  /** No rule takes options. */
  schema: [];
}

/** A rule, as ESLint takes it. */
export interface LintRule {
  /** What it is about. */
  meta: LintRuleMeta;
  /** Looks at one file. ESLint calls it. */
  create(context: LintContext): Record<string, () => void>;
}
