/** Loads the list of a section: with filters, actions and all that a page of its own would have. */
export const loadRelatedList = () => import("./related-list");
