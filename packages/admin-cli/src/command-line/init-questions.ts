import { basename, resolve } from "node:path";
import { autocomplete, confirm, isCancel, note, select, text } from "@clack/prompts";
import { loadShell } from "../site/shell";
import { defaultName, defaultZone, readKind, zonesOf } from "../templates/choose-template";
import { toKebab } from "../templates/names";
import { type InitKind, initKinds } from "../templates/template";

interface Answers {
  kind?: string;
  name?: string;
  zone?: string;
  directory?: string;
  shell?: string;
}

const hints: Record<InitKind, string> = {
  extension: "a project of its own, with a widget to begin with",
  widget: "a component in a zone of the admin's pages",
  page: "an address of its own, with a link in the sidebar",
  settings: "a card in the settings, and its page",
  resource: "a kind of records: list, detail and form",
};

async function askKind(): Promise<InitKind | undefined> {
  const kind = await select({
    message: "What do you want to start?",
    options: initKinds.map((value) => ({ value, label: value, hint: hints[value] })),
  });
  return isCancel(kind) ? undefined : kind;
}

async function askZone(shell: string | undefined): Promise<string | undefined> {
  const zones = zonesOf(await loadShell(shell));
  const zone = await autocomplete({
    message: "In which zone? Type to search.",
    options: zones.map((value) => ({ value, label: value })),
    initialValue: defaultZone,
    maxItems: 8,
  });
  return isCancel(zone) ? undefined : zone;
}

async function askName(kind: InitKind, fallback: string): Promise<string | undefined> {
  const name = await text({
    message: kind === "page" ? "Its address, below /a? A parameter is written as [id]." : "Its name?",
    placeholder: fallback,
    defaultValue: fallback,
    validate: (value = "") =>
      value !== "" && toKebab(value) === "" ? "Use Latin letters and digits, such as order-note" : undefined,
  });
  return isCancel(name) ? undefined : name;
}

/** Asks for what was not named; `undefined` where somebody went away from a question. */
export async function askForInit(given: Answers): Promise<Answers | undefined> {
  const kind = given.kind === undefined ? await askKind() : readKind(given.kind);
  if (kind === undefined) return undefined;
  const zone = given.zone ?? (kind === "widget" ? await askZone(given.shell) : defaultZone);
  if (zone === undefined) return undefined;
  const folder = toKebab(basename(resolve(given.directory ?? "."))) || "back-office";
  const fallback = kind === "extension" ? folder : defaultName(kind, zone);
  const name = given.name ?? (await askName(kind, fallback));
  return name === undefined ? undefined : { ...given, kind, zone, name };
}

/** Shows what would be written and asks whether to. */
export async function askToWrite(plan: string): Promise<boolean> {
  note(plan, "Files", { format: (line) => line });
  return (await confirm({ message: "Write these files?" })) === true;
}

/** Shows the command that installs packages and asks whether to run it. */
export async function askToInstall(command: string): Promise<boolean> {
  return (await confirm({ message: `Install the packages with ${command}?` })) === true;
}

/** Asks for the folder of a new project; `undefined` where somebody went away from the question. */
export async function askFolder(fallback: string): Promise<string | undefined> {
  const folder = await text({
    message: "In which folder?",
    placeholder: fallback,
    defaultValue: fallback,
  });
  return isCancel(folder) ? undefined : folder;
}
