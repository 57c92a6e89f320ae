import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { AnyAction } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import type { AnySample } from "@tillhouse/extension-sdk/testing";
import { assert, present } from "../harness/assertions";
import type { Harness, Subject } from "../harness/harness";
import type { Check } from "./check";

/** Whether a resource has a place of its own where a person acts on its records: parts of others have none. */
function hasPlace({ list, detail }: AnyResource): boolean {
  return detail !== undefined || (list !== undefined && list.rowLink === undefined);
}

/** Whether the suite can open an action by itself: for one record, or without a form for many. */
function isWithinReach(resource: AnyResource, { isBulk, form }: AnyAction): boolean {
  return hasPlace(resource) && (isBulk !== "only" || form === undefined);
}

/** The actions that the suite runs: those that nobody else is said to run. */
export function actionsRunHere({
  resource,
  sample,
}: {
  resource: AnyResource;
  sample: AnySample;
}): AnyAction[] {
  return (resource.actions ?? []).filter(
    (action) => isWithinReach(resource, action) && sample.elsewhere?.[action.id] === undefined,
  );
}

/** Whether the form of the resource is a screen that another test fills in. One that also edits is tried here. */
export function isFilledInElsewhere({
  resource,
  sample,
}: {
  resource: AnyResource;
  sample: AnySample;
}): boolean {
  return resource.form?.mode === "create" && sample.elsewhere?.create !== undefined;
}

/** A file of the project; the working directory may be that of a package in it. */
async function textOf(path: string): Promise<string | undefined> {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const text = await readFile(join(folder, path), "utf8").catch(() => undefined);
    if (text !== undefined || dirname(folder) === folder) return text;
  }
}

/** Whether a test speaks of an action: by what a person reads, as a text or a pattern of its own, by its key, or by its id. */
function isNamedIn(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const exact = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`["'\`/^]${exact}(?:…|\\$)?["'\`/]`).test(text);
  });
}

function isRunIn(id: string, path: string): Check {
  return {
    name: `leaves ${id} to ${path}, which names it`,
    verify: async ({ resource, translate }: Harness) => {
      const { name, form, actions = [] } = resource;
      const isForm = id === "create" && form?.mode === "create";
      assert(isForm || actions.some((action) => action.id === id), `There is no action "${id}" to be run`);
      const text = present(await textOf(path), `test ${path}`);
      const label = translate(isForm ? `${name}.create` : `${name}.actions.${id}`);
      // What is called the same on the screen is pressed by the key of either.
      const keys = [`${name}.create`, ...actions.map((action) => `${name}.actions.${action.id}`)];
      const same = keys.filter((key) => translate(key) === label);
      assert(isNamedIn(text, [label, ...same, id]), `${path} names neither “${label}” nor "${id}"`);
    },
  };
}

function isNotForgotten({ id }: AnyAction): Check {
  return {
    name: `has a test that runs ${id}`,
    verify: async () => {
      throw new Error(`“${id}” cannot be run here: say in \`elsewhere\` of the sample which test runs it`);
    },
  };
}

/** That what the suite does not run is run by another test. */
export function delegatedChecks({ resource, sample }: Subject): Check[] {
  const { elsewhere = {} } = sample;
  return [
    ...Object.entries(elsewhere).map(([id, path]) => isRunIn(id, path)),
    ...(resource.actions ?? [])
      .filter((action) => !isWithinReach(resource, action) && elsewhere[action.id] === undefined)
      .map(isNotForgotten),
  ];
}
