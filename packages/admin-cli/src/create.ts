export { create } from "./cli";
