// @vitest-environment jsdom
import { describe, it } from "vitest";
import { builtIn } from "../src/resources/built-in";
import { describeResource } from "../src/testing/index";
import { samples } from "./samples/all";

const resource = builtIn.resources?.find(({ name }) => name === "draft-orders");
const sample = samples.find(({ of }) => of === "draft-orders");
if (resource && sample) describeResource(resource, sample, { runner: { describe, it }, samples });
