// The admin with a write key: there alone somebody is asked what may be shared, and something leaves.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@tillhouse/admin-cli";
import { type FakeProvider, openProvider } from "./fake-provider";
import { addresses } from "./urls";

const directory = join(fileURLToPath(new URL("../..", import.meta.url)), "examples/extension-basics");

/** An admin that sends to a provider of its own. */
export interface SendingAdmin {
  url: string;
  provider: FakeProvider;
  close(): Promise<void>;
}

export async function serveWithKey(basePath = "/app"): Promise<SendingAdmin> {
  const provider = await openProvider();
  const served = await serve({
    directory,
    basePath,
    port: 0,
    backend: addresses.store,
    environment: {},
    analyticsWriteKey: "key",
    analyticsCdn: provider.url,
    analyticsApiHost: `${provider.url}/v1`,
  });
  const close = async () => {
    await served.close();
    provider.close();
  };
  return { url: served.url, provider, close };
}
