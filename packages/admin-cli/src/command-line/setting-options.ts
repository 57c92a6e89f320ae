import { type Command, Option } from "commander";
import { defaultText, type Setting } from "../settings/setting";

/**
 * Adds the flags of settings to a command, with what they are for.
 *
 * @example addSettingOptions(program.command("serve"), settingsIn(settingsSchema, "serve"));
 */
export function addSettingOptions(command: Command, settings: readonly Setting[]): Command {
  for (const setting of settings) {
    const standard = defaultText(setting);
    const help = standard === undefined ? setting.help : `${setting.help} (default: ${standard})`;
    command.addOption(new Option(setting.flags, help));
  }
  return command;
}

/** The variables of settings, for the end of a command's help. */
export function environmentText(settings: readonly Setting[]): string {
  const lines = [""];
  const single = settings.flatMap(({ environment }) => (environment.length === 1 ? environment : []));
  for (const name of single) {
    const line = lines.at(-1) ?? "";
    if (`${line}, ${name}`.length > 100) lines.push(name);
    else lines[lines.length - 1] = line === "" ? name : `${line}, ${name}`;
  }
  for (const { environment } of settings) if (environment.length > 1) lines.push(environment.join(", else "));
  return `
Environment (a flag wins over it, and it over tillhouse.config.ts):
${lines.map((line) => `  ${line}\n`).join("")}`;
}

/**
 * The settings that were given on the command line, and the command's other flags.
 *
 * A switch that is on by default counts as given only where it was named.
 */
export function givenFlags<Flags extends object>(command: Command): Flags {
  const given = Object.entries(command.optsWithGlobals()).filter(
    ([name]) => command.getOptionValueSourceWithGlobals(name) === "cli",
  );
  // Commander keeps values by the names of their flags.
  return Object.fromEntries(given) as Flags;
}
