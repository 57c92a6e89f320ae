// Carries out a Dockerfile's steps in a folder, where there is no Docker: what the image would hold and how it would start.
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./workspace.mjs";

/** The instructions of a Dockerfile, with the lines of one joined. */
export function readDockerfile(text) {
  return text
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line);
      return { name, rest };
    });
}

function readVariables(rest) {
  return Object.fromEntries([...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

/** Whether a path of the context is sent to Docker, by the file beside the Dockerfile. */
function isSent(path, ignoreFile) {
  let sent = true;
  for (const line of readFileSync(ignoreFile, "utf8")
    .split("\n")
    .filter((row) => row !== "" && !row.startsWith("#"))) {
    const name = line.replace(/^!/, "");
    if (name === "*" || path === name || path.startsWith(`${name}/`)) sent = line.startsWith("!");
  }
  return sent;
}

/**
 * Makes the image's files in a folder.
 *
 * @returns how a container starts: its folder, command, variables and the command that looks after its health
 */
export async function carryOut(file, { context, root, environment }) {
  let stage = root;
  let directory = root;
  let started;
  const stages = new Map();
  for (const { name, rest } of readDockerfile(readFileSync(file, "utf8"))) {
    if (name === "FROM") {
      const [from, as, alias] = rest.split(/\s+/);
      stage = join(root, `stage-${stages.size + 1}`);
      stages.set(as === "AS" ? alias : stage, stage);
      started = { from, variables: {} };
    } else if (name === "WORKDIR") {
      directory = join(stage, rest);
      mkdirSync(directory, { recursive: true });
    } else if (name === "RUN")
      await run("sh", ["-c", rest], {
        directory,
        isQuiet: true,
        environment: { ...process.env, ...environment },
      });
    else if (name === "COPY") {
      const [from, to, placed] = rest.split(/\s+/);
      if (from.startsWith("--from=")) {
        cpSync(join(stages.get(from.slice("--from=".length)), to), join(directory, placed), {
          recursive: true,
        });
        continue;
      }
      if (!existsSync(join(context, from)) || !isSent(from, `${file}.dockerignore`))
        throw new Error(`COPY: ${from} is not in what Docker gets.`);
      cpSync(join(context, from), join(directory, to), { recursive: true });
    } else if (name === "ENV") Object.assign(started.variables, readVariables(rest));
    else if (name === "CMD") started.command = JSON.parse(rest);
    else if (name === "HEALTHCHECK") started.check = JSON.parse(rest.slice(rest.indexOf("[")));
    else if (name === "USER") started.user = rest;
    else if (name !== "EXPOSE") throw new Error(`The instruction ${name} is not known here.`);
  }
  return { ...started, directory };
}
