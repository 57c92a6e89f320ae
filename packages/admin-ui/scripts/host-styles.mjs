// The sheet for hosts, made of the sheets that the shell has. A shell has the page to itself; a host has styles of its own, which lie
// outside of layers mostly, and a place for the admin that is smaller than the window. So here:
//
//  - what a host says of elements and classes does not count inside the admin: rules stand outside of layers, with weights in the order
//    of the layers, below them a reset of everything;
//  - what is asked of the window is asked of the admin's own box.
//
// See docs/decisions/123-a-host-gets-a-sheet-of-its-own.md.
import postcss from "postcss";
import selectorParser from "postcss-selector-parser";

/** More than any selector of a host weighs, short of `!important`: twice an id for the reset, and one more for each layer. */
const idsOf = { reset: 2, tokens: 2, base: 2, parts: 3, screens: 4, toasts: 5 };

/** A class of somebody else: what has it, and what is inside, an extension or a library styles by classes of its own. */
const foreign = `[class]:not([class=""], [class^="th-"], [class*=" th-"])`;
const extension = `:is([data-tillhouse] .th-zone *, [data-tillhouse] ${foreign}, [data-tillhouse] ${foreign} *):not([class^="th-"], [class*=" th-"])`;

/** More than three elements of a host weigh, less than one class of an extension. */
const light = ":not(x x x x)";

/** What no attribute of a drawing says: there an attribute counts less than any rule, so not everything can be taken back. */
const ofShapes = [
  ...[
    "vertical-align",
    "position",
    "inset",
    "float",
    "clear",
    "margin",
    "padding",
    "border",
    "border-radius",
  ],
  ...[
    "outline",
    "box-shadow",
    "background",
    "box-sizing",
    "min-width",
    "min-height",
    "max-width",
    "max-height",
  ],
  ...[
    "aspect-ratio",
    "flex",
    "align-self",
    "order",
    "translate",
    "rotate",
    "scale",
    "transition",
    "animation",
  ],
  ...[
    "letter-spacing",
    "word-spacing",
    "text-transform",
    "text-align",
    "text-indent",
    "line-height",
    "white-space",
  ],
];

/** What nobody says of a whole drawing by an attribute. */
const ofDrawings = [
  ...ofShapes,
  ...["display", "overflow", "visibility", "opacity", "filter", "transform", "cursor", "color"],
  "font",
];

/** An attribute of pictures says how wide and high they are, and that is a rule of their own shape. */
const ofPictures = ofDrawings.filter((name) => name !== "aspect-ratio");

/** What drawings are made with, by attributes: as rules, so that a host's rules do not outdo them. */
const strokes = {
  fill: ["none", "currentColor"],
  stroke: ["none", "currentColor"],
  "stroke-width": ["1", "1.5", "2", "2.5", "3"],
  "stroke-linecap": ["round"],
  "stroke-linejoin": ["round"],
};

const drawing = ":is(svg, svg *)";
const picture = ":is(img, video, canvas, iframe, object, embed, picture)";

/** The reset: what a host says of elements is taken back, all of it, and what an element inherits from the page around it. */
export function resetOf() {
  const revert = (names) => names.map((name) => `${name}: revert`).join("; ");
  const inside = `:where([data-tillhouse] *):where(:not(${drawing}, ${picture}))`;
  const own = `:where(:not(${extension}))`;
  const drawn = Object.entries(strokes).flatMap(([name, values]) => [
    `:where([data-tillhouse] ${drawing}:not([${name}])) { ${name}: revert }`,
    ...values.map((value) => `:where([data-tillhouse] ${drawing}[${name}="${value}"]) { ${name}: ${value} }`),
  ]);
  return `@layer tillhouse.reset {
    :where([data-tillhouse]) { all: initial; display: block; }
    ${["", "::before", "::after"].map((part) => `${inside}${own}${part}`).join(", ")} { all: revert; }
    :where([data-tillhouse] svg)${own} { ${revert(ofDrawings)}; }
    :where([data-tillhouse] svg *)${own} { ${revert(ofShapes)}; }
    :where([data-tillhouse] ${picture})${own} { ${revert(ofPictures)}; }
    ${drawn.join("\n")}
  }
  @layer tillhouse.light { ${inside}:where(${extension}) { all: revert; } }`;
}

/** Puts weights where a selector names its subject, before what is no element. */
function weighted(selector, weight) {
  return selectorParser((root) => {
    root.each((single) => {
      const pseudo = single.nodes.findLastIndex((node) => selectorParser.isPseudoElement(node));
      const isPart = pseudo > single.nodes.findLastIndex((node) => node.type === "combinator");
      const added = selectorParser().astSync(weight).first.nodes;
      const place = isPart ? single.nodes[pseudo] : undefined;
      for (const node of [...added]) {
        if (place) single.insertBefore(place, node);
        else single.append(node);
      }
    });
  }).processSync(selector);
}

/** Whether a rule of the admin's reset speaks of elements, with no weight. */
const isOfElements = (selector) => /^:where\(\[data-tillhouse\]\)\s*:where\(/.test(selector);

/** The weight of some ids, which nothing has. */
const ids = (count) => `:not(${"#\\#".repeat(count)})`;

/** Gives the rules of a layer a weight, and takes the layer away. */
function flatten(layer) {
  const name = layer.params.split(".").at(-1);
  layer.walkRules((rule) => {
    if (rule.parent.type === "atrule" && /keyframes$/.test(rule.parent.name)) return;
    if (name === "light") {
      rule.selectors = rule.selectors.map((selector) => weighted(selector, light));
      return;
    }
    const weight = ids(idsOf[name]);
    if (name === "base" && rule.selectors.every(isOfElements)) {
      // An extension says what its own elements look like; where it says nothing, they look as in the shell.
      const apart = rule.clone();
      apart.selectors = rule.selectors.map((selector) => weighted(selector, `:where(${extension})${light}`));
      rule.before(apart);
      rule.selectors = rule.selectors.map((selector) =>
        weighted(selector, `:where(:not(${extension}))${weight}`),
      );
      return;
    }
    rule.selectors = rule.selectors.map((selector) => weighted(selector, weight));
  });
  layer.replaceWith(layer.nodes);
}

const isOfWidth = (condition) => /\bwidth\b/.test(condition);

/** What is asked of the window's width is asked of the box's. */
function askBox(media) {
  const asked = media.params.split(/,\s*/);
  if (!asked.some(isOfWidth)) return;
  const wrapped = asked.map((query) => {
    const parts = query.split(/\s+and\s+/);
    const widths = parts.filter(isOfWidth);
    const rest = parts.filter((part) => !isOfWidth(part));
    const inside =
      widths.length === 0
        ? media.nodes.map((node) => node.clone())
        : [postcss.atRule({ name: "container", params: `th-box ${widths.join(" and ")}` })];
    if (widths.length > 0) inside[0].append(media.nodes.map((node) => node.clone()));
    if (rest.length === 0) return inside;
    const outer = postcss.atRule({ name: "media", params: rest.join(" and ") });
    outer.append(inside);
    return [outer];
  });
  media.replaceWith(wrapped.flat());
}

/** Hundredths of the window become hundredths of the box. */
const inBox = (value) =>
  value.replace(
    /(?<![\w.-])(\d*\.?\d+)d?v([hw])\b/g,
    (_, number, side) => `calc(${number} * var(--th-v${side}))`,
  );

/**
 * The sheet for hosts.
 *
 * @param {string} css the admin's sheets in their layers, with the reset first
 * @returns {string}
 */
export function hostStyles(css) {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (layer) => {
    if (layer.nodes === undefined) layer.remove();
  });
  root.walkDecls((declaration) => {
    if (!/^--th-v[hw]$|^contain-intrinsic/.test(declaration.prop))
      declaration.value = inBox(declaration.value);
  });
  root.walkAtRules("media", askBox);
  root.walkAtRules("layer", flatten);
  return root.toString();
}

/** Selectors that would reach beyond the admin, and names that could meet those of a host. */
export function reachesOut(css) {
  const found = [];
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (["keyframes", "property"].includes(rule.name) && !/^(--)?th-/.test(rule.params))
      found.push(`@${rule.name} ${rule.params}`);
    if (rule.name === "layer") found.push(`@layer ${rule.params}`);
    if (rule.name === "font-face" && !/Tillhouse/.test(rule.toString())) found.push("@font-face");
  });
  root.walkRules((rule) => {
    if (rule.parent.type === "atrule" && /keyframes$/.test(rule.parent.name)) return;
    for (const selector of rule.selectors) {
      // What is not there says nothing of what is.
      const said = selector.replace(/:not\([^()]*\)/g, "");
      if (!/\.th-|\[data-tillhouse|\[data-sonner/.test(said)) found.push(selector);
    }
  });
  return found;
}
