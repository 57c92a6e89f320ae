// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import type { AnySection } from "@tillhouse/extension-sdk/internal";
import { renderPage } from "@tillhouse/extension-sdk/testing";
import { createMockBackend } from "@tillhouse/mock-store";
import { expect, it } from "vitest";
import { builtInResource } from "../../testing/harness/complete-built-in";
import { DetailSection } from "./detail-section";

it("reads a list below a record before the record is there", async () => {
  const resource = builtInResource("products");
  const section = resource.detail?.sections.find(({ id }) => id === "variants") as AnySection;
  const { backend } = await renderPage(
    () => <DetailSection section={section} resource={resource} id="prod_1" record={undefined} />,
    {
      backend: createMockBackend(),
      route: "/product",
      path: "/a/product",
      resources: [builtInResource("variants")],
    },
  );
  await waitFor(() =>
    expect(backend.requests.map(({ path }) => path)).toContain("/admin/products/prod_1/variants"),
  );
});
