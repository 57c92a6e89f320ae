import { type Mistake, mistakeUrl } from "../mistakes/mistake";
import { type AdminFile, adminFile } from "./admin-file";
import type { LintFix, LintReport, LintRule, LintSource } from "./lint-types";
import { type ProjectFacts, projectFacts } from "./project-facts";

/** A mistake, and where it is. */
export interface Finding {
  mistake: Mistake;
  range: readonly [number, number];
  /** A cure that is certain; ESLint applies it with `--fix`. */
  fix?: LintFix;
  /** A cure that somebody has to want. */
  suggestion?: { what: string; fix: LintFix };
}

/** What a detector looks at. */
export interface LintedFile {
  admin: AdminFile;
  source: LintSource;
  /** Read when something asks for it. */
  facts(): ProjectFacts;
}

/** Finds mistakes of one or several rules. */
export type Detector = (file: LintedFile) => Finding[];

/** What a rule is about, and how much it matters. */
export interface RuleDescription {
  description: string;
  /** The admin works all the same. */
  isWarning?: boolean;
  /** Only the linter has the rule. */
  isOwn?: boolean;
  isFixable?: boolean;
  detector: Detector;
}

/** Several rules have one detector, which reads a file once for all of them. */
const found = new WeakMap<LintSource, Map<Detector, Finding[]>>();

function findingsOf(detector: Detector, admin: AdminFile, source: LintSource): Finding[] {
  const before = found.get(source) ?? new Map<Detector, Finding[]>();
  found.set(source, before);
  const findings = before.get(detector) ?? detector({ admin, source, facts: () => projectFacts(admin.root) });
  before.set(detector, findings);
  return findings;
}

function reportOf({ mistake, range, fix, suggestion }: Finding, source: LintSource): LintReport {
  return {
    message: `${mistake.message} ${mistake.why} ${mistake.hint}`,
    loc: { start: source.getLocFromIndex(range[0]), end: source.getLocFromIndex(range[1]) },
    ...(fix === undefined ? {} : { fix }),
    ...(suggestion === undefined ? {} : { suggest: [{ desc: suggestion.what, fix: suggestion.fix }] }),
  };
}

/** Where a rule is explained: those of the command line in its manual, the others in that of the linter. */
function urlOf(id: string, isOwn: boolean): string {
  return isOwn ? `https://unpkg.com/@tillhouse/extension-sdk/dist/linting.md#${id}` : mistakeUrl(id);
}

/** Makes a rule for ESLint of what finds its mistakes. */
export function defineRule(
  id: string,
  { description, isOwn = false, isFixable = false, detector }: RuleDescription,
): LintRule {
  return {
    meta: {
      type: "problem",
      docs: { description, url: urlOf(id, isOwn), recommended: true },
      ...(isFixable ? { fixable: "code" } : {}),
      hasSuggestions: true,
      schema: [],
    },
    create(context) {
      const admin = adminFile(context.filename);
      // The config names scripts alone, and their source has this shape in every version of ESLint.
      const source = context.sourceCode as LintSource;
      const listeners: Record<string, () => void> = {};
      if (admin === undefined) return listeners;
      listeners.Program = () => {
        for (const finding of findingsOf(detector, admin, source))
          if (finding.mistake.rule === id) context.report(reportOf(finding, source));
      };
      return listeners;
    },
  };
}

/** Puts another text in the place of one that is written out, in the quotes that it has. */
function replaceText(source: LintSource, [start, end]: readonly [number, number], text: string): LintFix {
  const quote = source.text[start] ?? '"';
  return (fixer) => fixer.replaceTextRange([start, end], `${quote}${text}${quote}`);
}

/** A finding at a text, with what was most likely meant as the suggestion. */
export function findingAtText(
  source: LintSource,
  range: readonly [number, number],
  mistake: Mistake | undefined,
): Finding[] {
  if (mistake === undefined) return [];
  const { meant } = mistake;
  if (meant === undefined) return [{ mistake, range }];
  const fix = replaceText(source, range, meant);
  return [{ mistake, range, suggestion: { what: `Write "${meant}".`, fix } }];
}
