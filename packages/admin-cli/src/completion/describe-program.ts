import type { Command, Option } from "commander";
import type { CompletionCommand, CompletionOption, CompletionProgram, Offer } from "./completion-program";

/** What is offered for values: by the name of the option, or by that of the command for its words. */
export type Offers = Readonly<Record<string, readonly string[]>>;

function offerOf(option: Option, offers: Offers): Offer | undefined {
  const words = offers[option.long ?? ""];
  if (words !== undefined) return { words };
  if (option.flags.includes("<folder>")) return { files: "folder" };
  return option.flags.includes("<file>") ? { files: "file" } : undefined;
}

function describeOption(option: Option, offers: Offers): CompletionOption {
  const names = [option.long, option.short].filter((name) => typeof name === "string");
  const value = /[<[]([^\]>.]+)/.exec(option.flags)?.[1];
  const { description } = option;
  if (value === undefined) return { names, description };
  const offer = offerOf(option, offers);
  return { names, description, value: { name: value, ...(offer !== undefined && { offer }) } };
}

function optionsOf(command: Command, offers: Offers): CompletionOption[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .map((option) => describeOption(option, offers));
}

/** Reads the commands and options out of the program itself, so that what a shell offers is what there is. */
export function describeProgram(program: Command, offers: Offers): CompletionProgram {
  const general = optionsOf(program, offers);
  const own = general.filter(({ names }) => !names.includes("--version") && !names.includes("--help"));
  const commands = program
    .createHelp()
    .visibleCommands(program)
    .map((command): CompletionCommand => {
      const words = offers[command.name()];
      return {
        name: command.name(),
        description: command.description(),
        options: [...optionsOf(command, offers), ...own],
        ...(words !== undefined && { words: { words } }),
      };
    });
  return { name: program.name(), options: general, commands };
}
