/** The selectors, and what holds for each of them. Those of one specificity are put together: the scope is written once then. */
const rules: [selectors: string, declarations: string][] = [
  ["*,::before,::after", "box-sizing:border-box;border-width:0;border-style:solid"],
  ["::before,::after", "--tw-content:''"],
  // What the official admin's page and layout give to the text of an extension. Its `body` has no margin; a scope element is no
  // body, and how far it lies from its neighbours is the admin's concern.
  [
    ":scope",
    `font:normal 14px/1.5rem theme('fontFamily.sans');font-feature-settings:normal;font-variation-settings:normal;
    letter-spacing:normal;text-transform:none;-webkit-text-size-adjust:100%;text-size-adjust:100%;tab-size:4;
    -webkit-tap-highlight-color:transparent`,
  ],
  // The sections of a page lie on each other; widgets of the official admin are cards with room around them.
  [":scope[data-tillhouse-v1='widget']:not(:empty)", "padding-block:16px"],
  [":scope[data-tillhouse-v1='page']", "padding:24px"],
  ["hr", "height:0;color:inherit;border-top-width:1px"],
  ["abbr:where([title])", "text-decoration:underline dotted"],
  [":is(h1,h2,h3,h4,h5,h6)", "font-size:inherit;font-weight:inherit"],
  ["a", "color:inherit;text-decoration:inherit"],
  [":is(b,strong)", "font-weight:bolder"],
  [
    ":is(code,kbd,samp,pre)",
    "font-family:theme('fontFamily.mono');font-feature-settings:normal;font-variation-settings:normal;font-size:1em",
  ],
  ["small", "font-size:80%"],
  [":is(sub,sup)", "font-size:75%;line-height:0;position:relative;vertical-align:baseline"],
  ["sub", "bottom:-0.25em"],
  ["sup", "top:-0.5em"],
  ["table", "text-indent:0;border-color:inherit;border-collapse:collapse"],
  [
    ":is(button,input,optgroup,select,textarea)",
    `font-family:inherit;font-feature-settings:inherit;font-variation-settings:inherit;font-size:100%;font-weight:inherit;
    line-height:inherit;letter-spacing:inherit;color:inherit;margin:0;padding:0`,
  ],
  [":is(button,select)", "text-transform:none"],
  [
    ":is(button,input:where([type='button'],[type='reset'],[type='submit']))",
    "-webkit-appearance:button;background-color:transparent;background-image:none",
  ],
  [":-moz-focusring", "outline:auto"],
  [":-moz-ui-invalid", "box-shadow:none"],
  ["progress", "vertical-align:baseline"],
  ["::-webkit-inner-spin-button,::-webkit-outer-spin-button", "height:auto"],
  ["[type='search']", "-webkit-appearance:textfield;outline-offset:-2px"],
  ["::-webkit-search-decoration", "-webkit-appearance:none"],
  ["::-webkit-file-upload-button", "-webkit-appearance:button;font:inherit"],
  ["summary", "display:list-item"],
  [":is(blockquote,dl,dd,h1,h2,h3,h4,h5,h6,hr,figure,p,pre)", "margin:0"],
  ["fieldset", "margin:0;padding:0"],
  ["legend", "padding:0"],
  [":is(ol,ul,menu)", "list-style:none;margin:0;padding:0"],
  ["dialog", "padding:0"],
  ["textarea", "resize:vertical"],
  [":is(input,textarea)::placeholder", "opacity:1;color:theme('colors.gray.400')"],
  ["button,[role='button']", "cursor:pointer"],
  [":disabled", "cursor:default"],
  [":is(img,svg,video,canvas,audio,iframe,embed,object)", "display:block;vertical-align:middle"],
  [":is(img,video)", "max-width:100%;height:auto"],
  ["[hidden]:where(:not([hidden='until-found']))", "display:none"],
];

/**
 * What Tailwind 3.4 resets on a page, for the scope alone: `:scope` stands for the page's root. The official admin resets no form
 * controls beyond this; of its forms plugin it has the classes only (`form-input` and others).
 */
export const preflight = rules.map(([selectors, declarations]) => `${selectors}{${declarations}}`).join("");
