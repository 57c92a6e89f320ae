import { spawn } from "node:child_process";
import { CommandError } from "../base/errors";

/**
 * Runs what installs packages, as somebody would type it. What it says goes to the error output: a result on the other one
 * stays readable for programs.
 *
 * @throws CommandError `install-failed` where it cannot be started, or does not end well.
 */
export async function installPackages(command: readonly string[], directory: string): Promise<void> {
  const [program = "", ...words] = command;
  const typed = command.join(" ");
  const hint = `Run ${typed} in ${directory} when you know why.`;
  const failed = (how: string, cause?: unknown): CommandError =>
    new CommandError({
      code: "install-failed",
      message: `The files are written, but ${typed} ${how}.`,
      hint,
      cause,
    });
  // On Windows package managers are batch files, which only a shell runs.
  const child = spawn(program, words, {
    cwd: directory,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", (error) => reject(failed("could not be started", error)));
    child.on("close", resolve);
  });
  if (code !== 0) throw failed(code === null ? "was ended" : `ended with ${code}`);
}
