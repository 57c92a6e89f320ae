import { turnSelectColours } from "./select-colours";

export * from "react-select";
export { default } from "react-select";

turnSelectColours();
