import { describe, it } from "vitest";
import { builtIn } from "../src/testing/harness/complete-built-in";
import { describeResource } from "../src/testing/index";
import { samples } from "./samples/all";

/** The first check of a file waits for the admin's modules as well. */
const patience = 15_000;

/** A part of the built-in resources, so that the parts are tested side by side. */
export function describePart(part: number, parts: number): void {
  const resources = (builtIn.resources ?? []).filter((_, index) => index % parts === part);
  for (const resource of resources) {
    const { name } = resource;
    const sample = samples.find(({ of }) => of === name);
    if (sample !== undefined)
      describeResource(resource, sample, { runner: { describe, it }, samples, patience });
    else
      it(`${name} has a sample`, () => {
        throw new Error(`Write packages/admin-ui/test/samples/${name}.ts`);
      });
  }
}
