import { execFile } from "node:child_process";

/** A package of which the registry has a newer version. */
export interface NewerVersion {
  /** Name of the package. */
  name: string;
  /** The version that is installed. */
  installed: string;
  /** The version that the registry calls the latest. */
  latest: string;
}

/** What the registry answered. */
export interface NewerVersions {
  /** The packages that have a newer version. */
  newer: NewerVersion[];
  /** Why the registry could not be asked, in a sentence. Left out where it answered for all of them. */
  failure?: string;
}

/** `1.2.3-rc.1` as its numbers, and whether it comes before the version of these numbers. */
function readVersion(version: string): { numbers: number[]; isEarly: boolean } {
  const [plain = "", early] = version.split("+")[0]?.split(/-(.*)/) ?? [];
  return { numbers: plain.split(".").map(Number), isEarly: early !== undefined };
}

/**
 * Whether a version is newer than another. Of two early ones of the same version neither is.
 *
 * @example isNewer("1.10.0", "1.9.0") // true
 */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [readVersion(version), readVersion(than)];
  for (const index of [0, 1, 2]) {
    const difference = (one.numbers[index] ?? 0) - (other.numbers[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return other.isEarly && !one.isEarly;
}

/** Asks as npm itself would: by the settings of the project and of the person, and once. */
function askNpm(name: string, project: string): Promise<{ latest: string } | { code: string }> {
  const words = ["view", `${name}@latest`, "version", "--json", "--fetch-retries=0", "--fetch-timeout=5000"];
  return new Promise((resolve) => {
    const isWindows = process.platform === "win32";
    const options = { cwd: project, shell: isWindows, timeout: 15_000 };
    execFile(isWindows ? "npm.cmd" : "npm", words, options, (error, stdout) => {
      let answer: unknown;
      try {
        answer = JSON.parse(stdout);
      } catch {
        answer = undefined;
      }
      if (error === null && typeof answer === "string") return resolve({ latest: answer });
      const code: unknown = Reflect.get(Object(Reflect.get(Object(answer), "error")), "code");
      resolve({ code: typeof code === "string" ? code : "no answer" });
    });
  });
}

/**
 * Asks the registry that npm is configured with for newer versions of packages. Offline is no error, but an answer.
 *
 * @param installed versions by the names of their packages
 * @example await findNewerVersions({ "@tillhouse/admin-cli": "0.1.0" }, "/srv/shop")
 */
export async function findNewerVersions(
  installed: Readonly<Record<string, string>>,
  project: string,
): Promise<NewerVersions> {
  const newer: NewerVersion[] = [];
  const codes = new Set<string>();
  const asked = await Promise.all(
    Object.entries(installed).map(async ([name, version]) => ({
      name,
      version,
      answer: await askNpm(name, project),
    })),
  );
  for (const { name, version, answer } of asked)
    if ("code" in answer) codes.add(answer.code);
    else if (isNewer(answer.latest, version)) newer.push({ name, installed: version, latest: answer.latest });
  if (codes.size === 0) return { newer };
  return { newer, failure: `The npm registry could not be asked (${[...codes].join(", ")}).` };
}
