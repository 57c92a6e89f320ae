import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

it("can be imported where there is no window, and draws a skeleton there, as the host decides", async () => {
  expect(typeof window).toBe("undefined");
  const { Admin, AdminPages, AdminProvider, ListPage, mountAdmin } = await import("../src/index");
  expect(typeof mountAdmin).toBe("function");
  const config = { basePath: "/office" };
  const whole = renderToString(<Admin config={config} theme="dark" locale="ar" direction="rtl" />);
  expect(whole).toMatch(
    /^<div data-theme="dark" lang="ar" dir="rtl" data-tillhouse="true" class="th-root" aria-busy="true">/,
  );
  expect(whole).toContain('<div class="th-sidebar">');
  expect(whole).not.toContain("style=");
  const pages = renderToString(
    <AdminProvider config={config}>
      <AdminPages />
    </AdminProvider>,
  );
  expect(pages).toContain('class="th-skeleton"');
  expect(pages).not.toContain("th-sidebar");
  // A part is as high as what is in it, and a shadow root has its styles from the browser.
  const part = renderToString(
    <AdminProvider config={config}>
      <ListPage resource="orders" />
    </AdminProvider>,
  );
  expect(part).not.toContain("th-skeleton");
  expect(renderToString(<Admin config={config} shadow />)).not.toContain("th-skeleton");
});
