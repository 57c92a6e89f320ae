import { forwardRef } from "react";
import { CoreProvider } from "./admin-core";
import type { AdminProps, AdminProviderProps } from "./admin-props";
import { createBuiltInSource } from "./app/provider/built-in-source";
import { Pages } from "./app/routing/admin-pages";
import type { AdminHandle } from "./core/host/use-admin-handle";

/** All that the admin itself brings comes with its pages: nobody who is not signed in waits for it. */
const everything = createBuiltInSource(async () => (await import("./resources/built-in")).builtIn);

/**
 * One admin with nothing to see: all that stands in it, anywhere in the host's own page, shares its session, its cache and its
 * texts. `<AdminPages>` are its pages, `useNavigation` is its sidebar as data, `<ListPage>` and others are single parts.
 *
 * @example
 * <AdminProvider config={{ basePath: "/office" }} hostRouter={{ location, navigate }}>
 *   <PlatformNavigation />
 *   <AdminPages />
 * </AdminProvider>
 */
export const AdminProvider = forwardRef<AdminHandle, AdminProviderProps>(function AdminProvider(props, ref) {
  return <CoreProvider {...props} all={props.resources === undefined ? everything : undefined} ref={ref} />;
});

/**
 * The whole back-office as one component: an {@link AdminProvider} with its pages, the sidebar and the top bar. Router, query
 * client, texts and registry are its own, so two fit on one page. On a server it draws a skeleton, which stays until the browser has a page.
 *
 * @example <Admin config={{ basePath: "/admin", backend: "https://store.example.com" }} extensions={[loyalty]} />
 */
export const Admin = forwardRef<AdminHandle, AdminProps>(function Admin(props, ref) {
  return (
    <AdminProvider {...props} ref={ref}>
      <Pages hasChrome />
    </AdminProvider>
  );
});
