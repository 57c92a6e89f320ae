/** The attribute of the elements that the sheet is scoped to. */
export const scope = "[data-tillhouse-v1]";

/** Matches each element in the scope, with the specificity of nothing or, for `:is`, of a class. */
export const inScope = `${scope},${scope} *`;

/** An element that says the theme: the admin's root, one inside of it, or a scope element. A host page's own do not count. */
function themed(value = ""): string {
  return `:is([data-tillhouse],[data-tillhouse] *,${scope})[data-theme${value}]`;
}

const [any, dark, light] = [themed(), themed('="dark"'), themed('="light"')];

/** What an element has to match when the theme above it is fixed to dark, and not to light again below that. */
export const isDark = `:where(:is(${dark},${dark} *):not(${dark} ${light},${dark} ${light} *))`;

/** What an element has to match when no theme above it is fixed, so that the system's holds. */
export const followsSystem = `:where(:not(${any},${any} *))`;

/** The media query of a dark system. */
export const darkSystem = "@media (prefers-color-scheme: dark)";

/**
 * The selectors of the `dark:` variant. `:is` makes them as specific as the class that Tailwind puts there, so that
 * `dark:` wins over what it would win over in the official admin.
 */
export const darkVariant = [
  `&:is(${inScope})${isDark}`,
  `${darkSystem}{&:is(${inScope})${followsSystem}}`,
] as const;
