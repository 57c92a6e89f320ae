import { type CompletionOption, type CompletionProgram, wordsOf } from "./completion-program";

function names(options: readonly CompletionOption[]): string {
  return options.flatMap(({ names: all }) => all).join(" ");
}

function valueCase(command: string, { names: all, value }: CompletionOption): string[] {
  if (value === undefined) return [];
  const pattern = all.map((name) => `"${command} ${name}"`).join("|");
  const { offer } = value;
  if (offer !== undefined && "files" in offer)
    return [`    ${pattern}) _tillhouse_${offer.files}s; return;;`];
  const words = wordsOf(offer);
  return [
    words.length === 0
      ? `    ${pattern}) return;;`
      : `    ${pattern}) _tillhouse_words "${words.join(" ")}"; return;;`,
  ];
}

/** The script for bash. It needs nothing that bash 3.2 does not have, and no package of completions. */
export function bashCompletion({ name, options, commands }: CompletionProgram): string {
  const words = commands.flatMap(({ name: command, words: offer }) =>
    offer === undefined ? [] : [`    ${command}) _tillhouse_words "${wordsOf(offer).join(" ")}";;`],
  );
  return `# Completion of ${name} for bash. In ~/.bashrc: eval "$(${name} completion bash)"
_tillhouse_words() {
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}
_tillhouse_files() {
  local IFS=$'\\n'
  type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -f -- "$current"))
}
_tillhouse_folders() {
  local IFS=$'\\n'
  type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -d -- "$current"))
}
_tillhouse() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      ${commands.map((command) => command.name).join("|")}) command="$word"; break;;
    esac
  done
  case "$command $previous" in
${commands.flatMap((command) => command.options.flatMap((option) => valueCase(command.name, option))).join("\n")}
  esac
  if [[ "$current" == -* ]]; then
    case "$command" in
      "") _tillhouse_words "${names(options)}";;
${commands.map((command) => `      ${command.name}) _tillhouse_words "${names(command.options)}";;`).join("\n")}
    esac
    return
  fi
  case "$command" in
    "") _tillhouse_words "${commands.map((command) => command.name).join(" ")}";;
${words.join("\n")}
  esac
}
complete -F _tillhouse ${name}
`;
}
