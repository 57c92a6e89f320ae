import { type CompletionOption, type CompletionProgram, wordsOf } from "./completion-program";

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, (character) => `\\${character}`)}'`;
}

function optionParts({ names, description, value }: CompletionOption): string {
  const parts = names.map((name) => (name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  if (value !== undefined) {
    const { offer } = value;
    const words = wordsOf(offer);
    if (offer !== undefined && "files" in offer)
      parts.push(offer.files === "folder" ? "-x -a '(__fish_complete_directories)'" : "-r -F");
    else parts.push(words.length === 0 ? "-x" : `-x -a ${quoted(words.join(" "))}`);
  }
  return [...parts, `-d ${quoted(description)}`].join(" ");
}

/** The script for fish. */
export function fishCompletion({ name, options, commands }: CompletionProgram): string {
  const start = `complete -c ${name}`;
  const lines = [
    `# Completion of ${name} for fish: ${name} completion fish > ~/.config/fish/completions/${name}.fish`,
    `${start} -f`,
    ...options.map((option) => `${start} -n __fish_use_subcommand ${optionParts(option)}`),
    ...commands.map(
      (command) => `${start} -n __fish_use_subcommand -a ${command.name} -d ${quoted(command.description)}`,
    ),
    ...commands.flatMap((command) => {
      const within = `${start} -n '__fish_seen_subcommand_from ${command.name}'`;
      const words = wordsOf(command.words);
      return [
        ...(words.length === 0 ? [] : [`${within} -a ${quoted(words.join(" "))}`]),
        ...command.options.map((option) => `${within} ${optionParts(option)}`),
      ];
    }),
  ];
  return `${lines.join("\n")}\n`;
}
