import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createSecureContext } from "node:tls";
import { CommandError, type Problem } from "../base/errors";
import type { Configuration } from "../settings/schema";

/** What an https server shows who it is with: PEM, as it stands in the files. */
export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/**
 * Reads the certificate that the settings name; `undefined` where they name none, which is http.
 *
 * @param directory what its paths are relative to
 * @throws CommandError `invalid-configuration` where one of the two is missing, cannot be read, or does not fit the other.
 */
export async function readCertificate(
  { tlsCert, tlsKey }: Pick<Configuration, "tlsCert" | "tlsKey">,
  directory: string,
): Promise<Certificate | undefined> {
  if (tlsCert === "" && tlsKey === "") return undefined;
  const problems: Problem[] = [];
  const read = async (name: string, other: string, path: string): Promise<Buffer> => {
    if (path === "")
      problems.push({ rule: "certificate-incomplete", message: `${other} needs ${name} beside it.` });
    const file = resolve(directory, path);
    const contents = path === "" ? undefined : await readFile(file).catch(() => undefined);
    if (path !== "" && contents === undefined)
      problems.push({ rule: "certificate-missing", message: `The file ${file} of ${name} cannot be read.` });
    return contents ?? Buffer.alloc(0);
  };
  const certificate = {
    cert: await read("tlsCert", "tlsKey", tlsCert),
    key: await read("tlsKey", "tlsCert", tlsKey),
  };
  if (problems.length === 0)
    try {
      createSecureContext(certificate);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({
        rule: "certificate-invalid",
        message: `The certificate and its key cannot be used: ${reason}.`,
        hint: "Both have to be PEM files without a passphrase that were made for each other.",
      });
    }
  if (problems.length > 0)
    throw new CommandError({
      code: "invalid-configuration",
      message: "There is no certificate to serve https with.",
      details: problems,
    });
  return certificate;
}
