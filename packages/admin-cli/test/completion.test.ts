import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { completion } from "../src/api/completion";
import type { CompletionProgram } from "../src/completion/completion-program";
import { createProject, runCommand, runOnTerminal } from "./fixtures/project";

const program: CompletionProgram = {
  name: "tillhouse",
  options: [{ names: ["--quiet"], description: "print [less]: it's quiet" }],
  commands: [
    {
      name: "init",
      description: "start",
      words: { words: ["widget", "page"] },
      options: [
        {
          names: ["--zone"],
          description: "the zone",
          value: { name: "zone", offer: { words: ["order.list.after"] } },
        },
        {
          names: ["--directory", "-d"],
          description: "the project",
          value: { name: "folder", offer: { files: "folder" } },
        },
        { names: ["--name"], description: "the name", value: { name: "name" } },
      ],
    },
  ],
};

async function script(): Promise<string> {
  const run = await runCommand(["completion", "bash"]);
  expect(run).toMatchObject({ code: 0, error: "" });
  return run.out;
}

/** What bash offers after words, of which the last one is being typed. */
function offered(text: string, words: readonly string[], cwd = "/"): string[] {
  const typed = ["tillhouse", ...words];
  const lines = `${text}
    complete -p tillhouse > /dev/null || exit 1
    COMP_WORDS=(${typed.map((word) => `'${word}'`).join(" ")})
    COMP_CWORD=${typed.length - 1}
    _tillhouse
    for word in "\${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done`;
  const out = execFileSync("bash", ["--norc", "-uc", lines], { cwd, encoding: "utf8" });
  return out.split("\n").filter((line) => line !== "");
}

describe("tillhouse completion", () => {
  test("offers commands, options and their values in bash", async () => {
    const text = await script();
    expect(offered(text, [""])).toEqual(
      expect.arrayContaining(["init", "serve", "build", "doctor", "completion"]),
    );
    expect(offered(text, ["bui"])).toEqual(["build"]);
    expect(offered(text, ["--ver"])).toEqual(["--version"]);
    expect(offered(text, ["serve", "--ba"])).toEqual(["--base-path", "--backend"]);
    expect(offered(text, ["serve", "--qu"])).toEqual(["--quiet"]);
    expect(offered(text, ["--quiet", "serve", "--token-storage", ""])).toEqual([
      "memory",
      "session",
      "local",
    ]);
    expect(offered(text, ["init", "--zone", "order.details.af"])).toEqual(["order.details.after"]);
    expect(offered(text, ["init", "wid"])).toEqual(["widget"]);
    expect(offered(text, ["build", "--preset", "d"])).toEqual(["docker"]);
    expect(offered(text, ["completion", "f"])).toEqual(["fish"]);
    expect(offered(text, ["serve", "--port", ""])).toEqual([]);
    expect(offered(text, ["serve", "--shell"])).toEqual([]);
  });

  test("offers folders and files of any name", async () => {
    const { directory } = await createProject({});
    await mkdir(join(directory, "мой магазин 店"));
    await writeFile(join(directory, "logo one.svg"), "");
    const text = await script();
    expect(offered(text, ["build", "--directory", ""], directory)).toEqual(["мой магазин 店"]);
    expect(offered(text, ["serve", "-d", "м"], directory)).toEqual(["мой магазин 店"]);
    expect(offered(text, ["serve", "--logo", "l"], directory)).toEqual(["logo one.svg"]);
  });

  test("prints the script as it is to a terminal", async () => {
    const run = await runOnTerminal(["completion", "bash"]);
    expect(run.code).toBe(0);
    expect(run.out).not.toContain("\u001b[");
  });

  test("writes what zsh reads", async () => {
    const text = await completion({ shell: "zsh", program });
    expect(text).toMatchInlineSnapshot(`
      "#compdef tillhouse
      # Completion of tillhouse for zsh. In ~/.zshrc, after compinit: eval "$(tillhouse completion zsh)"
      _tillhouse() {
        local context state state_descr line
        typeset -A opt_args
        _arguments -C \\
          '--quiet[print \\[less\\]\\: it'\\''s quiet]' \\
          '1: :->command' \\
          '*:: :->rest'
        case "$state" in
          command)
            local -a commands
            commands=(
              'init:start'
            )
            _describe -t commands command commands
            ;;
          rest)
            case "$line[1]" in
              init)
                _arguments \\
                  '--zone[the zone]:zone:(order.list.after)' \\
                  '--directory[the project]:folder:_files -/' \\
                  '-d[the project]:folder:_files -/' \\
                  '--name[the name]:name: ' \\
                  '1: :(widget page)'
                ;;
            esac
            ;;
        esac
      }
      compdef _tillhouse tillhouse
      "
    `);
  });

  test("writes what fish reads", async () => {
    expect(await completion({ shell: "fish", program })).toMatchInlineSnapshot(`
      "# Completion of tillhouse for fish: tillhouse completion fish > ~/.config/fish/completions/tillhouse.fish
      complete -c tillhouse -f
      complete -c tillhouse -n __fish_use_subcommand -l quiet -d 'print [less]: it\\'s quiet'
      complete -c tillhouse -n __fish_use_subcommand -a init -d 'start'
      complete -c tillhouse -n '__fish_seen_subcommand_from init' -a 'widget page'
      complete -c tillhouse -n '__fish_seen_subcommand_from init' -l zone -x -a 'order.list.after' -d 'the zone'
      complete -c tillhouse -n '__fish_seen_subcommand_from init' -l directory -s d -x -a '(__fish_complete_directories)' -d 'the project'
      complete -c tillhouse -n '__fish_seen_subcommand_from init' -l name -x -d 'the name'
      "
    `);
  });

  test.each(["bash", "zsh", "fish"])("writes a script that %s can read", async (shell) => {
    const { out } = await runCommand(["completion", shell]);
    const { error } = spawnSync(shell, ["-c", ""]);
    // Not every machine has every shell.
    if (error !== undefined) return;
    const project = await createProject({ script: out });
    const read = spawnSync(shell, ["-n", join(project.directory, "script")], { encoding: "utf8" });
    expect(read).toMatchObject({ status: 0, stderr: "" });
  });

  test("refuses another shell", async () => {
    const run = await runCommand(["completion", "zhs"]);
    expect(run.code).toBe(2);
    expect(run.error).toContain("Did you mean zsh?");
  });
});
