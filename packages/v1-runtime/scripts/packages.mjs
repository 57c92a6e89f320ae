// The packages that extensions of the official admin were given, and how each gets into the runtime.

/**
 * @typedef {object} RuntimePackage
 * @property {string} [source] Our own module in `src/modules` that stands for it.
 * @property {boolean} [isAliased] Whether extensions get this one whatever they have installed.
 * @property {boolean} [hasSideEffects] Whether it does something when it is loaded.
 * @property {string[]} [exports] What it exports, where that cannot be seen from it.
 */

/** @type {Readonly<Record<string, RuntimePackage>>} */
export const packages = {
  "@tillhouse/v1-runtime/contribution": { source: "../host/contribution.tsx", isAliased: true },
  // The official admin gave its own copy of these.
  "@emotion/react": { isAliased: true },
  "@medusajs/icons": { source: "medusajs-icons.ts", isAliased: true },
  "@medusajs/ui": { source: "medusajs-ui.ts", isAliased: true },
  "@tanstack/react-query": { source: "react-query.ts", isAliased: true, hasSideEffects: true },
  "@tanstack/react-table": { isAliased: true },
  "medusa-react": { source: "medusa-react.tsx", isAliased: true, hasSideEffects: true },
  "react-dnd": { source: "react-dnd.tsx", isAliased: true, hasSideEffects: true },
  "react-dnd-html5-backend": { isAliased: true },
  "react-dom": {
    source: "react-dom.ts",
    isAliased: true,
    exports: [
      "createPortal",
      "createRoot",
      "default",
      "findDOMNode",
      "flushSync",
      "hydrate",
      "hydrateRoot",
      "render",
      "unmountComponentAtNode",
      "unstable_batchedUpdates",
      "unstable_renderSubtreeIntoContainer",
      "version",
    ],
  },
  "react-helmet-async": { source: "react-helmet-async.ts", isAliased: true, hasSideEffects: true },
  "react-select": { source: "react-select.ts", isAliased: true, hasSideEffects: true },
  // Two versions of one package would draw two looks.
  "react-select/async": { source: "react-select-async.ts", isAliased: true, hasSideEffects: true },
  "react-select/async-creatable": {
    source: "react-select-async-creatable.ts",
    isAliased: true,
    hasSideEffects: true,
  },
  "react-select/creatable": { source: "react-select-creatable.ts", isAliased: true, hasSideEffects: true },
  // They reach into the page, so that a second copy would be lost in it.
  "@medusajs/medusa-js": { source: "medusa-js.ts", isAliased: true },
  "react-hot-toast": { source: "react-hot-toast.ts", isAliased: true },
  "react-i18next": { source: "react-i18next.tsx", isAliased: true, hasSideEffects: true },
  i18next: { isAliased: true },
  // These were there because the official admin had them for itself.
  "@hookform/error-message": {},
  "@hookform/resolvers/zod": {},
  "@radix-ui/react-accordion": {},
  "@radix-ui/react-avatar": {},
  "@radix-ui/react-collapsible": {},
  "@radix-ui/react-dialog": {},
  "@radix-ui/react-dropdown-menu": {},
  "@radix-ui/react-popover": {},
  "@radix-ui/react-portal": {},
  "@radix-ui/react-radio-group": {},
  "@radix-ui/react-select": {},
  "@radix-ui/react-slot": {},
  "@radix-ui/react-switch": {},
  "@radix-ui/react-tabs": {},
  "@radix-ui/react-tooltip": {},
  clsx: {},
  "copy-to-clipboard": {},
  "date-fns": {},
  "emoji-picker-react": {},
  "framer-motion": {},
  "iso8601-duration": {},
  lodash: {},
  moment: {},
  qs: {},
  "query-string": {},
  "react-country-flag": {},
  "react-currency-input-field": {},
  "react-datepicker": {},
  "react-datepicker/dist/react-datepicker.css": {},
  "react-highlight-words": {},
  "react-hook-form": {},
  "react-json-tree": {},
  "react-nestable": {},
  "react-nestable/dist/styles/index.css": {},
  "react-select/animated": {},
  "react-table": {},
  zod: {},
};

/** Whether one of them is a style sheet. A package of the table that has one in it brings it along, as the official page did. */
export const isSheet = (name) => name.endsWith(".css");

/** Packages of many small files, of which a store gets those that its extensions name. */
export const inPieces = ["@medusajs/icons", "@medusajs/ui"];
