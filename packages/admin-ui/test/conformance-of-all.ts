import { describe, it } from "vitest";
import { describeByTurns } from "../src/testing/conformance";
import { builtIn } from "../src/testing/harness/complete-built-in";
import { samples } from "./samples/all";

/** The first check of a file waits for the admin's modules as well. */
const patience = 15_000;

/**
 * Resources that every failure is tried on; the others try three each, by turns. Between them they have a list, a page, a form,
 * deleting, and actions with a form, with a question and with neither.
 */
export const witnesses = ["gift-cards", "publishable-api-keys"];

/** A part of the built-in resources, so that the parts are tested side by side. */
export function describePart(part: number, parts: number): void {
  for (const [index, resource] of (builtIn.resources ?? []).entries()) {
    if (index % parts !== part) continue;
    const { name } = resource;
    const sample = samples.find(({ of }) => of === name);
    const turn = witnesses.includes(name) ? undefined : index;
    if (sample !== undefined)
      describeByTurns(resource, sample, { runner: { describe, it }, samples, patience, turn });
    else
      it(`${name} has a sample`, () => {
        throw new Error(`Write packages/admin-ui/test/samples/${name}.ts`);
      });
  }
}
