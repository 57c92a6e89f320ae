import { type CustomCell, cell, defineBody, type RecordOf } from "@tillhouse/extension-sdk";
import { ExternalLink, Unplug } from "lucide-react";
import { AppState, stateOfApp } from "./app-state";

type App = RecordOf<"apps">;

const state = {
  id: "state",
  sort: false,
  text: (app) => stateOfApp(app),
  render: (app) => <AppState app={app} />,
} satisfies CustomCell<App>;

/** An address of the app's own service. Plugins write it; what is no page of the web is not opened. */
function serviceUrl(url: string | null): string {
  return url !== null && /^https?:\/\//i.test(url) ? url : "";
}

export default defineBody("apps", {
  list: {
    columns: [
      cell.text("display_name", { mobile: "lead", grow: 40 }),
      cell.text("application_name", { isCode: true, mobile: "note" }),
      { ...state, mobile: "mark" },
    ],
    search: true,
    sort: "display_name",
  },
  detail: {
    badges: [{ ...state, render: (app) => <AppState app={app} isBadge /> }],
    sections: [
      { id: "connection", load: () => import("./app-connection") },
      { id: "details", column: "side", facts: [cell.text("application_name", { isCode: true })] },
    ],
  },
  actions: [
    {
      id: "install",
      icon: ExternalLink,
      when: (app) => serviceUrl(app.install_url) !== "" || "apps.reasons.noInstallUrl",
      run: { link: (app) => serviceUrl(app.install_url) },
    },
    {
      id: "uninstall",
      icon: Unplug,
      group: "file",
      when: (app) => stateOfApp(app) === "connected" && serviceUrl(app.uninstall_url) !== "",
      run: { link: (app) => serviceUrl(app.uninstall_url) },
    },
  ],
});
