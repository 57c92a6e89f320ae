import { expect, test } from "vitest";
import { diagnoseSignIn, type SignInFacts } from "./diagnose-sign-in";

const facts: SignInFacts = {
  page: "https://shop.example.com/app/login",
  backend: "https://shop.example.com",
  auth: "cookie",
  failure: "forgotten",
  keepsCookies: true,
  isFramed: false,
  isReachable: true,
};

test.each<[string, Partial<SignInFacts>, string[]]>([
  ["a proxy that drops the cookie or does not tell of https", {}, ["proxy", "instances"]],
  [
    "a store in production behind plain http",
    { page: "http://shop.lan/app", backend: "http://shop.lan" },
    ["secureCookie", "proxy"],
  ],
  ["another site", { backend: "https://store.vendor.net" }, ["otherSite"]],
  [
    "the same host over another protocol, which is another site",
    { page: "http://shop.example.com/app" },
    ["otherSite"],
  ],
  ["two addresses of numbers", { page: "http://10.0.0.1/", backend: "http://10.0.0.2" }, ["otherSite"]],
  ["a subdomain, which is the same site", { backend: "https://api.example.com" }, ["proxy", "instances"]],
  [
    "another port of this machine, which is the same site",
    { page: "http://localhost:7001/", backend: "http://localhost:9000" },
    ["secureCookie", "proxy"],
  ],
  [
    "localhost and its number, which are two sites",
    { page: "http://localhost:7001/", backend: "http://127.0.0.1:9000" },
    ["otherSite"],
  ],
  [
    "a browser that keeps no cookies",
    { keepsCookies: false, backend: "https://store.vendor.net" },
    ["blockedCookies"],
  ],
  ["a frame of another site", { isFramed: true }, ["framed", "proxy", "instances"]],
  [
    "a token that the store does not take",
    { auth: "bearer", backend: "https://store.vendor.net" },
    ["bearer"],
  ],
  [
    "an origin that the store does not know",
    { failure: "no-answer", backend: "https://store.vendor.net" },
    ["origin"],
  ],
  [
    "a store that is down, which explains itself",
    { failure: "no-answer", isReachable: false, backend: "https://store.vendor.net" },
    [],
  ],
  ["a store behind the page's own address that is down", { failure: "no-answer" }, []],
  [
    "a page over https with a store over http",
    { failure: "no-answer", isReachable: false, backend: "http://store.vendor.net" },
    ["mixedContent"],
  ],
  [
    "a page over https with a store on this machine",
    { failure: "no-answer", isReachable: false, backend: "http://localhost:9000" },
    [],
  ],
])("%s", (_name, changed, causes) => expect(diagnoseSignIn({ ...facts, ...changed })).toEqual(causes));
