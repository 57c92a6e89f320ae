/** The version of the extension contract. An extension built for another one is reported by name. */
export const apiVersion = 1;
