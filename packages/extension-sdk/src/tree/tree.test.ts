import { describe, expect, it } from "vitest";
import type { AnyResource } from "../resource/define-resource";
import { withChildren } from "../resource/with-children";
import {
  buildTree,
  inOrder,
  isSamePosition,
  movedRecords,
  pathTitle,
  pathTo,
  planMove,
  positionAfterStep,
  positionOf,
  type Tree,
  type TreePosition,
  type TreeStep,
  visibleNodes,
} from ".";

interface Item {
  id: string;
  parent_id: string | null;
  rank: number;
  children?: Item[];
}

const keys = { parentKey: "parent_id", childrenKey: "children", rankKey: "rank" };
const resource: AnyResource = {
  name: "items",
  api: { singularKey: "item", pluralKey: "items" },
  title: (record) => String(Reflect.get(record, "id")),
  list: { columns: [], tree: keys },
};

/** Items by what they are below, each with its place as its rank: `{ "": ["a"], a: ["b", "c"] }`. */
function items(below: Readonly<Record<string, readonly string[]>>): Item[] {
  return Object.entries(below).flatMap(([parent, ids]) =>
    ids.map((id, rank) => ({ id, parent_id: parent === "" ? null : parent, rank })),
  );
}

const tree = (below: Readonly<Record<string, readonly string[]>>) => buildTree(resource, items(below));

/** The items that a tree was made of. */
function recordsOf(of: Tree): Item[] {
  return [...of.nodes.values()].map(({ record }) => record as Item);
}

/** A tree as a text: `a(b c)`. */
function drawn({ roots }: Tree): string {
  const draw = (nodes: Tree["roots"]): string =>
    nodes.map(({ id, children }) => (children.length === 0 ? id : `${id}(${draw(children)})`)).join(" ");
  return draw(roots);
}

function nodeOf(of: Tree, id: string) {
  const node = of.nodes.get(id);
  if (node === undefined) throw new Error(`no ${id}`);
  return node;
}

const clothes = { "": ["clothes", "shoes"], clothes: ["shirts", "coats", "hats"], shirts: ["linen"] };

describe("a tree of records", () => {
  it("nests records in the order of their ranks", () => {
    const shuffled = items(clothes).reverse();
    expect(drawn(buildTree(resource, shuffled))).toBe("clothes(shirts(linen) coats hats) shoes");
  });

  it("keeps the order of the API where ranks are the same", () => {
    const same = items({ "": ["b", "a", "c"] }).map((item) => ({ ...item, rank: 0 }));
    expect(drawn(buildTree(resource, same))).toBe("b a c");
  });

  it("keeps records with missing or circular parents at the top", () => {
    const odd = [
      { id: "lost", parent_id: "nowhere", rank: 0 },
      { id: "a", parent_id: "b", rank: 0 },
      { id: "b", parent_id: "a", rank: 0 },
      { id: "self", parent_id: "self", rank: 0 },
    ];
    const { nodes, roots } = buildTree(resource, odd);
    expect(
      inOrder(roots)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...nodes.keys()].sort());
  });

  it("knows the path of each", () => {
    const { nodes } = tree(clothes);
    expect(pathTo(nodes.get("linen")).map(({ id }) => id)).toEqual(["clothes", "shirts", "linen"]);
    expect(pathTitle(resource, nodeOf(tree(clothes), "linen"))).toBe("clothes / shirts / linen");
  });

  it("gives records of a list their direct children", () => {
    const listed: Item[] = withChildren(resource, items(clothes));
    const childrenOf = (id: string) =>
      listed.find((item) => item.id === id)?.children?.map((child) => child.id);
    expect(childrenOf("clothes")).toEqual(["shirts", "coats", "hats"]);
    expect(childrenOf("linen")).toEqual([]);
  });
});

describe("what is on the screen", () => {
  const rows = (open: readonly string[], found?: readonly string[]) =>
    visibleNodes(tree(clothes), (id) => open.includes(id), found && new Set(found)).map(
      ({ node, level, position, setSize, isExpanded, isContext }) =>
        `${level} ${node.id} ${position}/${setSize}${isExpanded === undefined ? "" : isExpanded ? " open" : " closed"}${isContext ? " context" : ""}`,
    );

  it("is the open rows with their levels and positions", () => {
    expect(rows(["clothes"])).toEqual([
      "1 clothes 1/2 open",
      "2 shirts 1/3 closed",
      "2 coats 2/3",
      "2 hats 3/3",
      "1 shoes 2/2",
    ]);
  });

  it("is the results with their ancestors", () => {
    expect(rows([], ["linen", "hats"])).toEqual([
      "1 clothes 1/1 open context",
      "2 shirts 1/2 open context",
      "3 linen 1/1",
      "2 hats 2/2",
    ]);
  });
});

describe("a step", () => {
  const after = (id: string, step: TreeStep) => {
    const before = tree(clothes);
    const place = positionAfterStep(before, nodeOf(before, id), step);
    return place && drawn(buildTree(resource, movedRecords(keys, before, id, place)));
  };

  it("leads among siblings, into the one before and out of the parent", () => {
    expect(after("coats", "up")).toBe("clothes(coats shirts(linen) hats) shoes");
    expect(after("coats", "down")).toBe("clothes(shirts(linen) hats coats) shoes");
    expect(after("coats", "in")).toBe("clothes(shirts(linen coats) hats) shoes");
    expect(after("coats", "out")).toBe("clothes(shirts(linen) hats) coats shoes");
  });

  it("leads nowhere at an end", () => {
    expect(after("shirts", "up")).toBeUndefined();
    expect(after("hats", "down")).toBeUndefined();
    expect(after("clothes", "in")).toBeUndefined();
    expect(after("shoes", "out")).toBeUndefined();
  });
});

/** What Medusa's `POST /product-categories/:id` makes of a parent and a rank. */
function stored(all: readonly Item[], id: string, payload: Readonly<Record<string, unknown>>): Item[] {
  const next = all.map((item) => ({ ...item }));
  const item = next.find((other) => other.id === id);
  if (item === undefined) throw new Error(`no ${id}`);
  const [from, old] = [item.parent_id, item.rank];
  const to = "parent_id" in payload ? (payload.parent_id as string | null) : from;
  const isElsewhere = to !== from;
  const wanted = payload.rank as number;
  if (!isElsewhere && wanted === old) return next;
  const siblings = (parent: string | null) =>
    next.filter((other) => other !== item && other.parent_id === parent);
  if (isElsewhere) for (const other of siblings(from)) if (other.rank >= old) other.rank -= 1;
  const rank = Math.min(wanted, siblings(to).length);
  for (const other of siblings(to))
    if (isElsewhere) other.rank += other.rank >= rank ? 1 : 0;
    else if (old > rank) other.rank += other.rank >= rank && other.rank <= old ? 1 : 0;
    else other.rank -= other.rank >= old && other.rank <= rank ? 1 : 0;
  item.parent_id = to;
  item.rank = rank;
  return next;
}

/** Plans a move and makes it as the store does, with the repair of ranks that comes first. */
function made(
  all: readonly Item[],
  id: string,
  place: TreePosition,
  seen = buildTree(resource, all),
): { drawn: string; sent: number } {
  let now = [...all];
  let sent = 0;
  for (let tries = 0; tries < 2; tries++) {
    const plan = planMove(keys, { seen, now: buildTree(resource, now), id, place });
    if (plan.kind === "repair")
      for (const { id: other, rank } of plan.ranks) {
        now = stored(now, other, { rank });
        sent += 1;
      }
    else if (plan.kind === "move") {
      now = stored(now, id, plan.payload);
      sent += 1;
      break;
    }
  }
  return { drawn: drawn(buildTree(resource, now)), sent };
}

describe("what is sent for a move", () => {
  it("is the parent and the rank of the replaced record", () => {
    const seen = tree(clothes);
    const plan = (id: string, place: TreePosition) => planMove(keys, { seen, now: seen, id, place });
    expect(plan("hats", { parentId: "clothes", afterId: null })).toMatchObject({
      payload: { parent_id: "clothes", rank: 0 },
    });
    expect(plan("shirts", { parentId: "clothes", afterId: "coats" })).toMatchObject({
      payload: { parent_id: "clothes", rank: 1 },
    });
    expect(plan("shoes", { parentId: "clothes", afterId: "hats" })).toMatchObject({
      payload: { parent_id: "clothes", rank: 3 },
    });
    expect(plan("linen", { parentId: null, afterId: null })).toMatchObject({
      payload: { parent_id: null, rank: 0 },
    });
  });

  it("leads to the exact position for every record", () => {
    const all = items(clothes);
    const seen = buildTree(resource, all);
    for (const node of seen.nodes.values())
      for (const target of [undefined, ...seen.nodes.values()]) {
        if (target !== undefined && pathTo(target).includes(node)) continue;
        const parentId = target?.id ?? null;
        const siblings = (target?.children ?? seen.roots).filter((other) => other !== node);
        for (const afterId of [null, ...siblings.map(({ id }) => id)]) {
          const place = { parentId, afterId };
          if (isSamePosition(place, positionOf(seen, node))) continue;
          const wanted = drawn(buildTree(resource, movedRecords(keys, seen, node.id, place)));
          expect(made(all, node.id, place)).toEqual({ drawn: wanted, sent: 1 });
        }
      }
  });

  it.each([
    ["gaps", [0, 20, 37, 40]],
    ["the same rank for all", [0, 0, 0, 0]],
    ["ranks that two share", [0, 2, 2, 3]],
  ])("repairs ranks first if they have %s", (_what, ranks) => {
    const all = items({ "": ["a", "b", "c", "d"] }).map((item, index) => ({
      ...item,
      rank: ranks[index] ?? 0,
    }));
    expect(made(all, "a", { parentId: null, afterId: "b" }).drawn).toBe("b a c d");
    expect(made(all, "d", { parentId: null, afterId: null }).drawn).toBe("d a b c");
    expect(made(all, "c", { parentId: null, afterId: "d" }).drawn).toBe("a b d c");
  });
});

describe("two people who move at once", () => {
  const seen = tree(clothes);
  const plan = (now: Tree, id: string, place: TreePosition) => planMove(keys, { seen, now, id, place });

  it("both succeed with different records", () => {
    // Somebody has put the coats first meanwhile.
    const now = tree({ ...clothes, clothes: ["coats", "shirts", "hats"] });
    expect(plan(now, "hats", { parentId: "clothes", afterId: "shirts" })).toEqual({ kind: "done" });
    expect(plan(now, "shoes", { parentId: "clothes", afterId: "shirts" })).toMatchObject({
      place: { parentId: "clothes", afterId: "shirts" },
      payload: { rank: 2 },
    });
  });

  it("keep the side of a record that was moved", () => {
    const beside = tree({ "": ["shirts", "coats", "hats", "ties"] });
    // The hats were to come before the coats; the shirts, which they were to follow, are last now.
    const now = tree({ "": ["coats", "hats", "ties", "shirts"] });
    const { drawn: order } = made(recordsOf(now), "hats", { parentId: null, afterId: "shirts" }, beside);
    expect(order).toBe("hats coats ties shirts");
  });

  it("learn who was first with the same record", () => {
    const elsewhere = tree({
      "": ["clothes", "shoes"],
      clothes: ["shirts", "coats"],
      shirts: ["linen"],
      shoes: ["hats"],
    });
    expect(plan(elsewhere, "hats", { parentId: "clothes", afterId: null })).toEqual({ kind: "moved" });
    const amongSiblings = tree({ ...clothes, clothes: ["hats", "shirts", "coats"] });
    expect(plan(amongSiblings, "hats", { parentId: "clothes", afterId: "shirts" })).toEqual({
      kind: "moved",
    });
  });

  it("use the nearest remaining sibling", () => {
    const now = tree({ ...clothes, clothes: ["shirts", "hats"], shoes: ["coats"] });
    expect(plan(now, "shoes", { parentId: "clothes", afterId: "coats" })).toMatchObject({
      place: { parentId: "clothes", afterId: "shirts" },
    });
  });

  it("put nothing below what is gone or below itself", () => {
    expect(plan(tree({ "": ["shoes"] }), "hats", { parentId: null, afterId: null })).toEqual({
      kind: "gone",
    });
    const withoutShirts = tree({ "": ["clothes", "shoes"], clothes: ["coats", "hats"] });
    expect(plan(withoutShirts, "hats", { parentId: "shirts", afterId: null })).toEqual({
      kind: "parent-gone",
    });
    // Somebody has put what it is to go below under the record itself: the store would make a circle of it.
    const turned = tree({
      "": ["shoes"],
      shoes: ["clothes"],
      clothes: ["shirts", "coats", "hats"],
      shirts: ["linen"],
    });
    expect(plan(turned, "shoes", { parentId: "clothes", afterId: null })).toEqual({ kind: "below-itself" });
  });
});

it("stays fast with 1,000 records", () => {
  const all: Item[] = Array.from({ length: 1000 }, (_, index) => ({
    id: `item_${index}`,
    parent_id: index < 10 ? null : `item_${Math.floor((index - 10) / 3)}`,
    rank: index < 10 ? index : (index - 10) % 3,
  }));
  const began = performance.now();
  const big = buildTree(resource, all);
  expect(visibleNodes(big, () => true)).toHaveLength(1000);
  expect(made(all, "item_999", { parentId: null, afterId: null }).sent).toBe(1);
  // About 10 ms on a quiet machine; the rest is for one that is busy.
  expect(performance.now() - began).toBeLessThan(3000);
});
