// What the gallery for authors says of each component: read from the declarations of the SDK and from the sources of the examples.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { rootDirectory } from "./workspace.mjs";

const require = createRequire(import.meta.url);
/** The compiler that API Extractor brings: TypeScript 7 has no API of its own. */
const ts = createRequire(require.resolve("@microsoft/api-extractor"))("typescript");

const sdk = join(rootDirectory, "packages/extension-sdk");
const packageName = "@tillhouse/extension-sdk";
/** Entries with components, in the order in which somebody who builds a page meets them. */
const entries = ["ui", "inputs", "kit", "layers", "grid", "commerce", "import"];
const examplesDirectory = join(sdk, "src/gallery/examples");
/** Examples that are complete pages have files whose names begin so. */
const isPageFile = (file) => basename(file).startsWith("page-");
/** Examples that are printed have files whose names begin so: they are shown on paper. */
const isPaperFile = (file) => basename(file).startsWith("paper-");

/**
 * @typedef {object} GalleryProp
 * @property {string} name
 * @property {string} type as TypeScript writes it, without `undefined`
 * @property {boolean} isRequired
 * @property {string} about
 *
 * @typedef {object} GalleryComponent
 * @property {string} name
 * @property {string} entry what it is imported from
 * @property {string} about
 * @property {GalleryProp[]} props
 * @property {string} [attributes] the element whose attributes it takes as well, as `button`
 * @property {string[]} snippets code that its comment shows
 * @property {string[]} examples ids of those that are made for it
 * @property {string[]} uses ids of others that have it
 *
 * @typedef {object} GalleryExample
 * @property {string} id the name of its component
 * @property {string} about
 * @property {string} code as an author would write it
 * @property {boolean} isPage
 * @property {boolean} isPaper
 */

/** Whether something is declared by the SDK itself, and not by React or a router. */
const isOwn = (symbol) =>
  (symbol.declarations ?? []).some((node) => !node.getSourceFile().fileName.includes("/node_modules/"));

const textOf = (symbol, checker) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** A type as an author knows it: words that can be chosen one by one, everything else by its name. */
function typeText(symbol, checker) {
  const type = checker.getTypeOfSymbol(symbol);
  const members = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => (flags & ts.TypeFlags.Undefined) === 0,
  );
  if (members.length > 1 && members.every((member) => member.isStringLiteral()))
    return members.map((member) => checker.typeToString(member)).join(" | ");
  const [declaration] = symbol.declarations ?? [];
  const written = declaration !== undefined && ts.isPropertySignature(declaration) && declaration.type;
  // What is said of its own fields would hide them.
  const plain = (text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, " ");
  if (written) return plain(written.getText());
  return checker.typeToString(checker.getNonNullableType(type), undefined, ts.TypeFormatFlags.NoTruncation);
}

function propOf(symbol, checker) {
  return {
    name: symbol.name,
    type: typeText(symbol, checker),
    isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    about: textOf(symbol, checker),
  };
}

/** The element whose attributes a component passes on: what React calls its props. */
function attributesOf(props) {
  const files = props.filter((symbol) => !isOwn(symbol)).flatMap((symbol) => symbol.declarations ?? []);
  const names = new Set(files.map(({ parent }) => parent.name?.text ?? ""));
  if (names.has("LinkProps")) return "a";
  for (const name of names) {
    const element = /^(\w+)HTMLAttributes$/.exec(name)?.[1];
    if (element !== undefined) return element === "Anchor" ? "a" : element.toLowerCase();
  }
  return names.has("HTMLAttributes") ? "div" : undefined;
}

const snippetsOf = (symbol, checker) =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === "example")
    .map(({ text }) => ts.displayPartsToString(text).trim());

/** The components that the entries export, from the declarations that authors get. */
function readComponents() {
  const files = entries.map((entry) => join(sdk, "dist", entry, "index.d.ts"));
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return entries.flatMap((entry, index) => {
    const source = program.getSourceFile(files[index]);
    if (source === undefined)
      throw new Error(`${files[index]} is missing: build packages/extension-sdk first.`);
    return checker.getExportsOfModule(checker.getSymbolAtLocation(source)).flatMap((exported) => {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      if (!/^[A-Z]/.test(exported.name) || signature === undefined) return [];
      const [first] = signature.parameters;
      const props = first === undefined ? [] : checker.getTypeOfSymbol(first).getProperties();
      const own = props.filter(isOwn).map((prop) => propOf(prop, checker));
      return {
        name: exported.name,
        entry: `${packageName}/${entry}`,
        about: textOf(symbol, checker),
        props: [
          ...own.filter(({ isRequired }) => isRequired),
          ...own.filter(({ isRequired }) => !isRequired),
        ],
        attributes: attributesOf(props),
        snippets: snippetsOf(symbol, checker),
      };
    });
  });
}

/** Names that a node mentions. */
function namesIn(node, found = new Set()) {
  if (ts.isIdentifier(node)) found.add(node.text);
  ts.forEachChild(node, (child) => void namesIn(child, found));
  return found;
}

/** Names that a statement of a module declares. */
function declaredIn(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => [...namesIn(name)]);
  return statement.name === undefined ? [] : [statement.name.text];
}

/** What an import of an example is for an author: a public entry in the place of the file. */
function publicModule(specifier) {
  const inside = /^\.\.\/\.\.\/([\w/-]+)$/.exec(specifier)?.[1];
  if (inside === undefined) return specifier;
  return inside === "index" ? packageName : `${packageName}/${inside}`;
}

/** The widest line of code, as the formatter has it. */
const lineWidth = 90;

/** An import of what is used only, broken where it is too long for a line. */
function importText(node, used) {
  const bindings = node.importClause?.namedBindings;
  const elements = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
  const isTypes = node.importClause?.isTypeOnly === true;
  const names = elements.filter(({ name }) => used.has(name.text)).map((element) => element.getText());
  if (names.length === 0) return [];
  const from = `from "${publicModule(node.moduleSpecifier.text)}";`;
  const start = isTypes ? "import type" : "import";
  const line = `${start} { ${names.join(", ")} } ${from}`;
  return [
    line.length <= lineWidth ? line : `${start} {\n${names.map((name) => `  ${name},\n`).join("")}} ${from}`,
  ];
}

/** The source of one exported function with all that it needs, as a file of its own. */
function codeOf(source, statement) {
  const statements = source.statements.filter((node) => !ts.isImportDeclaration(node));
  const needed = new Set([statement]);
  for (const node of needed) {
    const names = namesIn(node);
    for (const other of statements) if (declaredIn(other).some((name) => names.has(name))) needed.add(other);
  }
  const used = new Set([...needed].flatMap((node) => [...namesIn(node)]));
  const imports = source.statements
    .filter((node) => ts.isImportDeclaration(node))
    .flatMap((node) => importText(node, used));
  const parts = statements
    .filter((node) => needed.has(node))
    .map((node) => (node === statement ? node.getText(source) : node.getFullText(source).trim()));
  const text = [imports.join("\n"), ...parts].filter((part) => part !== "").join("\n\n");
  return isPageFile(source.fileName)
    ? text.replace(/\nexport function /, "\nexport default function ")
    : text;
}

/**
 * Reads the examples of a file: each function that it exports, with what it needs.
 *
 * @param {string} path
 * @param {string} text
 * @returns {(GalleryExample & { elements: string[] })[]} `elements` are the components that it draws
 */
export function readExamples(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  return source.statements
    .filter((node) => ts.isFunctionDeclaration(node))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map((node) => {
      const code = codeOf(source, node);
      const [comment] = ts.getJSDocCommentsAndTags(node);
      return {
        id: node.name.text,
        about: ts.getTextOfJSDocComment(comment?.comment) ?? "",
        code,
        isPage: isPageFile(path),
        isPaper: isPaperFile(path),
        elements: [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))],
      };
    });
}

/** The component that an example is made for: the longest whose name its own begins with. */
function subjectOf({ id, elements, isPage }, names) {
  if (isPage) return undefined;
  return elements
    .filter((name) => names.has(name) && id.startsWith(name))
    .sort((left, right) => right.length - left.length)[0];
}

/** The examples of all files. @returns {(GalleryExample & { elements: string[] })[]} */
export function readGalleryExamples() {
  return readdirSync(examplesDirectory)
    .filter((file) => file.endsWith(".dev.tsx"))
    .sort()
    .flatMap((file) =>
      readExamples(join(examplesDirectory, file), readFileSync(join(examplesDirectory, file), "utf8")),
    );
}

/**
 * All that the gallery for authors shows. The SDK has to be built.
 *
 * @returns {{ components: GalleryComponent[], examples: GalleryExample[] }}
 */
export function readGalleryReference() {
  const components = readComponents();
  const names = new Set(components.map(({ name }) => name));
  const examples = readGalleryExamples();
  return {
    components: components.map((component) => {
      const having = examples.filter(({ elements }) => elements.includes(component.name));
      const own = having.filter((example) => subjectOf(example, names) === component.name);
      return {
        ...component,
        examples: own.map(({ id }) => id),
        uses: having.filter((example) => !own.includes(example)).map(({ id }) => id),
      };
    }),
    examples: examples.map(({ elements: _, ...example }) => example),
  };
}
