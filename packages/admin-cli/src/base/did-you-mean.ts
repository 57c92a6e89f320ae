export { didYouMean } from "@tillhouse/extension-sdk/mistakes";
