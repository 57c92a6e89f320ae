import { CommandError } from "../base/errors";
import type { MockServer } from "./create-mock-server";

/**
 * A mock store where `--mock` asks for one, with the endpoints of `src/admin/mock`. What it consists of is loaded only then.
 *
 * @param project the folder of the project, absolute
 * @throws CommandError `invalid-extensions` where a mock of the project cannot be used; `invalid-configuration` where there is
 * no such scenario.
 */
export async function startMockServer(
  asked: string | boolean | undefined,
  project: string,
): Promise<MockServer | undefined> {
  if (asked === undefined || asked === false) return undefined;
  const [{ createMockServer }, { findMocks }] = await Promise.all([
    import("./create-mock-server"),
    import("./find-mocks"),
  ]);
  if ((await findMocks(project)).length === 0) return createMockServer(asked);
  const { createMockLoader } = await import("./load-mocks");
  const { extensions, problems } = await createMockLoader(project, [project]).load();
  if (problems.length > 0)
    throw new CommandError({
      code: "invalid-extensions",
      message: "A file in src/admin/mock cannot be used.",
      details: problems,
    });
  return createMockServer(asked, { extensions });
}
