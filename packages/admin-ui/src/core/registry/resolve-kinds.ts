import type { AnyAction, ExtensionKinds } from "@tillhouse/extension-sdk";
import type {
  AnyCell,
  AnyField,
  AnyFilter,
  AnyForm,
  AnyResource,
  ExtensionDefinition,
  ExtensionSetting,
  OwnedKind,
} from "@tillhouse/extension-sdk/internal";
import { disabledField, stepsWithout } from "../definitions/disabled-fields";
import { rowWith, withCells } from "../definitions/section-cells";
import { fieldKindNames } from "./field-kind-names";
import { guardedKind } from "./guarded-kind";
import type { RegistryProblem } from "./registry";

/** The extension that the admin itself is. */
const builtInId = "tillhouse";

type Family = keyof ExtensionKinds;

/** Names of kinds that are taken, by their families. */
type TakenKinds = Readonly<Record<Family, ReadonlySet<string>>>;

/** The kinds that the admin itself brings. Those of fields come with the form; their names are known before. */
function takenKinds({ filters = {}, cells = {} }: ExtensionKinds): TakenKinds {
  const names = (kinds: object) => new Set(Object.keys(kinds));
  return { filters: names(filters), cells: names(cells), fields: names(fieldKindNames) };
}

type Kinds = { [Name in Family]: Map<string, OwnedKind<NonNullable<ExtensionKinds[Name]>[string]>> };

/** What kinds are put to. */
export interface KindContext {
  resources: ReadonlyMap<string, AnyResource>;
  /** Who brought a resource. */
  ownerOf(resource: string): string;
  report(problem: RegistryProblem): void;
}

/** What {@link resolveKinds} makes of definitions. */
export interface ResolvedKinds {
  resources: ReadonlyMap<string, AnyResource>;
  /** A settings page of an extension, with the kinds of its fields. */
  resolveSetting(setting: ExtensionSetting, owner: string): ExtensionSetting;
}

/** The kinds of all extensions. The first of two with one name keeps it, and the admin's own were there before. */
function claimKinds(
  extensions: readonly ExtensionDefinition[],
  builtIn: TakenKinds,
  report: KindContext["report"],
): Kinds {
  const kinds: Kinds = { filters: new Map(), cells: new Map(), fields: new Map() };
  const claim = <Kind extends object>(
    family: Family,
    claimed: Map<string, OwnedKind<Kind>>,
    { id: owner, source }: ExtensionDefinition,
    own: Readonly<Record<string, Kind>> = {},
  ) => {
    for (const [name, kind] of Object.entries(own)) {
      const first = builtIn[family].has(name) ? builtInId : claimed.get(name)?.owner;
      if (first === undefined) claimed.set(name, { ...guardedKind(kind, owner), owner, source });
      else report({ owner, source, reason: "duplicateKind", values: { target: `${family}.${name}`, first } });
    }
  };
  for (const extension of extensions) {
    claim("filters", kinds.filters, extension, extension.kinds?.filters);
    claim("cells", kinds.cells, extension, extension.kinds?.cells);
    claim("fields", kinds.fields, extension, extension.kinds?.fields);
  }
  return kinds;
}

/** Something that names its kind. A cell that draws itself has none. */
interface PartOfKind {
  readonly kind?: string;
  readonly key?: string;
  readonly kindDefinition?: object;
  readonly contribution?: { owner?: string; source?: string };
}

/**
 * Puts to every part of a definition the kind that an extension brought for it. A part whose kind nobody brought is reported
 * with its place and left out; the rest of the resource goes on. Pure: a definition that changes is copied.
 */
export function resolveKinds(
  extensions: readonly ExtensionDefinition[],
  { resources, ownerOf, report }: KindContext,
): ResolvedKinds {
  const own = extensions.find(({ id }) => id === builtInId)?.kinds;
  // Before somebody has signed in the admin's own kinds are not there yet, and no part is drawn.
  if (own === undefined) return { resources, resolveSetting: (setting) => setting };
  const others = extensions.filter(({ id }) => id !== builtInId);
  const builtIn = takenKinds(own);
  const kinds = claimKinds(others, builtIn, report);

  // Whether a part of the definition at hand became another one: what stays as it was stays the same object.
  let isOther = false;

  /** The part with its kind; `undefined` where nobody brought it. */
  const resolved = <Part extends PartOfKind>(
    family: Family,
    part: Part,
    { place, owner }: { place: string; owner: string },
  ): Part | undefined => {
    const { kind, key = "", kindDefinition, contribution } = part;
    const brought = kind === undefined ? undefined : kinds[family].get(kind);
    const isKnown = kind === undefined || builtIn[family].has(kind);
    if (isKnown && brought === undefined && kindDefinition === undefined) return part;
    isOther = true;
    if (brought !== undefined || isKnown) return { ...part, kindDefinition: brought };
    report({
      owner: contribution?.owner ?? owner,
      source: contribution?.source,
      reason: "unknownKind",
      values: { target: `${place}.${key}`, kind: `${family}.${kind}` },
    });
    return undefined;
  };

  const neverAskedAt = (key: string): AnyField => {
    isOther = true;
    return disabledField({ kind: "text", key });
  };

  type At = { place: string; owner: string };
  const filtersOf = (list: readonly AnyFilter[], at: At) =>
    list.flatMap((part) => resolved("filters", part, at) ?? []);
  const cellsOf = (list: readonly AnyCell[], at: At) =>
    list.flatMap((part) => resolved("cells", part, at) ?? []);
  const columnsOf = (list: readonly (string | AnyCell)[], at: At) =>
    list.flatMap((part): (string | AnyCell)[] => (typeof part === "string" ? [part] : cellsOf([part], at)));
  const fieldsOf = (list: readonly AnyField[], at: At): AnyField[] =>
    list.flatMap((field): AnyField[] => {
      const known = resolved("fields", field, at);
      // The schema may want it: what is never asked counts for nothing.
      if (known === undefined) return [neverAskedAt(field.key)];
      return "fields" in known && known.fields
        ? [{ ...known, fields: fieldsOf(known.fields, { ...at, place: `${at.place}.${known.key}` }) }]
        : [known];
    });
  const formOf = (form: AnyForm, at: At): AnyForm => {
    const fields = fieldsOf(form.fields, at);
    const known = new Map(fields.map((field) => [field.key, field.kind]));
    const gone = form.fields.filter(({ key, kind }) => known.get(key) !== kind).map(({ key }) => key);
    return {
      ...form,
      fields,
      steps: stepsWithout(form, new Set(gone)),
      // They are asked among the form's own fields, under names of their own, and reported there.
      additions: form.additions?.map((addition) => ({
        ...addition,
        fields: addition.fields.map(
          (field) =>
            (kinds.fields.has(field.kind) ? resolved("fields", field, at) : undefined) ??
            (builtIn.fields.has(field.kind) ? field : neverAskedAt(field.key)),
        ),
      })),
    };
  };
  const resourceOf = (resource: AnyResource): AnyResource => {
    const { name, list, detail, form, actions } = resource;
    const at = (place: string): At => ({ place: `${name}.${place}`, owner: ownerOf(name) });
    return {
      ...resource,
      list: list && {
        ...list,
        columns: columnsOf(list.columns, at("columns")),
        filters: list.filters && filtersOf(list.filters, at("filters")),
      },
      detail: detail && {
        ...detail,
        badges: detail.badges && cellsOf(detail.badges, at("badges")),
        meta: detail.meta && columnsOf(detail.meta, at("meta")),
        sections: detail.sections.map((section) =>
          withCells(section, (cells) => columnsOf(cells, at(`sections.${section.id}`))),
        ),
      },
      row: rowWith(resource.row, (cells) => columnsOf(cells, at("row"))),
      form: form && formOf(form, at("fields")),
      actions: actions?.map(
        (action): AnyAction =>
          action.form === undefined
            ? action
            : { ...action, form: formOf(action.form, at(`actions.${action.id}`)) },
      ),
    };
  };

  const settled = (resource: AnyResource): AnyResource => {
    isOther = false;
    const made = resourceOf(resource);
    return isOther ? made : resource;
  };

  return {
    resources: new Map([...resources].map(([name, resource]) => [name, settled(resource)])),
    resolveSetting: (setting, owner) =>
      setting.form === undefined
        ? setting
        : {
            ...setting,
            form: {
              ...setting.form,
              fields: fieldsOf(setting.form.fields, { place: `settings.${setting.path}`, owner }),
            },
          },
  };
}
