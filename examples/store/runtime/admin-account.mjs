/** Who signs in to the admin of a store that was just made. */
export const adminAccount = { email: "admin@tillhouse.test", password: "tillhouse" };
