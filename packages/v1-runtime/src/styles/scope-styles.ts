import type { AtRule, Root } from "postcss";
import parser, { type Selector } from "postcss-selector-parser";
import { inScope, scope } from "./dark";

/** Keyframes are known to the whole page by their names. */
const keyframesPrefix = "tillhouse-v1-";

const keyframes = /keyframes$/i;

/** Ties the element that a selector is about to the scope, without a change to how specific the selector is. */
function scopeSelector(selector: Selector): void {
  const last = selector.nodes.findLastIndex((node) => node.type === "combinator");
  const subject = selector.nodes.slice(last + 1);
  const root = subject.find((node) => node.type === "pseudo" && node.value === ":scope");
  if (root) {
    root.replaceWith(parser.pseudo({ value: `:where(${scope})` }));
    return;
  }
  const part = parser.pseudo({ value: `:where(${inScope})` });
  // A pseudo-element ends what is said of the element itself.
  const end = subject.find((node) => parser.isPseudoElement(node));
  if (end) selector.insertBefore(end, part);
  else selector.append(part);
}

const scoped = parser((selectors) => selectors.each(scopeSelector));

/**
 * Changes a sheet so that each of its rules matches only scope elements and what lies inside of them. `:scope` stands for
 * the scope elements themselves.
 *
 * The order of the rules and how specific they are stay as they were. So what wins in the official admin wins here, too, also
 * over the style sheets that extensions bring.
 */
export function scopeStyles(root: Root): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && keyframes.test((rule.parent as AtRule).name)) return;
    try {
      rule.selector = scoped.processSync(rule.selector, { lossless: false });
    } catch {
      // Something in a source that looks like a class. A browser would leave the rule out as well.
      rule.remove();
    }
  });
}

/** Gives the keyframes names of their own, and leaves out those that no rule uses. */
export function nameKeyframes(root: Root): void {
  const names = new Set<string>();
  root.walkAtRules(keyframes, (rule) => {
    names.add(rule.params);
  });
  const used = new Set<string>();
  root.walkDecls(/^(-webkit-)?animation(-name)?$/, (declaration) => {
    declaration.value = declaration.value.replaceAll(/[\w-]+/g, (word) => {
      if (!names.has(word)) return word;
      used.add(word);
      return keyframesPrefix + word;
    });
  });
  root.walkAtRules(keyframes, (rule) => {
    if (used.has(rule.params)) rule.params = keyframesPrefix + rule.params;
    else rule.remove();
  });
}
