import { v1Zones } from "@tillhouse/extension-sdk/contract";
import { didYouMean } from "../base/did-you-mean";
import { CommandError, type Problem } from "../base/errors";
import { checkRouteFile, checkSettingFile } from "../compiler/checks/check-paths";
import type { FoundFile } from "../compiler/sources/find-files";
import type { Shell } from "../site/shell";
import { namesOf } from "./names";
import { pageTemplate } from "./page";
import { resourceTemplate } from "./resource";
import { settingsTemplate } from "./settings";
import { type InitKind, initKinds, type Template } from "./template";
import { widgetTemplate } from "./widget";

/** The zone of a widget where none is named. */
export const defaultZone = "order.details.after";

/** All zones that a widget can be started for. */
export function zonesOf(shell: Pick<Shell, "zones">): string[] {
  return [...new Set([...v1Zones, ...shell.zones])];
}

function refused(problems: readonly Problem[]): CommandError {
  return new CommandError({
    code: "wrong-usage",
    message: "The name cannot be used. Nothing was written.",
    details: problems,
  });
}

/** The kind as somebody typed it. */
export function readKind(kind: string): InitKind {
  const found = initKinds.find((known) => known === kind || (known === "settings" && kind === "setting"));
  if (found !== undefined) return found;
  const meant = didYouMean(kind, initKinds);
  throw new CommandError({
    code: "wrong-usage",
    message: `"${kind}" is nothing that init can start.`,
    hint: `${meant === undefined ? "" : `Did you mean "${meant}"? `}It starts: ${initKinds.join(", ")}.`,
  });
}

/** The name of a new thing where none is given. */
export function defaultName(kind: InitKind, zone: string): string {
  const place = namesOf(zone.split(".")[0] ?? "").kebab;
  const names = { widget: `${place}-note`, page: "overview", settings: "preferences", resource: "reviews" };
  return kind === "extension" ? names.widget : names[kind];
}

function checkName(kind: InitKind, name: string, shell: Shell): void {
  const wanted = kind === "page" ? name.split("/").map((part) => namesOf(part).kebab) : [namesOf(name).kebab];
  if (wanted.some((part) => part === ""))
    throw refused([
      {
        rule: "init-name",
        message: `"${name}" makes no name for a file.`,
        hint: "Use Latin letters and digits, such as order-note.",
      },
    ]);
  if (kind === "resource" && shell.routes.includes(`/${wanted[0]}`))
    throw refused([
      {
        rule: "init-name",
        message: `The admin has a resource "${wanted[0]}" of its own.`,
        hint: "Take another name. A built-in resource is changed and not started again.",
      },
    ]);
}

/** `Loyalty/[id]` → `loyalty/[id]`: folder names for the address of a page. */
function pageFolder(name: string): string {
  return name
    .split("/")
    .filter((part) => part !== "")
    .map((part) => (/^\[.*\]$/.test(part) ? part : namesOf(part).kebab))
    .join("/");
}

function foundFile(kind: "route" | "setting", folder: string): FoundFile {
  const place = kind === "route" ? "routes" : "settings";
  const source = `src/admin/${place}/${folder}/page.tsx`;
  return { kind, path: source, source, segments: [...folder.split("/"), "page"] };
}

/**
 * The files of a new thing.
 *
 * @throws CommandError `wrong-usage` for a zone that does not exist and a name that cannot stand where it would.
 */
export function chooseTemplate(
  kind: InitKind,
  name: string,
  options: { zone: string; shell: Shell },
): Template {
  const { zone, shell } = options;
  checkName(kind, name, shell);
  switch (kind) {
    case "page": {
      const folder = pageFolder(name);
      const problems = checkRouteFile(foundFile("route", folder));
      if (problems.length > 0) throw refused(problems);
      return pageTemplate(folder);
    }
    case "settings": {
      const names = namesOf(name);
      const problems = checkSettingFile(foundFile("setting", names.kebab));
      if (problems.length > 0) throw refused(problems);
      return settingsTemplate(names);
    }
    case "resource":
      return resourceTemplate(namesOf(name));
    default: {
      const zones = zonesOf(shell);
      if (!zones.includes(zone)) {
        const meant = didYouMean(zone, zones);
        throw new CommandError({
          code: "wrong-usage",
          message: `There is no zone "${zone}".`,
          hint: meant === undefined ? `Zones are named like "${defaultZone}".` : `Did you mean "${meant}"?`,
        });
      }
      return widgetTemplate(namesOf(name), zone);
    }
  }
}
