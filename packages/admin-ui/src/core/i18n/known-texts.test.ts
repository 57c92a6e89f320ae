import { type BackendModule, createInstance } from "i18next";
import { expect, it, vi } from "vitest";
import { namespace, pageNamespace } from "./text-files";
import { translateWith } from "./translate";

/** Says hello in each language; what pages say is given by the tests. */
const backend: BackendModule = {
  type: "backend",
  init: () => {},
  read: (code, file, done) => done(null, file === namespace ? { greeting: `hello in ${code}` } : {}),
};

async function started(lng: string) {
  const instance = createInstance();
  await instance
    .use(backend)
    .init({ lng, fallbackLng: "en", ns: [namespace], defaultNS: [pageNamespace, namespace] });
  return instance;
}

it("looks a text without values up once, where the texts of pages are there", async () => {
  const instance = await started("en");
  instance.addResourceBundle("en", pageNamespace, { title: "Orders" });
  const translate = translateWith(instance);
  const lookUp = vi.spyOn(instance, "t");
  const said = ["title", "title", "greeting", "greeting"].map((key) => translate(key));
  expect(said).toEqual(["Orders", "Orders", "hello in en", "hello in en"]);
  expect(lookUp).toHaveBeenCalledTimes(2);
});

it("gives way to what pages say, and to another language", async () => {
  const instance = await started("de");
  const translate = translateWith(instance);
  expect(translate("greeting")).toBe("hello in de");
  instance.addResourceBundle("de", pageNamespace, { greeting: "hello on pages" });
  expect(translate("greeting")).toBe("hello on pages");
  await instance.changeLanguage("pl");
  expect(translate("greeting")).toBe("hello in pl");
  await instance.changeLanguage("de");
  expect(translate("greeting")).toBe("hello on pages");
});

it("gives way to what pages say in a language that is not spoken, too", async () => {
  const instance = await started("en");
  await instance.loadLanguages("de");
  instance.addResourceBundle("en", pageNamespace, { title: "Orders" });
  const translate = translateWith(instance, "de");
  expect(translate("greeting")).toBe("hello in de");
  instance.addResourceBundle("de", pageNamespace, { greeting: "hello on pages" });
  expect(translate("greeting")).toBe("hello on pages");
});
