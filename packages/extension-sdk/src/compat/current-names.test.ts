import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { renamedOptions } from "./changed-names";
import { takingOldNames, withCurrentNames } from "./current-names";

describe("withCurrentNames", () => {
  test("renames every option of the table where it stands, and nowhere else", () => {
    for (const { where, from, to } of renamedOptions) {
      const [, parent, isList] = /^(\w+)(\[\])?(?:\(\))?$/.exec(where) ?? [];
      const isArgument = where.endsWith("()");
      const given = isArgument
        ? { [from]: 1 }
        : { [String(parent)]: isList ? [{ [from]: 1 }] : { [from]: 1 } };
      const wanted = isArgument ? { [to]: 1 } : { [String(parent)]: isList ? [{ [to]: 1 }] : { [to]: 1 } };
      expect(withCurrentNames(given, isArgument ? where : "elsewhere()"), where).toEqual(wanted);
    }
    expect(withCurrentNames({ narrow: 1, deeper: { narrow: 2 } }, "elsewhere()")).toEqual({
      narrow: 1,
      deeper: { narrow: 2 },
    });
  });

  test("leaves what is no record of options as it is", () => {
    const run = () => 1;
    const element = createElement("p", { narrow: true } as object);
    const when = new Date(0);
    const value = { columns: [{ narrow: run, label: element, when }] };
    const [column] = withCurrentNames(value, "defineResource()").columns;
    expect(column).toEqual({ mobile: run, label: element, when });
    expect(Reflect.get(Object(column), "label")).toBe(element);
    expect(Reflect.get(Object(column), "when")).toBe(when);
  });

  test("keeps the new name where both stand, and goes through circles", () => {
    expect(withCurrentNames({ columns: [{ narrow: 1, mobile: 2 }] }, "defineResource()")).toEqual({
      columns: [{ narrow: 1, mobile: 2 }],
    });
    const circle: Record<string, unknown> = { find: 1 };
    circle.self = circle;
    const made = withCurrentNames(circle, "defineResource()");
    expect(made.search).toBe(1);
    expect(made.self).toBe(made);
  });
});

test("functions and namespaces take the old names", () => {
  const cell = { text: (options: object) => options, kinds: ["text"] };
  const old = takingOldNames(cell, "cell()");
  expect(old.text({ narrow: true })).toEqual({ mobile: true });
  expect(old.kinds).toEqual(["text"]);
});
