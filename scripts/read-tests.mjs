// The tests of a file, read from its code: what a string, a template or a comment says is none.
import { parseSync } from "oxc-parser";

/** Packages whose `test` and `it` run tests; a file's own words for them come from files beside it, such as `./store`. */
const runners = /^(?:vitest|node:test|playwright\/test|@playwright\/test|\.{1,2}\/.*)$/;

/** What is said of a test, or of a group, that is not run, or that shows nothing by passing. */
const leftOut = new Set(["skip", "skipIf", "runIf", "todo", "fixme", "fail", "fails"]);

const isNode = (value) => typeof value === "object" && value !== null && typeof value.type === "string";

function childrenOf(node) {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function* below(node) {
  yield node;
  for (const child of childrenOf(node)) yield* below(child);
}

/** `it.each([1])` as `{ root: "it", words: ["each"], tables: [[1]] }`; `undefined` for what begins with no name. */
function chainOf(node) {
  if (node.type === "Identifier") return { root: node.name, words: [], tables: [] };
  if (node.type === "MemberExpression" && !node.computed) {
    const chain = chainOf(node.object);
    return chain && { ...chain, words: [...chain.words, node.property.name] };
  }
  if (node.type === "CallExpression" || node.type === "TaggedTemplateExpression") {
    const chain = chainOf(node.callee ?? node.tag);
    return chain && { ...chain, tables: [...chain.tables, node.arguments ?? [node.quasi]] };
  }
  return undefined;
}

/** The names by which a file runs tests: what it takes from a runner, and what it makes of that by `extend`. */
function namesOfTests(program) {
  const names = new Set();
  for (const node of below(program)) {
    if (node.type === "ImportDeclaration" && runners.test(node.source.value))
      for (const { imported, local, type } of node.specifiers)
        if (
          type === "ImportDefaultSpecifier"
            ? node.source.value === "node:test"
            : /^(?:test|it)$/.test(imported?.name)
        )
          names.add(local.name);
    if (
      node.type === "VariableDeclarator" &&
      node.id.type === "Identifier" &&
      node.init?.type === "CallExpression"
    ) {
      const made = chainOf(node.init.callee);
      if (made !== undefined && names.has(made.root) && made.words.at(-1) === "extend")
        names.add(node.id.name);
    }
  }
  return names;
}

/** A title as it is written, with the expressions of a template left as they are; `undefined` where it is no text. */
function titleOf(node, source) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral") return undefined;
  return node.quasis
    .map(({ value }, index) => {
      const expression = node.expressions[index];
      return value.cooked + (expression ? `\${${source.slice(expression.start, expression.end)}}` : "");
    })
    .join("");
}

/** Whether a call says of the test around it that it is not to be run: `test.skip()`, without a condition. */
function leavesOut(node, names) {
  if (node.type !== "CallExpression") return false;
  const { root, words = [] } = chainOf(node.callee) ?? {};
  const [condition] = node.arguments;
  const isCertain =
    condition === undefined || condition.value === true || typeof condition.value === "string";
  return names.has(root) && words.length === 1 && leftOut.has(words[0]) && isCertain;
}

function isLeftOutByOptions(options) {
  return options?.properties?.some(
    ({ key, value }) =>
      leftOut.has(key?.name ?? key?.value) && value?.value !== false && value?.value !== undefined,
  );
}

const isFunction = (node) => /^(?:ArrowFunction|Function)Expression$/.test(node.type);

/**
 * The titles of the tests that a file runs. What is skipped, to be done or expected to fail is none, nor what stands in
 * a group that is skipped, a table without rows, or a title without anything to do.
 */
export function titlesOfTests(file, source) {
  const { program } = parseSync(file, source);
  const names = namesOfTests(program);
  const titles = [];
  const visit = (node) => {
    if (node.type === "CallExpression") {
      const chain = chainOf(node.callee);
      const isLeftOut =
        chain?.words.some((word) => leftOut.has(word)) ||
        node.arguments.some((argument) => isLeftOutByOptions(argument)) ||
        chain?.tables.some(([table]) => table?.type === "ArrayExpression" && table.elements.length === 0);
      const takesTitle = titleOf(node.arguments[0], source);
      if (takesTitle !== undefined && isLeftOut) return;
      const isTest =
        names.has(chain?.root) &&
        !chain.words.some((word) => /^(?:describe|step|extend|use|info)$/.test(word));
      if (isTest && takesTitle !== undefined && node.arguments.length > 1) {
        const work = node.arguments.slice(1).filter(isFunction);
        const isEnded = ({ body, params }) => {
          // In a test of Node it is the test's own context that is told.
          const ownNames = new Set([...names, ...params.map(({ name }) => name)]);
          return [...below(body)].some((inner) => leavesOut(inner, ownNames));
        };
        if (!work.some(isEnded)) titles.push(takesTitle);
        return;
      }
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return titles;
}

/** Everything that a file imports: modules, and the names of what it takes from them. */
export function importsOf(file, source) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return new Set([
    ...staticImports.flatMap(({ moduleRequest, entries }) => [
      moduleRequest.value,
      ...entries.map(({ importName }) => importName.name),
    ]),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ]);
}

/** Whether a file tests one of the checks: what it plants for them shows nothing of the product. */
export function isTestOfChecks(file, source) {
  return [...importsOf(file, source)].some((name) => /(?:^|\/)check-[\w-]+\.mjs$/.test(name));
}
