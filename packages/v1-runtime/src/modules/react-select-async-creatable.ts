import { turnSelectColours } from "./select-colours";

export * from "react-select/async-creatable";
export { default } from "react-select/async-creatable";

turnSelectColours();
