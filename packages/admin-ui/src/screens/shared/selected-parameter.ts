/** Parameter that holds the selection; see `selection.ts`. */
export const selectedParameter = "selected";
