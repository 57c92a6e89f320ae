import { describe, expect, it } from "vitest";
import { type LocalResults, mergeResults } from "./merge-results";
import type { SearchResult } from "./search-result";

const hit = (label: string, words?: string): SearchResult => ({ id: label, label, words, lead: null });

const local: LocalResults = {
  onPage: [{ id: "record", heading: "Order #12", hits: [hit("Capture payment"), hit("Cancel order…")] }],
  recent: { id: "recent", heading: "Recent", hits: [hit("Ada Holm")] },
  go: { id: "go", heading: "Go to", hits: [hit("Bestellungen", "Orders"), hit("Kunden", "Customers")] },
  act: { id: "act", heading: "Do", hits: [hit("Neuer Kunde", "Create customer")] },
  more: { go: [hit("Währungen", "Currencies")], act: [hit("Sprache: Deutsch", "German language")] },
};

const found = (typed: string) =>
  mergeResults(typed, local).map(
    ({ heading, hits }) => `${heading}: ${hits.map(({ label }) => label).join(", ")}`,
  );

describe("what is offered without the store", () => {
  it("starts with the actions and the recent records", () => {
    expect(found("")).toEqual([
      "Order #12: Capture payment, Cancel order…",
      "Recent: Ada Holm",
      "Go to: Bestellungen, Kunden",
      "Do: Neuer Kunde",
    ]);
  });

  it("is found by the translated name and by the English one", () => {
    expect(found("bestell")).toEqual(["Go to: Bestellungen"]);
    expect(found("orders")).toEqual(["Go to: Bestellungen"]);
    expect(found("wahr")).toEqual(["Go to: Währungen"]);
    expect(found("german")).toEqual(["Do: Sprache: Deutsch"]);
  });

  it("puts the actions of the page first", () => {
    expect(found("order")[0]).toBe("Order #12: Cancel order…");
  });

  it("never starts with an action that needs care", () => {
    const care = (label: string): SearchResult => ({ ...hit(label), needsCare: true });
    const offered = (typed: string, ...hits: SearchResult[]) =>
      mergeResults(typed, { ...local, onPage: [{ id: "record", heading: "Order #12", hits }] }).flatMap(
        (group) => group.hits.map(({ label }) => label),
      );
    expect(offered("", care("Capture payment…"), hit("Edit items")).slice(0, 2)).toEqual([
      "Edit items",
      "Capture payment…",
    ]);
    expect(offered("", care("Capture payment…")).slice(0, 2)).toEqual(["Ada Holm", "Capture payment…"]);
    const order = care("Cancel order…");
    expect(offered("order", order)).toEqual(["Bestellungen", "Cancel order…"]);
    expect(offered("cancel", order)).toEqual(["Cancel order…"]);
  });

  it("ranks the own name before the English one", () => {
    const go = { ...local.go, hits: [hit("Kunden", "Order"), hit("Orderliste"), hit("Order")] };
    const [, group] = mergeResults("order", { ...local, go });
    expect(group?.hits.map(({ label }) => label)).toEqual(["Order", "Orderliste", "Kunden"]);
  });

  it("has at most six of a kind", () => {
    const go = { ...local.go, hits: Array.from({ length: 20 }, (_, index) => hit(`Page ${index}`)) };
    expect(mergeResults("page", { ...local, go })[0]?.hits).toHaveLength(6);
    expect(found("xyz")).toEqual([]);
  });
});
