// @vitest-environment happy-dom
import { cleanup, render, waitFor } from "@testing-library/react";
import { defineExtension } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  adminZones,
  type ExtensionDefinition,
  hasList,
  v1Zones,
} from "@tillhouse/extension-sdk/internal";
import { type AnySample, createFakeBackend } from "@tillhouse/extension-sdk/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Admin } from "../src/admin";
import { createTranslation } from "../src/core/i18n/translate";
import { builtIn } from "../src/testing/harness/complete-built-in";
import { speedUpTimers } from "../src/testing/harness/fast-timers";
import { samples } from "./samples/all";

/** Says where it stands, and what it was given: each prop by its name, records with their ids. */
const says = (zone: string) => async () => ({
  default: (props: object) => {
    const given = Object.entries(props)
      .map(
        ([name, value]) => `${name}=${typeof value === "object" ? (Reflect.get(value, "id") ?? "…") : value}`,
      )
      .sort();
    return <p data-says={zone}>{given.join(" ")}</p>;
  },
});
const everywhere = defineExtension({
  id: "everywhere",
  // Typed by the names of the zones, so that none is left out.
  widgets: [...v1Zones, ...adminZones].map((zone) => ({ id: zone, zone, load: says(zone) })),
});

/** Stands for a resource whose page is still to come: nothing but its zone's prefix says where its widgets go. */
const standIn = (zone: string): AnyResource => ({
  name: `pages-of-${zone.replaceAll("_", "-")}s`,
  zone,
  api: { singularKey: zone, pluralKey: `${zone}s` },
  title: () => zone,
  list: { columns: ["id"] },
  detail: { sections: [] },
});
// Some are known from the start, and have no pages yet.
const resources = (builtIn.resources ?? []).filter(hasList);
const present = new Set(resources.map(({ zone, api }) => zone ?? api.singularKey));
const missing = ["draft_order", "price_list", "discount", "gift_card", "custom_gift_card"].filter(
  (prefix) => !present.has(prefix),
);
const standIns = missing.map(standIn);
const standInSamples = standIns.map(
  ({ name, api }): AnySample => ({
    of: name,
    record: (index: number) => ({ id: `${api.singularKey}_${index}` }),
    count: 1,
  }),
);

const createBackend = () =>
  createFakeBackend({
    resources: [...(builtIn.resources ?? []), ...standIns],
    samples: [...samples, ...standInSamples],
  });

let putBack = () => {};
beforeEach(() => {
  putBack = speedUpTimers();
});
afterEach(() => {
  cleanup();
  putBack();
});

/** What the widgets on a page say, by their zones. */
async function open(path: string, zones: readonly string[], isSignedIn = true) {
  const backend = createBackend();
  if (!isSignedIn) backend.signOut();
  window.history.replaceState(null, "", `/app/${path}`);
  const more: ExtensionDefinition = defineExtension({ id: "stand-ins", resources: standIns });
  render(
    <Admin
      config={{ locale: "en" }}
      translation={createTranslation({ locale: "en" })}
      fetch={backend.fetch}
      extensions={[more, everywhere]}
    />,
  );
  const said = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>("[data-says]")].map(({ dataset, textContent }) => [
        dataset.says,
        textContent,
      ]),
    );
  await waitFor(() => expect(Object.keys(said())).toEqual(expect.arrayContaining([...zones])), {
    timeout: 8000,
  });
  return said();
}

const both = (place: string) => [`${place}.before`, `${place}.after`];

describe("the zones of v1", () => {
  const seen = new Set<string>();
  const saw = (zones: readonly string[]) => {
    for (const zone of zones) seen.add(zone);
  };

  const places = [...resources, ...standIns].map((resource) => {
    const prefix = resource.zone ?? resource.api.singularKey;
    const zones = v1Zones.filter((zone) => zone.startsWith(`${prefix}.`));
    const isInList = (zone: string) => zone.includes(".list.");
    const inList = zones.filter(isInList);
    const inDetail = zones.filter((zone) => !isInList(zone));
    return { prefix, name: resource.name, route: resource.route ?? resource.name, inList, inDetail };
  });

  it.each(places.filter(({ inList }) => inList.length > 0))(
    "of $prefix surround its list and get only notify",
    async ({ route, inList }) => {
      const said = await open(`a/${route}`, inList);
      for (const zone of inList) expect(said[zone]).toBe("notify=…");
      saw(inList);
    },
  );

  it.each(places.filter(({ inDetail }) => inDetail.length > 0))(
    "of $prefix surround its record and get it by its v1 name",
    async ({ prefix, name, route, inDetail }) => {
      const id = String(createBackend().records(name)[0]?.id);
      const said = await open(`a/${route}/${id}`, inDetail);
      const prop =
        prefix === "custom_gift_card"
          ? "giftCard"
          : prefix.replace(/_(.)/g, (_all, letter) => letter.toUpperCase());
      for (const zone of inDetail) expect(said[zone]).toBe([`${prop}=${id}`, "notify=…"].sort().join(" "));
      saw(inDetail);
    },
  );

  it.each([
    ["login", "login"],
    ["reset-password", "reset-password"],
  ])("of the sign-in are on %s without a session", async (path, page) => {
    const said = await open(path, both("login"), false);
    expect(said["login.before"]).toBe(`notify=… page=${page}`);
    saw(both("login"));
  });

  it("were all rendered", () => {
    expect(v1Zones.filter((zone) => !seen.has(zone))).toEqual([]);
    expect(v1Zones).toHaveLength(40);
  });
});

it.each([
  ["a", ["home", "sidebar", "topbar"]],
  ["a/settings", ["settings", "sidebar", "topbar"]],
])("the admin's own zones surround %s", async (path, places) => {
  const said = await open(path, places.flatMap(both));
  for (const zone of places.flatMap(both)) expect(said[zone]).toBe("notify=…");
});
