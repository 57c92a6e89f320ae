import { type CompletionOption, type CompletionProgram, type Offer, wordsOf } from "./completion-program";

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Text between brackets: a bracket or a colon would end it. */
function plain(text: string): string {
  return text.replace(/[[\]:\\]/g, (character) => `\\${character}`);
}

function action(offer: Offer | undefined): string {
  if (offer !== undefined && "files" in offer) return offer.files === "folder" ? "_files -/" : "_files";
  const words = wordsOf(offer);
  return words.length === 0 ? " " : `(${words.join(" ")})`;
}

function optionSpecs({ names, description, value }: CompletionOption): string[] {
  const rest = `[${plain(description)}]${value === undefined ? "" : `:${plain(value.name)}:${action(value.offer)}`}`;
  return names.map((name) => quoted(`${name}${rest}`));
}

/** The script for zsh. */
export function zshCompletion({ name, options, commands }: CompletionProgram): string {
  const lines = (specs: readonly string[], indent: string): string =>
    specs.map((spec) => `${indent}${spec}`).join(" \\\n");
  return `#compdef ${name}
# Completion of ${name} for zsh. In ~/.zshrc, after compinit: eval "$(${name} completion zsh)"
_tillhouse() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C \\
${lines(options.flatMap(optionSpecs), "    ")} \\
    '1: :->command' \\
    '*:: :->rest'
  case "$state" in
    command)
      local -a commands
      commands=(
${commands.map((command) => `        ${quoted(`${command.name}:${plain(command.description)}`)}`).join("\n")}
      )
      _describe -t commands command commands
      ;;
    rest)
      case "$line[1]" in
${commands
  .map((command) => {
    const specs = command.options.flatMap(optionSpecs);
    const words = command.words === undefined ? [] : [quoted(`1: :${action(command.words)}`)];
    return `        ${command.name})
          _arguments \\
${lines([...specs, ...words], "            ")}
          ;;`;
  })
  .join("\n")}
      esac
      ;;
  esac
}
compdef _tillhouse ${name}
`;
}
