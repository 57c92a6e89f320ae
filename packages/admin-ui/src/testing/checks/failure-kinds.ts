import type { FakeFailure } from "@tillhouse/extension-sdk/testing";

/** What may be better a second later, and hides whether it was done. */
const losses: readonly FakeFailure[] = [
  "network",
  { status: 500, body: { message: "unknown", type: "unknown_error" } },
  { status: 504 },
];

/** What stays as it is, however often it is asked. */
const refusals: readonly FakeFailure[] = [
  { status: 403, body: { message: "Not today" } },
  { status: 404, body: { message: "Gone", type: "not_found" } },
  { status: 409, body: { message: "Not both at once", type: "conflict" } },
  { status: 422, body: { message: "Not like this", type: "invalid_data" } },
];

const statusOf = (failure: FakeFailure): number => (failure === "network" ? 0 : failure.status);

/** Everything that can go wrong with a request, apart from the end of a session: the network first, then by status. */
export const failureKinds: readonly FakeFailure[] = [...losses, ...refusals].sort(
  (one, other) => statusOf(one) - statusOf(other),
);

/**
 * Three of the failures: one that hides whether it was done, and two refusals. Twelve turns in a row have every one of them at
 * least four times.
 */
export function failuresOfTurn(turn: number): readonly FakeFailure[] {
  const chosen = [
    losses[turn % losses.length],
    refusals[turn % refusals.length],
    refusals[(turn + 1) % refusals.length],
  ];
  return failureKinds.filter((failure) => chosen.includes(failure));
}

/** What a failure is called in messages of the suite. */
export function nameOf(failure: FakeFailure): string {
  return failure === "network" ? "a lost network" : `an answer of ${failure.status}`;
}

/** These failures in the name of a check. @example "a lost network, 403, 404 and 500" */
function namesOf(failures: readonly FakeFailure[]): string {
  const names = failures.map((failure) =>
    failure === "network" ? "a lost network" : String(failure.status),
  );
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");
}

/** Why something failed, in the name of a check. @example "whatever the reason", "with a lost network, 403 and 404" */
export function reasonsOf(failures: readonly FakeFailure[]): string {
  return failures.length === failureKinds.length ? "whatever the reason" : `with ${namesOf(failures)}`;
}

/** These failures, and the end of the session, in the name of a check. @example "a lost network, 401, 403 and 404" */
export function namesWithSession(failures: readonly FakeFailure[]): string {
  const all = [...failures, { status: 401 }];
  return namesOf(all.sort((one, other) => statusOf(one) - statusOf(other)));
}
