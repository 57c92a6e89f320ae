import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

it("can be imported where there is no window, and draws an empty box there", async () => {
  expect(typeof window).toBe("undefined");
  const { Admin, mountAdmin } = await import("../src/index");
  expect(typeof mountAdmin).toBe("function");
  const box = renderToString(<Admin config={{ basePath: "/office" }} />);
  expect(box).toBe('<div data-tillhouse="true" class="th-root" aria-busy="true"></div>');
});
