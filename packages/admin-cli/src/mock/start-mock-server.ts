import type { createMockServer } from "./create-mock-server";

/** A mock store where `--mock` asks for one. What it consists of is loaded only then. */
export async function startMockServer(
  asked: string | boolean | undefined,
): Promise<ReturnType<typeof createMockServer> | undefined> {
  if (asked === undefined || asked === false) return undefined;
  const { createMockServer: create } = await import("./create-mock-server");
  return create(asked);
}
