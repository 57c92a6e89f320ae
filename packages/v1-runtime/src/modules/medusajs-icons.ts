export * from "@medusajs/icons";
// The last versions have no other name for the icon of a sidebar.
export { SidebarLeft as Sidebar } from "@medusajs/icons";
