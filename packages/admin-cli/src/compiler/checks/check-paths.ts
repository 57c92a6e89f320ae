import { checkRoutePath, type RoutePathProblem, routePattern } from "@tillhouse/extension-sdk/contract";
import type { Problem } from "../../base/errors";
import type { FoundFile } from "../sources/find-files";

/** `routes/orders/[id]/page.tsx` → `/orders/:id` (specification, section 2). */
export function routePathOf(file: FoundFile): string {
  const segments = file.segments.slice(0, -1).map((segment) => segment.replace(/^\[(.*)\]$/, ":$1"));
  return `/${segments.join("/")}`;
}

/** Words what is wrong with the path of a page that a definition lists. */
export function wordDefinedPath(problem: RoutePathProblem): Omit<Problem, "file"> {
  const { hint: _, ...wording } = wordRoutePath(problem);
  if (problem.rule === "route-built-in")
    return {
      ...wording,
      hint: `Choose another path, or continue the section with a further one, such as ${problem.builtIn}/report.`,
    };
  if (problem.rule === "route-settings") return { ...wording, hint: "Put it among the `settings`." };
  const hint = "Write for example: /loyalty/:id";
  if (problem.reason === "start" || problem.reason === "empty-segment")
    return {
      rule: wording.rule,
      message: `The page's path "${problem.path}" is no address.`,
      why: "A path starts with one slash, ends without one, and has a name between each two.",
      hint,
    };
  if (problem.reason === "characters")
    return {
      ...wording,
      why: "The path is the address of the page.",
      hint: "Use letters, digits, - _ and .",
    };
  return { ...wording, why: "A parameter is a whole segment: a colon, then letters, digits and _.", hint };
}

function wordRoutePath(problem: RoutePathProblem): Omit<Problem, "file"> {
  switch (problem.rule) {
    case "route-built-in":
      return {
        rule: problem.rule,
        message: `The page's path ${problem.path} is the admin's own ${problem.builtIn}.`,
        why: "Two pages cannot answer at one address.",
        hint: `Rename the folder, or continue the section with a further one, such as ${problem.builtIn}/report.`,
      };
    case "route-settings":
      return {
        rule: problem.rule,
        message: `The page's path ${problem.path} lies under /settings.`,
        why: "The pages below /settings come from the settings folder.",
        hint: `Move the file to src/admin/settings/<name>/page.tsx.`,
      };
    case "route-syntax":
      return wordSyntax(problem.path, problem.reason);
  }
}

function wordSyntax(
  path: string,
  reason: "start" | "characters" | "parameter" | "empty-segment",
): Omit<Problem, "file"> {
  const rule = "route-syntax";
  if (reason === "parameter") {
    return {
      rule,
      message: `The page's path ${path} has a parameter that cannot be used.`,
      why: "A parameter is a whole folder name and reads like a variable: letters, digits and _, not starting with a digit.",
      hint: "Name the folder for example [id].",
    };
  }
  if (reason === "characters") {
    return {
      rule,
      message: `The page's path ${path} has characters that an address cannot hold as they are.`,
      why: "Folder names become the address of the page.",
      hint: "Use letters, digits, - _ and . in folder names.",
    };
  }
  return {
    rule,
    message: "The page lies directly in the routes folder.",
    why: "The folder names become the address of the page, and / is the admin's own.",
    hint: "Move the file into a folder, such as src/admin/routes/loyalty/page.tsx.",
  };
}

/** Checks the address of a page. */
export function checkRouteFile(file: FoundFile): Problem[] {
  const problem = checkRoutePath(routePathOf(file));
  return problem === undefined ? [] : [{ ...wordRoutePath(problem), file: file.source }];
}

/** Checks the folder of a settings page: exactly one, with a name that can stand in an address. */
export function checkSettingFile(file: FoundFile): Problem[] {
  const folders = file.segments.slice(0, -1);
  const [name] = folders;
  if (name === undefined || folders.length > 1) {
    return [
      {
        rule: "setting-nested",
        message:
          name === undefined
            ? "The settings page lies directly in the settings folder."
            : `The settings page lies ${folders.length} folders deep.`,
        why: "A settings page is one card and one address, /settings/<name>.",
        hint: `Move the file to src/admin/settings/${folders.length > 0 ? folders.join("-") : "<name>"}/page.tsx.`,
        file: file.source,
      },
    ];
  }
  if (/^[A-Za-z0-9._-]+$/.test(name)) return [];
  return [
    {
      rule: "setting-syntax",
      message: `The folder name "${name}" has characters that an address cannot hold as they are.`,
      why: "The folder name becomes the address of the settings page.",
      hint: "Use letters, digits, - _ and . in the folder name.",
      file: file.source,
    },
  ];
}

const collisions = {
  widget: { rule: "widget-duplicate", what: "widget" },
  route: { rule: "route-duplicate", what: "page" },
  setting: { rule: "setting-duplicate", what: "settings page" },
  resource: { rule: "resource-duplicate", what: "resource" },
  extension: { rule: "extension-file-duplicate", what: "definition" },
  messages: { rule: "messages-duplicate", what: "file of texts" },
} as const;

/** Reports files that stand for one and the same thing: `a.js` beside `a.tsx`, `[id]` beside `[slug]`. */
export function checkDuplicates(files: readonly FoundFile[]): Problem[] {
  const first = new Map<string, FoundFile>();
  const problems: Problem[] = [];
  for (const file of files) {
    const name = file.kind === "route" ? routePattern(routePathOf(file)) : file.segments.join("/");
    const key = `${file.kind} ${name}`;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, file);
      continue;
    }
    const { rule, what } = collisions[file.kind];
    problems.push({
      rule,
      message: `This is the same ${what} as ${other.source}.`,
      why:
        file.kind === "route" || file.kind === "setting"
          ? "Both files have one address; names of parameters make no difference."
          : `Both files would be one ${what}; a stray compiler output is often the cause.`,
      hint: "Remove or rename one of the two.",
      file: file.source,
    });
  }
  return problems;
}
