// The admin in the Medusa server itself, as an owner has it who put the plugin in the place of the official admin.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startStore } from "../../examples/store/store.mjs";
import { text } from "../../scripts/text";
import { signIn } from "../support/sign-in";
import { expect, test, unique } from "../support/test";

const plugin = fileURLToPath(new URL("../fixtures/medusa-plugin", import.meta.url));
const widget = (words: string) => `export const config = { zone: "customer.list.before" };
export default function Hello() {
  return <p>${words}</p>;
}
`;

test.describe("inside the Medusa server", () => {
  // A store of its own, which is started three times.
  test.describe.configure({ timeout: 180_000 });

  test("an owner works with extensions, a change of them is built at the next start, and a mistake stops nothing", async ({
    page,
  }) => {
    const root = await mkdtemp(join(tmpdir(), "tillhouse-medusa-"));
    const project = join(root, "shop");
    const writeWidget = (content: string) => writeFile(join(project, "src/admin/widgets/hello.jsx"), content);
    await mkdir(join(project, "src/admin/widgets"), { recursive: true });
    await writeFile(join(project, "package.json"), '{ "name": "shop" }');
    await writeWidget(widget("Hello from the shop"));
    const plugins = [{ resolve: plugin, options: { project, path: "/back-office", develpo: {} } }];
    const store = await startStore({ port: 0, data: join(root, "data"), empty: true, plugins });
    const admin = `${store.url}/back-office`;
    /** Medusa keeps sessions in its memory: a restart ends them. */
    const signInThere = async () => {
      await page.goto(`${admin}/a/customers`);
      await signIn(page);
    };
    try {
      await signInThere();
      await expect(page.getByText("Hello from the shop")).toBeVisible();

      // What is saved goes to the same server.
      const name = unique("Ada");
      const made = await page.request.post(`${store.url}/admin/customers`, {
        data: {
          email: `${name.replace(" ", ".").toLowerCase()}@example.com`,
          first_name: "Ada",
          last_name: "L",
          password: "secret",
        },
      });
      const { customer } = await made.json();
      await page.goto(`${admin}/a/customers/${customer.id}`);
      await page.getByRole("link", { name: text("action.edit"), exact: true }).click();
      const field = page
        .getByRole("dialog")
        .getByLabel(new RegExp(`^${text("customers.fields.first_name")}`));
      await field.fill(name);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: text("action.save"), exact: true })
        .click();
      await expect
        .poll(async () => {
          const answer = await page.request.get(`${store.url}/admin/customers/${customer.id}`);
          return (await answer.json()).customer.first_name;
        })
        .toBe(name);

      // As serve has it: a policy, no mark of the server, and no session for a file.
      const { headers } = await fetch(admin, { headers: { accept: "text/html" } }).then(
        ({ headers: all }) => ({
          headers: Object.fromEntries(all),
        }),
      );
      expect(headers["content-security-policy"]).toContain("default-src 'self'");
      expect(headers).not.toHaveProperty("set-cookie");
      expect(headers).not.toHaveProperty("x-powered-by");

      await writeWidget(widget("Hello again"));
      await store.restartBackend();
      await signInThere();
      await expect(page.getByText("Hello again")).toBeVisible();

      await writeWidget(`import "./gone";\n${widget("Never seen")}`);
      await store.restartBackend();
      await signInThere();
      await expect(page.getByText("Hello again")).toBeVisible();
      await page.getByRole("button", { name: text("problems.title", { count: 1 }) }).click();
      await expect(page.getByText(/could not be built again/)).toContainText("src/admin/widgets/hello.jsx:1");

      const log = await readFile(join(dirname(project), "data/medusa.log"), "utf8");
      expect(log).toContain('The option "develpo" is unknown');
      expect(log).toMatch(/built.*the admin with 1 extension/);
    } finally {
      await store.stop();
      await rm(root, { recursive: true, force: true });
    }
  });
});
