import { expect, it } from "vitest";
import { badge as badgeCell } from "./cell";
import { badge } from "./filter";

it("narrows by the words of a badge, in the badge's order", () => {
  const status = badgeCell("status", { draft: "empty", published: "done" }, { label: "shown" });
  expect(badge(status)).toEqual({ kind: "choices", key: "status", options: ["draft", "published"] });
  expect(badge(status, { label: "state" }).label).toBe("state");
});
