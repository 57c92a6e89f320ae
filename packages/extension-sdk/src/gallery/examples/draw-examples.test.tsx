// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react";
import { createMockBackend } from "@tillhouse/mock-store";
import { afterEach, expect, it } from "vitest";
import { completeDocument } from "../../testing/complete-document";
import { createTestHost } from "../../testing/test-host";
import { examples } from "./index.dev";

afterEach(cleanup);

it.each(Object.entries(examples))("draws %s", async (_, Example) => {
  completeDocument();
  const { wrapper } = await createTestHost(createMockBackend(), {});
  const { container } = render(<Example />, { wrapper });
  expect(container.querySelector("[data-tillhouse]")?.childElementCount).toBeGreaterThan(0);
});
