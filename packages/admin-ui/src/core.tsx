/**
 * The admin without its resources, for hosts that take some of them alone: the same components, whose `resources` are groups of
 * `@tillhouse/admin-ui/resources`.
 *
 * @example
 * import { AdminProvider, ListPage } from "@tillhouse/admin-ui/core";
 * import { orders } from "@tillhouse/admin-ui/resources";
 */
import { forwardRef, type ReactNode, type RefAttributes } from "react";
import { CoreProvider } from "./admin-core";
import type { AdminProps, AdminProviderProps } from "./admin-props";
import { Pages } from "./app/routing/admin-pages";
import type { AdminHandle } from "./core/host/use-admin-handle";

/** Props of the components here: what there is of the admin itself is up to the host. */
type OfGroups<Props extends AdminProps> = Props &
  Required<Pick<AdminProps, "resources">> &
  RefAttributes<AdminHandle>;

/** `AdminProvider` of `@tillhouse/admin-ui`, with those groups alone that it is given. */
export const AdminProvider: (props: OfGroups<AdminProviderProps>) => ReactNode = CoreProvider;

/** `Admin` of `@tillhouse/admin-ui`, with those groups alone that it is given. */
export const Admin: (props: OfGroups<AdminProps>) => ReactNode = /* @__PURE__ */ forwardRef<
  AdminHandle,
  AdminProviderProps
>(function Admin(props, ref) {
  return (
    <CoreProvider {...props} ref={ref}>
      <Pages hasChrome />
    </CoreProvider>
  );
});

export { ActivityDrawer } from "./app/embedding/activity-drawer";
export { CommandPalette } from "./app/embedding/command-palette";
export { DetailPage } from "./app/embedding/detail-page";
export { FormDialog } from "./app/embedding/form-dialog";
export { ListPage } from "./app/embedding/list-page";
export { useAppearance, useNavigation, useSession, useTopBar } from "./app/provider/host-hooks";
export { AdminPages } from "./app/routing/admin-pages";
