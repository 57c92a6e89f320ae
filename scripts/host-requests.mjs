// What every host of a build is asked: pages, files, what is missing and what is kept back, by whom it is asked for.
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** What a browser that opens an address takes. */
export const navigation = "text/html,application/xhtml+xml,*/*;q=0.8";

/** Paths below the base path, each with the headers that it is asked for with. */
export async function requests(output, prefix) {
  const names = await readdir(join(output, "assets"));
  const named = (ending) => names.find((name) => name.endsWith(ending) && names.includes(`${name}.br`));
  const [extension] = await readdir(join(output, "extensions"));
  const page = { accept: navigation };
  const script = `${prefix}/assets/${named(".js")}`;
  return [
    [prefix || "/", page],
    [`${prefix}/`, page],
    [`${prefix}/index.html`, {}],
    [`${prefix}/a/orders`, page],
    [`${prefix}/a/products/shirt.js`, page],
    [`${prefix}/a/orders?q=x&offset=50`, page],
    [`${prefix}/login`, page],
    [`${prefix}/elsewhere`, page],
    [`${prefix}/invite?token=secret`, page],
    [`${prefix}/reset-password/x?token=secret`, page],
    [script, { "accept-encoding": "gzip, deflate, br" }],
    [script, { "accept-encoding": "gzip" }],
    [script, { "accept-encoding": "br;q=0, gzip" }],
    [script, {}],
    [`${prefix}/assets/${named(".css")}`, { "accept-encoding": "br" }],
    [`${prefix}/assets/${names.find((name) => name.endsWith(".woff2"))}`, { "accept-encoding": "br" }],
    [`${prefix}/extensions/${extension}`, { "accept-encoding": "gzip" }],
    [`${prefix}/favicon.svg`, {}],
    [`${prefix}/public/usage-data.html`, { ...page, "accept-encoding": "br" }],
    // What is no file is the page, whoever asks for it: an uptime check, the preview of a link, somebody with curl.
    ...[{ accept: "*/*" }, {}, { accept: "" }, { accept: "text/*" }].flatMap((whoever) => [
      [`${prefix}/a/orders/123`, whoever],
      [`${prefix}/a/products/v1.2`, whoever],
    ]),
    [`${prefix}/a/customers/ada@store.com?from=mail.png`, { accept: "*/*" }],
    [`${prefix}/elsewhere`, { accept: "*/*" }],
    [`${prefix}/invite?token=secret`, { accept: "*/*" }],
    [`${prefix}/a/orders/123`, { accept: "application/json" }],
    [`${prefix}/a/orders/123`, { accept: "image/webp,image/*" }],
    [`${prefix}/elsewhere`, { accept: "application/json, text/plain" }],
    // Missing files, whoever asks for them.
    ...["favicon.ico", "elsewhere.json", "robots.txt", ".well-known/change-password", "public/none"].flatMap(
      (name) => [
        [`${prefix}/${name}`, {}],
        [`${prefix}/${name}`, { accept: "*/*" }],
        [`${prefix}/${name}`, page],
      ],
    ),
    [`${prefix}/a/products/main.js`, { accept: "*/*" }],
    [`${prefix}/a/products/main.css`, {}],
    [`${prefix}/assets/main-00000000.js`, {}],
    [`${prefix}/assets/main-00000000.js`, page],
    [`${prefix}/extensions/none/x-00000000.css`, page],
    [`${prefix}/elsewhere.png`, page],
    // What is kept back.
    [`${prefix}/build.json`, {}],
    [`${script}.br`, {}],
    [`${prefix}/.env`, {}],
    ...(prefix === ""
      ? []
      : [
          ["/", page],
          ["/?extensions=off", page],
          ["/other", page],
          [`${prefix}lication`, page],
        ]),
  ];
}
