import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { MadeFiles } from "../server/request-handler";
import { contentType, forEver, sendFile } from "../server/static-files";
import type { DevProject } from "./dev-project";
import type { DevShell } from "./dev-shell";
import type { DevState } from "./dev-state";

/** What the page of `dev` gets beside the shell. */
export interface DevFiles extends MadeFiles {
  /** Ends the lines on which pages wait for changes. */
  close(): void;
}

const eventsPath = "/@tillhouse/events";
/** Where the gallery of components is, below the base path. */
export const galleryPath = "/__gallery";
/** The module that the page names for an extension: the same address whatever the extension is now. */
const startPattern = /^\/extensions\/~(.+)\.js$/;

/** The module of an extension at the start of a page; it says which one of the extension's modules that was. */
function startModule(id: string, hot: string, { extensions }: DevState): string {
  const module = extensions.find((extension) => extension.id === id)?.module ?? "";
  const enter = `import { enter } from ${JSON.stringify(`../${hot}`)};\nenter(${JSON.stringify(id)}, ${JSON.stringify(module)});\n`;
  // Without anything that can be run there is still a name for what comes when the mistake is mended.
  return module === ""
    ? `${enter}export default ${JSON.stringify({ id })};\n`
    : `${enter}export { default } from ${JSON.stringify(`../${module}`)};\n`;
}

function send(response: ServerResponse, path: string, body: Uint8Array | string, cache: string): void {
  response.writeHead(200, {
    "Content-Type": contentType(path),
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": cache,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** The gallery that comes with the command line. */
const installedGallery = (): string =>
  join(dirname(createRequire(import.meta.url).resolve("@tillhouse/admin-cli/package.json")), "dist/gallery");

/** Sends a file of the gallery; tells whether there is such a file. */
async function sendGallery(
  directory: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const file = path.slice(galleryPath.length);
  if (file !== "") return sendFile(directory, file === "/" ? "/index.html" : file, request, response);
  const [, query] = (request.url ?? "").split("?");
  const location = `${galleryPath.slice(1)}/${query === undefined ? "" : `?${query}`}`;
  // Its files are named from its folder, whatever is before that in the address.
  response.writeHead(302, { Location: location, "Cache-Control": "no-store" }).end();
  return true;
}

/**
 * Sends compiled extensions from memory, what is common to all shells from theirs, the gallery of components, and word of every change.
 *
 * @param gallery the folder of the gallery; the one that comes with the command line when left out
 */
export function createDevFiles(
  project: DevProject,
  shell: DevShell,
  gallery: string = installedGallery(),
): DevFiles {
  const waiting = new Set<ServerResponse>();
  const tell = (response: ServerResponse, state: DevState): void => {
    response.write(`data: ${JSON.stringify(state)}\n\n`);
  };
  project.subscribe((state) => {
    for (const response of waiting) tell(response, state);
  });
  return {
    async listExtensions() {
      const ids = await project.ids();
      return ids.map((id) => ({ id, module: `extensions/~${encodeURIComponent(id)}.js`, styles: [] }));
    },
    async send(path, request, response) {
      if (path === eventsPath) {
        response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
        response.flushHeaders();
        response.once("close", () => waiting.delete(response));
        const state = await project.state();
        // Whoever asked may have gone while the first compilation ran.
        if (response.destroyed) return true;
        tell(response, state);
        waiting.add(response);
        return true;
      }
      const id = startPattern.exec(path)?.[1];
      if (id !== undefined) {
        send(response, path, startModule(id, shell.hot, await project.state()), "no-store");
        return true;
      }
      const file = project.file(path.slice(1));
      if (file !== undefined) {
        send(response, path, file, forEver);
        return true;
      }
      if (path === galleryPath || path.startsWith(`${galleryPath}/`))
        return sendGallery(gallery, path, request, response);
      // Texts, the icon and pages of their own are the same for every shell.
      return /^\/(?:public\/|favicon\.svg$)/.test(path) && sendFile(shell.common, path, request, response);
    },
    close() {
      for (const response of waiting) response.end();
      waiting.clear();
    },
  };
}
