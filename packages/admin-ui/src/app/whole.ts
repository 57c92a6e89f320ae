// What the first list does not need, in one piece: it comes soon after the list, or at once where a page needs it.
export { builtIn } from "../resources/built-in";
export { default as DetailScreen } from "../screens/detail-screen";
