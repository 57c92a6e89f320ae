import { fireEvent } from "@testing-library/react";
import {
  type AnyTree,
  buildTree,
  recordId,
  type Tree,
  type TreeNode,
} from "@tillhouse/extension-sdk/internal";
import type { FakeCall } from "@tillhouse/extension-sdk/testing";
import type { Bench, Subject } from "../bench";
import { claim, claimSame, present } from "../claims";
import type { Check } from "./check";

function storedTree({ resource, records }: Bench): Tree {
  return buildTree(resource, records);
}

/** The row of a record; its first cell is what the record is called. */
function rowOf(bench: Bench, node: TreeNode): HTMLElement | undefined {
  const title = bench.titleOf(node.record);
  return bench.rows().find((row) => row.querySelector(".th-tree__first")?.textContent?.trim() === title);
}

function untilRow(bench: Bench, node: TreeNode): Promise<HTMLElement> {
  return bench.until(() => present(rowOf(bench, node), `row of “${bench.titleOf(node.record)}”`));
}

async function pressOn(bench: Bench, node: TreeNode, key: string, options: { altKey?: boolean } = {}) {
  const row = await untilRow(bench, node);
  row.focus();
  fireEvent.keyDown(row, { key, ...options });
}

async function openAll(bench: Bench): Promise<Tree> {
  bench.open();
  await bench.untilRows(bench.records.length);
  return storedTree(bench);
}

/** What was sent to change a record. */
function sentTo(bench: Bench, node: TreeNode): FakeCall[] {
  const path = `${bench.base}/${recordId(bench.resource, node.record)}`;
  return bench.backend.callsTo(`POST ${bench.base}/:id`).filter((call) => call.path === path);
}

const folds: Check = {
  name: "opens and closes what is below a record, by its button and by keys, and says its level",
  verify: async (bench) => {
    const { roots } = await openAll(bench);
    const parent = present(
      roots.find(({ children }) => children.length > 0),
      "record with others below it in the sample",
    );
    const child = present(parent.children[0], "record below it");
    claimSame((await untilRow(bench, child)).getAttribute("aria-level"), "2", "The level of a row");
    await pressOn(bench, parent, "ArrowLeft");
    await bench.until(() =>
      claim(rowOf(bench, child) === undefined, "What is below a closed record is shown"),
    );
    claimSame(rowOf(bench, parent)?.getAttribute("aria-expanded"), "false", "What a closed row says");
    await bench.press(bench.translate("tree.expand", { title: bench.titleOf(parent.record) }));
    await untilRow(bench, child);
    await bench.press(bench.translate("tree.collapseAll"));
    await bench.untilRows(roots.length);
    await bench.press(bench.translate("tree.expandAll"));
    await bench.untilRows(bench.records.length);
  },
};

/** Two neighbours at the top, of which the second can go below the first. */
function neighbours(tree: Tree): { before: TreeNode; node: TreeNode } {
  const [before, node] = tree.roots;
  return { before: present(before, "record at the top"), node: present(node, "second record at the top") };
}

function moves({ parentKey, rankKey = "" }: AnyTree): Check {
  return {
    name: "moves a record by keys: sends what it is below and its place, and shows it there",
    verify: async (bench) => {
      const { before, node } = neighbours(await openAll(bench));
      await pressOn(bench, node, "ArrowRight", { altKey: true });
      await bench.until(() => claimSame(sentTo(bench, node).length, 1, "Calls that move it"));
      claimSame(
        sentTo(bench, node)[0]?.payload,
        { [parentKey]: before.id, [rankKey]: before.children.length },
        "What is sent for the move",
      );
      await bench.until(() => {
        const row = present(rowOf(bench, node), "row that was moved");
        claimSame(row.getAttribute("aria-level"), "2", "The level of the row that was moved");
        claim(document.activeElement === row, "The row that was moved has not the focus");
      });
    },
  };
}

function refuses(): Check {
  return {
    name: "puts a record back where the store refuses to move it, and says so",
    verify: async (bench) => {
      const { node } = neighbours(await openAll(bench));
      bench.expected.add(422);
      bench.backend.fail(`POST ${bench.base}/:id`, { status: 422 });
      await pressOn(bench, node, "ArrowRight", { altKey: true });
      await bench.untilText(bench.translate("tree.notMoved", { title: bench.titleOf(node.record) }));
      claimSame((await untilRow(bench, node)).getAttribute("aria-level"), "1", "The level of the row");
    },
  };
}

function loses(): Check {
  return {
    name: "moves a record once where the answer is lost",
    verify: async (bench) => {
      const { node } = neighbours(await openAll(bench));
      bench.backend.fail(`POST ${bench.base}/:id`, "network", { times: 1, isDone: true });
      await pressOn(bench, node, "ArrowRight", { altKey: true });
      await bench.untilText(
        bench.translate("notice.moved", { noun: bench.translate(`${bench.resource.name}.one`) }),
      );
      claimSame(sentTo(bench, node).length, 1, "Calls that move it");
      claimSame((await untilRow(bench, node)).getAttribute("aria-level"), "2", "The level of the row");
    },
  };
}

function yields({ parentKey }: AnyTree): Check {
  return {
    name: "overwrites no move of somebody else: the person is told, and sees where the record is",
    verify: async (bench) => {
      const tree = await openAll(bench);
      const { node } = neighbours(tree);
      const other = present(tree.roots[2], "third record at the top");
      bench.backend.change(bench.resource.name, node.id, { [parentKey]: other.id });
      await pressOn(bench, node, "ArrowRight", { altKey: true });
      await bench.untilText(bench.translate("tree.notMoved", { title: bench.titleOf(node.record) }));
      claimSame(sentTo(bench, node).length, 0, "Calls that move it");
      await bench.until(() => {
        claimSame(rowOf(bench, node)?.getAttribute("aria-level"), "2", "The level of the row");
      });
    },
  };
}

const asks: Check = {
  name: "moves a record by a dialog, which offers nothing below itself",
  verify: async (bench) => {
    const { node } = neighbours(await openAll(bench));
    const title = bench.titleOf(node.record);
    await bench.choose(bench.translate("list.actionsFor", { title }), bench.translate("tree.move"));
    await bench.untilText(bench.translate("tree.moveTitle", { title }));
    fireEvent.change(await bench.field(bench.translate("tree.order")), { target: { value: "" } });
    await bench.press(bench.translate("tree.moveConfirm"));
    await bench.until(() => claimSame(sentTo(bench, node).length, 1, "Calls that move it"));
    await bench.untilClosed();
  },
};

/** What a list does whose records stand below each other. Its sample has two at the top, and some below others. */
export function treeChecks({ resource }: Subject): Check[] {
  const { tree } = resource.list ?? {};
  if (tree === undefined) return [];
  if (tree.rankKey === undefined) return [folds];
  return [folds, moves(tree), refuses(), loses(), yields(tree), asks];
}
