import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import type { AnySample } from "@tillhouse/extension-sdk/testing";
import { actionChecks } from "./checks/action-checks";
import { bulkChecks } from "./checks/bulk-checks";
import { delegatedChecks } from "./checks/delegated-checks";
import { detailChecks } from "./checks/detail-checks";
import { failureKinds, failuresOfTurn } from "./checks/failure-kinds";
import { formChecks } from "./checks/form-checks";
import { formSafetyChecks } from "./checks/form-safety-checks";
import { listChecks } from "./checks/list-checks";
import { onceChecks } from "./checks/once-checks";
import { readFailureChecks } from "./checks/read-failure-checks";
import { ruleChecks } from "./checks/rule-checks";
import { textChecks } from "./checks/text-checks";
import { treeChecks } from "./checks/tree-checks";
import { builtIn } from "./harness/complete-built-in";
import { type Subject, withHarness } from "./harness/harness";

/** How long one check may take, in milliseconds: something that never comes is reported by what it is, not by the clock. */
const longest = 30_000;

/** What the suite needs beside a resource and its sample. */
export interface ConformanceOptions {
  /** `describe` and `it` of the test runner: `{ describe, it }` of vitest. */
  runner: {
    /** Groups the checks under the name of the resource. */
    describe: (name: string, body: () => void) => unknown;
    /** Runs one check; `timeout` is in milliseconds. */
    it: (name: string, body: () => Promise<void>, timeout?: number) => unknown;
  };
  /** Samples of the other resources that this one refers to. */
  samples?: readonly AnySample[];
  /** Other resources of the same extension that this one refers to. */
  resources?: readonly AnyResource[];
  /** The extension's English texts, where it has some. */
  messages?: Readonly<Record<string, string>>;
  /** How long something may take to appear, in milliseconds; 4000 when left out. */
  patience?: number;
}

/** One behaviour of a resource, to be run by itself. */
export interface ConformanceCheck {
  /** What the resource does, as a sentence for the test runner. */
  name: string;
  /**
   * Tries it once, in an admin and on a store of its own.
   *
   * @throws where the resource does not behave so.
   */
  run(): Promise<void>;
}

function subjectOf(
  resource: AnyResource,
  sample: AnySample,
  options: Omit<ConformanceOptions, "runner">,
  turn?: number,
): Subject {
  const samples = (options.samples ?? []).filter(({ of }) => of !== resource.name);
  const known = [...(options.resources ?? []), ...(builtIn.resources ?? [])];
  const others = samples.flatMap(({ of }) => known.find(({ name }) => name === of) ?? []);
  return {
    resource,
    sample,
    others,
    samples,
    messages: options.messages,
    patience: options.patience ?? 4000,
    failures: turn === undefined ? failureKinds : failuresOfTurn(turn),
    isOneOfMany: turn !== undefined,
  };
}

/**
 * Every behaviour that follows from a definition, as checks that can be run one by one. See {@link describeResource}.
 *
 * @example for (const { name, run } of checksOf(reviews, reviewsSample)) await test(name, run);
 */
export function checksOf(
  resource: AnyResource,
  sample: AnySample,
  options: Omit<ConformanceOptions, "runner"> = {},
): ConformanceCheck[] {
  return checksIn(subjectOf(resource, sample, options));
}

function checksIn(subject: Subject): ConformanceCheck[] {
  return [
    textChecks,
    ruleChecks,
    delegatedChecks,
    listChecks,
    treeChecks,
    detailChecks,
    formChecks,
    formSafetyChecks,
    actionChecks,
    onceChecks,
    bulkChecks,
    readFailureChecks,
  ]
    .flatMap((derive) => derive(subject))
    .map(({ name, verify }) => ({
      name,
      run: () => withHarness(subject, verify),
    }));
}

/**
 * Tests a resource against everything that follows from its definition, in the real admin on a store in memory: listing,
 * searching, filters, details, forms, actions, and that nothing typed is lost whatever goes wrong.
 *
 * @example
 * import { describeResource } from "@tillhouse/admin-ui/testing";
 * import { describe, it } from "vitest";
 *
 * describeResource(reviews, reviewsSample, { runner: { describe, it }, samples: [productsSample] });
 */
export function describeResource(
  resource: AnyResource,
  sample: AnySample,
  options: ConformanceOptions,
): void {
  describeByTurns(resource, sample, options);
}

/**
 * The same for one resource of many. What is told of a failure does not depend on the resource: each tries three of the
 * failures, by turns, and on few records where a check is not about many. One that comes without a turn is tried in full. Not
 * for authors: who has one resource has no turns.
 */
export function describeByTurns(
  resource: AnyResource,
  sample: AnySample,
  options: ConformanceOptions & { turn?: number },
): void {
  const { describe, it } = options.runner;
  describe(resource.name, () => {
    for (const { name, run } of checksIn(subjectOf(resource, sample, options, options.turn)))
      it(name, run, longest);
  });
}
