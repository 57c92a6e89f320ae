// The steps of a form, with the wizard that extensions have: most forms have none, and do not load it.
export { WizardFrame as default } from "@tillhouse/extension-sdk/layers";
