// Web servers that the examples are tried on: found, or installed from Debian's packages, and run with a configuration.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { run } from "./workspace.mjs";

const servers = {
  nginx: { paths: ["/usr/sbin/nginx", "/usr/bin/nginx"], package: "nginx-light" },
  caddy: { paths: ["/usr/bin/caddy"], package: "caddy" },
};

/** The path of a server, installed where there is none; throws where it cannot be. */
async function ensureServer(name) {
  const { paths, package: debianPackage } = servers[name];
  const found = () =>
    [process.env[`${name.toUpperCase()}_PATH`], ...paths].find((path) => path && existsSync(path));
  if (found() === undefined) {
    // Debian starts services that are installed; this one is wanted as a program alone.
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    try {
      await run("apt-get", ["update"], { isQuiet: true, environment });
      await run("apt-get", ["install", "-y", "--no-install-recommends", debianPackage], {
        isQuiet: true,
        environment,
      });
    } catch (error) {
      throw new Error(
        `The example for ${name} is tried on ${name}, which could not be installed. Install it, or name it in ${name.toUpperCase()}_PATH.\n${error.message}`,
      );
    }
  }
  const path = found();
  if (path === undefined) throw new Error(`${name} was installed but is not where it was expected.`);
  return path;
}

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a process that serves a port, and answers when it does. */
export async function startHost(command, args, { port, ...options }) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  let output = "";
  let ended = false;
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const end = new Promise((resolve) => child.once("close", resolve)).then(() => (ended = true));
  child.once("error", (error) => (output += error.message));
  for (let attempt = 0; ; attempt += 1) {
    if (ended || attempt > 400) {
      child.kill("SIGKILL");
      throw new Error(`${command} does not answer on port ${port}.\n${output}`);
    }
    const answer = await fetch(`http://localhost:${port}/none`).catch(() => undefined);
    if (answer !== undefined) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url: `http://localhost:${port}`,
    port,
    async stop() {
      child.kill("SIGTERM");
      await end;
    },
  };
}

/** Runs nginx with a site, on a port of its own and with everything it writes in a folder. */
export async function startNginx(site, folder) {
  const command = await ensureServer("nginx");
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const text = await readFile(site, "utf8");
  const placed = text.replace(
    "  listen 80;\n  listen [::]:80;\n",
    `  listen ${port};\n  listen [::]:${port};\n`,
  );
  if (placed === text) throw new Error("The example for nginx does not listen where it did.");
  await writeFile(join(folder, "site.conf"), placed);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `pid ${folder}/pid; error_log stderr; daemon off; worker_processes 1;
${process.getuid?.() === 0 ? "user root;\n" : ""}events { worker_connections 256; }
http { access_log off; ${temporary.join(" ")} include ${folder}/site.conf; }\n`,
  );
  return startHost(command, ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], { port });
}

/** Runs Caddy with a file for it. */
export async function startCaddy(file, folder, environment) {
  const command = await ensureServer("caddy");
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  // The port that Caddy is told what to do on is the same for all on a machine; here nobody tells it anything.
  const placed = join(folder, "Caddyfile");
  await writeFile(placed, `{\n\tadmin off\n\tauto_https off\n}\n${await readFile(file, "utf8")}`);
  return startHost(command, ["run", "--adapter", "caddyfile", "--config", placed], {
    port,
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      TILLHOUSE_ADDRESS: `:${port}`,
      ...environment,
    },
  });
}
