import * as z from "zod/mini";

// Every setting is read once: compiling a reader for it costs more than it saves.
z.config({ jitless: true });

/** A command that takes settings as flags. */
export type SettingCommand = "serve" | "dev" | "build" | "doctor";

/** What is told about a setting, beside how its value is read. */
export interface SettingInfo {
  /** What it is for, in the help and in the docs. */
  help: string;
  /** What follows its flag, such as `<url>`; left out for a switch. */
  takes?: string;
  /** A short form of its flag, such as `-p`. */
  short?: string;
  /** Its default in words, where the value does not tell. */
  standard?: string;
  /** The commands that have its flag, beside `serve`. */
  also?: readonly SettingCommand[];
  /** The variables that stand for it, the first of them winning. Default: one with its name. */
  environment?: readonly string[];
  /** Whether a file alone can say it. */
  isFileOnly?: boolean;
  /** Whether it is a path, which in a file is relative to that file. */
  isPath?: boolean;
  /** The words that it can be, for completion. */
  words?: readonly string[];
  /** What to do about a value that cannot be used, where its reader does not tell. */
  hint?: string;
}

/** A setting with everything that follows from its declaration. */
export interface Setting extends SettingInfo {
  name: string;
  /** `--base-path`; left out where a file alone can say it. */
  flag?: string;
  /** The flag with its short form and its value, as commander reads it. */
  flags: string;
  environment: readonly string[];
  fallback: unknown;
}

/** A schema of settings, each of them declared by {@link setting}. */
export type SettingsSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;

const infos = z.registry<SettingInfo & { fallback: unknown }>();

/**
 * Declares a setting. Its flag, its variable, its line of the help and its row of the docs follow from its name and from this.
 *
 * @example
 * const schema = z.object({ basePath: setting(basePath, "/app", { takes: "<path>", help: "where the admin lives" }) });
 * settingsIn(schema)[0].flag // "--base-path"; its variable is TILLHOUSE_BASE_PATH
 */
export function setting<Schema extends z.ZodMiniType>(
  schema: Schema,
  fallback: z.core.util.NoUndefined<z.output<Schema>>,
  info: SettingInfo,
): z.ZodMiniDefault<Schema> {
  const declared = z._default(schema, fallback);
  infos.add(declared, { ...info, fallback });
  return declared;
}

/** The settings of a schema, or those of them that a command has flags for. */
export function settingsIn(schema: SettingsSchema, command?: SettingCommand): Setting[] {
  return Object.entries(schema.shape).flatMap(([name, reader]): Setting[] => {
    const info = infos.get(reader);
    if (info === undefined) return [];
    const { fallback, takes, short, isFileOnly = false, also = [] } = info;
    if (command !== undefined && (isFileOnly || !["serve", ...also].includes(command))) return [];
    const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const flag = `--${fallback === true ? "no-" : ""}${words}`;
    const long = takes === undefined ? flag : `${flag} ${takes}`;
    const variable = `TILLHOUSE_${words.replaceAll("-", "_").toUpperCase()}`;
    return [
      {
        environment: isFileOnly ? [] : [variable],
        ...info,
        name,
        flags: short === undefined ? long : `${short}, ${long}`,
        ...(!isFileOnly && { flag }),
      },
    ];
  });
}

/** A setting's default as the help and the docs tell it; nothing where there is none. */
export function defaultText({ standard, fallback }: Setting): string | undefined {
  if (standard !== undefined) return standard;
  return typeof fallback === "number" || (typeof fallback === "string" && fallback !== "")
    ? String(fallback)
    : undefined;
}
