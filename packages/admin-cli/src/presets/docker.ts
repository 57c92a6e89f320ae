import { isAbsolute, relative } from "node:path";
import { CommandError } from "../base/errors";
import { healthPath } from "../server/page-paths";
import { settingsSchema } from "../settings/schema";
import { type SettingsSchema, settingsIn } from "../settings/setting";
import { pathPrefix } from "../site/page";
import type { PresetContext, PresetFiles } from "./preset";

/** The packages that `tillhouse serve` runs on. */
const servingPackages = ["@tillhouse/admin-cli", "commander", "mrmime"];

/** What an image says by itself. */
const fixed = ["port", "host", "backend", "tlsCert", "tlsKey"];

/**
 * The settings of `serve` that an image keeps, unless the container is started with others: those that differ from their
 * defaults and are not in the build already.
 *
 * @example dockerVariables({ ...values, hsts: true }) // [["TILLHOUSE_HSTS", "true"]]
 */
export function dockerVariables(
  values: Readonly<Record<string, unknown>>,
  schema: SettingsSchema = settingsSchema,
): [name: string, value: string][] {
  return settingsIn(schema, "serve").flatMap(({ name, environment, fallback, also }): [string, string][] => {
    const [variable] = environment;
    const value = String(values[name]);
    const isKept = !also?.includes("build") && !fixed.includes(name) && value !== String(fallback);
    return variable !== undefined && isKept ? [[variable, value]] : [];
  });
}

/** What an image looks for at a store that runs on the machine of the container, and not in it. */
function seenFromContainer(backend: string): string {
  const url = new URL(backend);
  if (!/^(?:localhost|127\..*|\[::1\])$/.test(url.hostname)) return backend;
  url.hostname = "host.docker.internal";
  return url.href.replace(/\/$/, "");
}

/** An image that runs `tillhouse serve`, and a compose file that starts it. */
export function dockerPreset(context: PresetContext): PresetFiles {
  const { page, project, output, serving, version } = context;
  const folder = relative(project, output).replaceAll("\\", "/");
  if (folder.startsWith("../") || isAbsolute(folder)) {
    throw new CommandError({
      code: "output-refused",
      message: `The build in ${output} is outside the project, where Docker cannot copy it from.`,
      hint: "Leave --out-dir out with --preset docker.",
    });
  }
  const variables = [
    ["NODE_ENV", "production"],
    ["TILLHOUSE_HOST", "0.0.0.0"],
    ["TILLHOUSE_PORT", "7001"],
    ["TILLHOUSE_BASE_PATH", page.basePath],
    ...dockerVariables(serving),
  ].map(([name, value]) => `    ${name}="${value}"`);
  const isDirect = page.backend !== "";
  const check = `fetch('http://localhost:'+process.env.TILLHOUSE_PORT+process.env.TILLHOUSE_BASE_PATH.replace(/\\/$/,'')+'${healthPath}').then((answer)=>process.exit(answer.ok?0:1),()=>process.exit(1))`;
  const dockerfile = `# The admin at ${page.basePath}: an image with your build, for every stage. Build it from the folder of the project:
#   docker build -f deploy/docker/Dockerfile -t admin .
FROM node:22-alpine AS tillhouse
WORKDIR /srv/admin
RUN npm install --prefix . --omit=dev --omit=optional --no-audit --no-fund --no-save @tillhouse/admin-cli@${version}

# What serves a build, without what compiles one.
FROM node:22-alpine
WORKDIR /srv/admin
${servingPackages
  .map((name) => `COPY --from=tillhouse /srv/admin/node_modules/${name} ./node_modules/${name}`)
  .join("\n")}
COPY ${folder} ./build
ENV ${variables.join(" \\\n").trimStart()}
USER node
EXPOSE 7001
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", ${JSON.stringify(check)}]
CMD ["node", "node_modules/@tillhouse/admin-cli/dist/bin.js", "serve", "--out-dir", "build"${isDirect ? ', "--no-proxy"' : ""}]
`;
  const backend = isDirect ? page.backend : seenFromContainer(serving.backend);
  const compose = `# docker compose -f deploy/docker/compose.yaml up
# Every setting of tillhouse serve has a variable; what stands here needs no new image.
services:
  admin:
    build:
      context: ../..
      dockerfile: deploy/docker/Dockerfile
    ports:
      - "\${TILLHOUSE_PUBLISH:-7001}:7001"
    environment:
      TILLHOUSE_BACKEND: "\${TILLHOUSE_BACKEND:-${backend}}"
    extra_hosts:
      - "host.docker.internal:host-gateway"
    restart: unless-stopped
`;
  return {
    files: [
      { name: "Dockerfile", contents: dockerfile },
      // A file of this name beside the Dockerfile is read instead of the project's own.
      { name: "Dockerfile.dockerignore", contents: `*\n!${folder}\n` },
      { name: "compose.yaml", contents: compose },
    ],
    notes: [
      `docker compose -f deploy/docker/compose.yaml up --build, then http://localhost:7001${pathPrefix(page.basePath)}.`,
    ],
  };
}
