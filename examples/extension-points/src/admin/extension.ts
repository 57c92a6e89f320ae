import { defineExtension, field } from "@tillhouse/extension-sdk";
import { Scissors, Shirt } from "lucide-react";
import { boolean, number, object, string } from "zod/mini";
import { collectionChanges } from "./changes/collections";
import { otherChanges } from "./changes/others";
import { productChanges } from "./changes/products";

/** What has no folder of its own. The widgets, routes, settings and messages beside this file join it. */
export default defineExtension({
  id: "care",
  changes: [...productChanges, ...collectionChanges, ...otherChanges],
  groups: [{ id: "workshop", label: "care.workshop", order: 25 }],
  commands: [
    { id: "open", label: "care.open", keywords: "wash mend", icon: Shirt, shortcut: "g w", to: "/care" },
    {
      id: "greet",
      label: "care.greet",
      icon: Scissors,
      run: ({ notify, user }) => notify.success(`The workshop greets ${user.email}`),
    },
  ],
  settings: [
    {
      path: "care",
      label: "care.settings",
      description: "care.settingsText",
      icon: Shirt,
      // A form needs no page: the admin draws it and keeps the values in the store's metadata.
      form: {
        schema: object({ address: string(), days: number(), isOpen: boolean() }),
        fields: [field.text("address"), field.number("days", { minimum: 1 }), field.toggle("isOpen")],
        defaultValues: { address: "", days: 14, isOpen: true },
      },
    },
  ],
  // The last word about definitions, where changes do not suffice: clothes are sold here.
  transformResource: (resource) =>
    resource.name === "products" && resource.nav
      ? { ...resource, nav: { ...resource.nav, icon: Shirt } }
      : resource,
  // The last word about the sidebar, where `move` and `hide` do not suffice: empty groups go.
  transformSidebar: (sections) => sections.filter(({ items }) => items.length > 0),
});
