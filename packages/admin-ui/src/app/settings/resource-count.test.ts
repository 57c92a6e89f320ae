import { expect, it } from "vitest";
import { countedWords } from "./resource-count";

const host = {
  locale: "en",
  translate: (key: string, values?: object) => `${key}(${Object.values(values ?? {}).join()})`,
};
const stateOf = ({ isLive }: { isLive: boolean }) => (isLive ? "live" : "revoked");
const records = [{ isLive: true }, { isLive: false }, { isLive: true }];

it("counts records by state once it has read them all", () => {
  const keys = { name: "keys", stateOf };
  expect(countedWords({ records, count: 3 }, keys, host)).toBe(
    "keys.counted.live(2), keys.counted.revoked(1)",
  );
  expect(countedWords({ records, count: 300 }, keys, host)).toBe("300 keys.count(300)");
  expect(countedWords({ records, count: 3 }, { name: "keys" }, host)).toBe("3 keys.count(3)");
});
