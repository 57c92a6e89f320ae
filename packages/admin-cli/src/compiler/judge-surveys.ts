import { resolve } from "node:path";
import type { Problem } from "../errors";
import type { Shell } from "../site/shell";
import { type ModuleStore, readSource } from "../syntax/module-store";
import { entryOf, itemsOf, knownEntry, type StaticValue, textOf } from "../syntax/static-value";
import { checkChanges } from "./checks/check-changes";
import { checkCode } from "./checks/check-code";
import { checkWidgetConfig } from "./checks/check-config";
import { checkDefinition, definedExtension } from "./checks/check-definition";
import { checkLanguages, type LanguageTexts } from "./checks/check-languages";
import { checkMessages } from "./checks/check-messages";
import { checkMisplaced } from "./checks/check-misplaced";
import { routePathOf } from "./checks/check-paths";
import { checkResource, readResource } from "./checks/check-resource";
import { checkWidgetProps } from "./checks/check-widget-props";
import { type KnownNames, knownNames } from "./checks/known-names";
import { type FoundFile, sourceName } from "./find-files";
import { type Survey, type SurveyedModule, surveyRoot } from "./survey-root";

/** The extensions' folders as a whole: what can be referred to, and what is wrong between files. */
export interface Judgement {
  known: KnownNames;
  problems: Problem[];
}

/** What {@link judgeRoots} needs to know. */
export interface JudgeOptions {
  project: string;
  /** The folders with a `src/admin`, absolute: the project's and those of linked extensions. */
  roots: readonly string[];
  shell: Shell;
  modules: ModuleStore;
}

interface ReadSurvey extends Survey {
  languages: readonly LanguageTexts[];
}

async function readTexts(survey: Survey): Promise<ReadSurvey> {
  const files = survey.files.filter(({ kind }) => kind === "messages");
  const checked = await Promise.all(
    files.map(async (file) => checkMessages(await readSource(file.path, file.source), file)),
  );
  return { ...survey, languages: checked.flatMap(({ texts }) => texts ?? []) };
}

function filesOf(survey: Survey, kind: FoundFile["kind"]): { file: FoundFile; found: SurveyedModule }[] {
  return survey.files.flatMap((file) => {
    const found = survey.reached.get(file.path);
    return file.kind === kind && found !== undefined && found.module.problems.length === 0
      ? [{ file, found }]
      : [];
  });
}

function definitionsOf(survey: Survey): StaticValue[] {
  return filesOf(survey, "extension").flatMap(({ found }) => definedExtension(found.module) ?? []);
}

function texts(values: readonly StaticValue[], key: string): string[] {
  return values.flatMap((value) => textOf(knownEntry(value, key)) ?? []);
}

function namesIn(surveys: readonly ReadSurvey[], shell: Shell): KnownNames {
  const definitions = surveys.flatMap(definitionsOf);
  const listed = (key: string): StaticValue[] =>
    definitions.flatMap((definition) => itemsOf(knownEntry(definition, key)));
  return knownNames(shell, {
    resources: surveys.flatMap((survey) =>
      filesOf(survey, "resource").flatMap(({ found: { module } }) =>
        module.exports.has("default") ? readResource(module) : [],
      ),
    ),
    // Resources that stand in code are values of other modules: nothing is known of their zones.
    isOpen: listed("resources").length > 0,
    routes: [
      ...surveys.flatMap((survey) => filesOf(survey, "route").map(({ file }) => routePathOf(file))),
      ...texts(listed("routes"), "path"),
    ],
    settings: [
      ...surveys.flatMap((survey) =>
        filesOf(survey, "setting").map(({ file }) => file.segments.slice(0, -1).join("/")),
      ),
      ...texts(listed("settings"), "path"),
    ],
    groups: texts(listed("groups"), "id"),
    // Texts that a definition loads are in modules that only run.
    hasOpenMessages: definitions.some((definition) => entryOf(definition, "messages") !== "missing"),
    messages: new Set(
      surveys.flatMap(({ languages }) => languages.flatMap(({ texts: own }) => Object.keys(own))),
    ),
  });
}

async function judge(survey: ReadSurvey, known: KnownNames, modules: ModuleStore): Promise<Problem[]> {
  const entries = new Set(survey.files.map(({ path }) => path));
  return [
    ...[...survey.reached].flatMap(([path, { module, facts }]) =>
      module.problems.length === 0
        ? checkCode(module, facts, known)
        : entries.has(path)
          ? []
          : module.problems,
    ),
    ...filesOf(survey, "resource").flatMap(({ file, found }) => checkResource(found.module, file, known)),
    ...filesOf(survey, "extension").flatMap(({ found }) => checkDefinition(found.module, known)),
    ...filesOf(survey, "widget").flatMap(({ found: { module, facts } }) =>
      checkWidgetProps(module, checkWidgetConfig(module, known).zones, { known, types: facts.widgetTypes }),
    ),
    ...checkLanguages(survey.languages),
    ...(await checkMisplaced(survey, modules)),
  ];
}

/**
 * Reads the folders of all extensions once and judges what is between their files: names that are referred to, texts and
 * their keys, changes, links. What a file has to be by itself is judged where contributions are collected.
 */
export async function judgeRoots({ project, roots, shell, modules }: JudgeOptions): Promise<Judgement> {
  const surveys = await Promise.all(roots.map(async (root) => readTexts(await surveyRoot(root, modules))));
  const known = namesIn(surveys, shell);
  const judged = await Promise.all(
    surveys.map(async (survey) => {
      const problems = await judge(survey, known, modules);
      // Files of another folder are named as seen from the project.
      return problems.map((problem) =>
        problem.file === undefined
          ? problem
          : { ...problem, file: sourceName(project, resolve(survey.root, problem.file)) },
      );
    }),
  );
  const changes = surveys.flatMap(({ reached }) =>
    [...reached.values()].flatMap(({ module, facts }) =>
      [...facts.calls].sort((left, right) => left.start - right.start).map((call) => ({ module, call })),
    ),
  );
  return { known, problems: [...judged.flat(), ...checkChanges(changes, known)] };
}
