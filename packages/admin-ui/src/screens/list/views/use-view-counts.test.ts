import { describe, expect, it } from "vitest";
import { builtIn, builtInResource } from "../../../testing/harness/complete-built-in";
import { questionOf } from "../state/list-state";
import { viewState } from "./saved-views";
import { onlyCounted } from "./use-view-counts";

const asked = (name: string, query = "") => {
  const resource = builtInResource(name);
  return onlyCounted(questionOf(viewState({ query }, resource), resource), resource);
};

describe("what is asked for where a view is counted", () => {
  it("is only the id of a record", () => {
    expect(asked("orders", "payment_status=awaiting")).toEqual({
      fields: "id",
      expand: "",
      payment_status: ["awaiting"],
      order: "-created_at",
    });
    expect(asked("customers")).toMatchObject({ fields: "id" });
  });

  it("is one relation of products", () => {
    expect(asked("products")).toMatchObject({ fields: "id", expand: "type" });
  });

  it("has only parameters that the list has", () => {
    expect(asked("collections")).not.toHaveProperty("fields");
  });

  it.each((builtIn.resources ?? []).flatMap(({ name, list, api }) => (list && !api.isUnpaged ? [name] : [])))(
    "leaves out relations of %s that are not needed",
    (name) => {
      const { fields, expand = "" } = asked(name);
      // The store takes no `fields` for these.
      const isUnknown = fields === undefined;
      expect(isUnknown || expand === "" || name === "products").toBe(true);
    },
  );
});
