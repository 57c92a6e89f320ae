/**
 * The part of a test that gives a component what the admin would: texts from the extension's own file, and notices that
 * go nowhere.
 */
export const testHost = `const notify = { show() {}, success() {}, error() {}, warn() {}, info() {} };
const host = {
  notify,
  translate: (key: keyof typeof messages) => messages[key],
} as unknown as Host; // The component asks for nothing else.
`;
