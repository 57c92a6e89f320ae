/** Parameter of a list's address that holds what is selected. */
export const selectedParameter = "selected";
