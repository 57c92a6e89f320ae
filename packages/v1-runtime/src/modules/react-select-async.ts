import { turnSelectColours } from "./select-colours";

export * from "react-select/async";
export { default } from "react-select/async";

turnSelectColours();
