// The components of `/kit` as they were named in version 0 of the contract.
export * from "../../kit/index";
export {
  DocumentHeader as PaperHead,
  DocumentLineItem as PaperLine,
  DocumentTable as PaperTable,
} from "../../kit/index";
