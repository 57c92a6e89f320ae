import { fireEvent } from "@testing-library/react";
import {
  type AnyTree,
  buildTree,
  recordId,
  type Tree,
  type TreeNode,
} from "@tillhouse/extension-sdk/internal";
import type { FakeCall } from "@tillhouse/extension-sdk/testing";
import { assert, assertSame, present } from "../harness/assertions";
import type { Harness, Subject } from "../harness/harness";
import type { Check } from "./check";

function storedTree({ resource, records }: Harness): Tree {
  return buildTree(resource, records);
}

/** The row of a record; its first cell is what the record is called. */
function rowOf(harness: Harness, node: TreeNode): HTMLElement | undefined {
  const title = harness.titleOf(node.record);
  return harness.rows().find((row) => row.querySelector(".th-tree__first")?.textContent?.trim() === title);
}

function untilRow(harness: Harness, node: TreeNode): Promise<HTMLElement> {
  return harness.until(() => present(rowOf(harness, node), `row of “${harness.titleOf(node.record)}”`));
}

async function pressOn(harness: Harness, node: TreeNode, key: string, options: { altKey?: boolean } = {}) {
  const row = await untilRow(harness, node);
  row.focus();
  fireEvent.keyDown(row, { key, ...options });
}

async function openAll(harness: Harness): Promise<Tree> {
  harness.open();
  await harness.untilRows(harness.records.length);
  return storedTree(harness);
}

/** What was sent to change a record. */
function sentTo(harness: Harness, node: TreeNode): FakeCall[] {
  const path = `${harness.base}/${recordId(harness.resource, node.record)}`;
  return harness.backend.callsTo(`POST ${harness.base}/:id`).filter((call) => call.path === path);
}

const folds: Check = {
  name: "opens and closes what is below a record, by its button and by keys, and says its level",
  verify: async (harness) => {
    const { roots } = await openAll(harness);
    const parent = present(
      roots.find(({ children }) => children.length > 0),
      "record with others below it in the sample",
    );
    const child = present(parent.children[0], "record below it");
    assertSame((await untilRow(harness, child)).getAttribute("aria-level"), "2", "The level of a row");
    await pressOn(harness, parent, "ArrowLeft");
    await harness.until(() =>
      assert(rowOf(harness, child) === undefined, "What is below a closed record is shown"),
    );
    assertSame(rowOf(harness, parent)?.getAttribute("aria-expanded"), "false", "What a closed row says");
    await harness.press(harness.translate("tree.expand", { title: harness.titleOf(parent.record) }));
    await untilRow(harness, child);
    await harness.press(harness.translate("tree.collapseAll"));
    await harness.untilRows(roots.length);
    await harness.press(harness.translate("tree.expandAll"));
    await harness.untilRows(harness.records.length);
  },
};

/** Two adjacent records at the top, of which the second can go below the first. */
function adjacentNodes(tree: Tree): { before: TreeNode; node: TreeNode } {
  const [before, node] = tree.roots;
  return { before: present(before, "record at the top"), node: present(node, "second record at the top") };
}

function moves({ parentKey, rankKey = "" }: AnyTree): Check {
  return {
    name: "moves a record by keys: sends what it is below and its place, and shows it there",
    verify: async (harness) => {
      const { before, node } = adjacentNodes(await openAll(harness));
      await pressOn(harness, node, "ArrowRight", { altKey: true });
      await harness.until(() => assertSame(sentTo(harness, node).length, 1, "Calls that move it"));
      assertSame(
        sentTo(harness, node)[0]?.payload,
        { [parentKey]: before.id, [rankKey]: before.children.length },
        "What is sent for the move",
      );
      await harness.until(() => {
        const row = present(rowOf(harness, node), "row that was moved");
        assertSame(row.getAttribute("aria-level"), "2", "The level of the row that was moved");
        assert(document.activeElement === row, "The row that was moved has not the focus");
      });
    },
  };
}

function refuses(): Check {
  return {
    name: "puts a record back where the store refuses to move it, and says so",
    verify: async (harness) => {
      const { node } = adjacentNodes(await openAll(harness));
      harness.expected.add(422);
      harness.backend.fail(`POST ${harness.base}/:id`, { status: 422 });
      await pressOn(harness, node, "ArrowRight", { altKey: true });
      await harness.untilText(harness.translate("tree.notMoved", { title: harness.titleOf(node.record) }));
      assertSame((await untilRow(harness, node)).getAttribute("aria-level"), "1", "The level of the row");
    },
  };
}

function loses(): Check {
  return {
    name: "moves a record once where the answer is lost",
    verify: async (harness) => {
      const { node } = adjacentNodes(await openAll(harness));
      harness.backend.fail(`POST ${harness.base}/:id`, "network", { times: 1, isDone: true });
      await pressOn(harness, node, "ArrowRight", { altKey: true });
      await harness.untilText(
        harness.translate("toast.moved", { noun: harness.translate(`${harness.resource.name}.one`) }),
      );
      assertSame(sentTo(harness, node).length, 1, "Calls that move it");
      assertSame((await untilRow(harness, node)).getAttribute("aria-level"), "2", "The level of the row");
    },
  };
}

function yields({ parentKey }: AnyTree): Check {
  return {
    name: "overwrites no move of somebody else: the person is told, and sees where the record is",
    verify: async (harness) => {
      const tree = await openAll(harness);
      const { node } = adjacentNodes(tree);
      const other = present(tree.roots[2], "third record at the top");
      // Even where it is closed what it is below now.
      await harness.press(harness.translate("tree.collapseAll"));
      await harness.untilRows(tree.roots.length);
      harness.backend.change(harness.resource.name, node.id, { [parentKey]: other.id });
      await pressOn(harness, node, "ArrowRight", { altKey: true });
      await harness.untilText(harness.translate("tree.notMoved", { title: harness.titleOf(node.record) }));
      assertSame(sentTo(harness, node).length, 0, "Calls that move it");
      await harness.until(() => {
        const row = present(rowOf(harness, node), "row of what was moved elsewhere");
        assertSame(row.getAttribute("aria-level"), "2", "The level of the row");
      });
    },
  };
}

function asks({ parentKey, rankKey = "" }: AnyTree): Check {
  return {
    name: "moves a record by a dialog, which offers nothing below itself, and shows it there",
    verify: async (harness) => {
      const { before, node } = adjacentNodes(await openAll(harness));
      const title = harness.titleOf(node.record);
      await harness.choose(harness.translate("list.actionsFor", { title }), harness.translate("tree.move"));
      await harness.untilText(harness.translate("tree.moveTitle", { title }));
      const parent = await harness.field(harness.translate("tree.parent"));
      fireEvent.click(parent);
      const offered = await harness.until(() => {
        const titles = [...document.querySelectorAll('[role="option"]')].map(
          (option) => option.textContent?.trim() ?? "",
        );
        assert(titles.includes(harness.titleOf(before.record)), "The record before it is not offered");
        return titles;
      });
      assertSame(
        offered.filter((path) => path.split(" / ").includes(title)),
        [],
        "What is offered of itself and of what is below it",
      );
      fireEvent.keyDown(parent, { key: "Escape" });
      fireEvent.change(await harness.field(harness.translate("tree.order")), { target: { value: "" } });
      await harness.press(harness.translate("tree.moveConfirm"));
      await harness.until(() => assertSame(sentTo(harness, node).length, 1, "Calls that move it"));
      assertSame(
        sentTo(harness, node)[0]?.payload,
        { [parentKey]: null, [rankKey]: 0 },
        "What is sent for the move",
      );
      await harness.untilClosed();
      await harness.until(() =>
        assert(rowOf(harness, node) === harness.rows()[0], "The record is not the first one"),
      );
    },
  };
}

/** What a list does whose records stand below each other. Its sample has two at the top, and some below others. */
export function treeChecks({ resource }: Subject): Check[] {
  const { tree } = resource.list ?? {};
  if (tree === undefined) return [];
  if (tree.rankKey === undefined) return [folds];
  return [folds, moves(tree), refuses(), loses(), yields(tree), asks(tree)];
}
