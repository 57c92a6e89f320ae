/** Loads what only signed-in people see: the screens, the built-in resources and the frame around them. */
export const loadAdminArea = () => import("./admin-area");
