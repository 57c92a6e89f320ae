import { turnSelectColours } from "./select-colours";

export * from "react-select/creatable";
export { default } from "react-select/creatable";

turnSelectColours();
