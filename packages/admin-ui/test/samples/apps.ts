import type { ResourceSample } from "@tillhouse/extension-sdk/testing";

export const apps: ResourceSample<"apps"> = {
  of: "apps",
  api: { path: "apps", singularKey: "app", pluralKey: "apps" },
  record: (index) => ({
    id: `oauth_${index}`,
    application_name: `app-${index}-`,
    display_name: `App ${index}.`,
    install_url: `https://app-${index}.example/authorize`,
    uninstall_url: `https://app-${index}.example/remove`,
    data: index % 2 === 0 ? { state: `state-${index}` } : { access_token: "secret" },
  }),
  elsewhere: { install: "e2e/store/apps.spec.ts", uninstall: "e2e/store/apps.spec.ts" },
};
