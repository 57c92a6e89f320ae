import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import {
  type AnyResource,
  featureFlagsOf,
  type Requirements,
  recordId,
  type Translate,
  titleOf,
} from "@tillhouse/extension-sdk/internal";
import {
  type AnySample,
  completeDocument,
  createFakeBackend,
  type FakeBackend,
  type FakeCall,
  type FakeFailure,
  type SampleRecord,
} from "@tillhouse/extension-sdk/testing";
import { addMessages, createTranslation, loadPageTexts, translateWith } from "../../core/i18n/translate";
import { missingFeature } from "../../core/registry/omit-unavailable";
import { AdminPages, AdminProvider } from "../../index";
import { assert, assertSame, present } from "./assertions";
import { builtIn } from "./complete-built-in";
import { speedUpTimers } from "./fast-timers";
import { controlNames, findControls, findField, openDialogs } from "./find";

/** The page of a product in the shop, as the configuration says it. */
const productUrl = "https://shop.test/products/{handle}";

/** What is put to the test, and what the store around it knows. */
export interface Subject {
  resource: AnyResource;
  sample: AnySample;
  /** Other resources that the store has: those that this one refers to. */
  others: readonly AnyResource[];
  samples: readonly AnySample[];
  /** The texts of the resource, as in its `messages/en.json`. */
  messages?: Readonly<Record<string, string>>;
  /** How long something may take to appear, in milliseconds. */
  patience: number;
  /** What goes wrong with requests where a check tries failures, beside the end of the session. */
  failures: readonly FakeFailure[];
  /** Whether other resources are tried in the same run, so that this one may be tried on less. */
  isOneOfMany: boolean;
}

/** How many records a page of a list shows. */
export const pageSize = 20;

/** How many records are left where a check is not about many: half of the time of checks goes into drawing. */
const few = 8;

/** One admin on a store in memory, and what a person does with it. */
export class Harness {
  readonly backend: FakeBackend;
  readonly resource: AnyResource;
  readonly sample: AnySample;
  readonly base: string;
  /** The address that records are made at, as a pattern: below another record, where the API has that (`api.writePath`). */
  readonly written: string;
  /** The address that lists the records: that of the records which hold them, where they have no list. */
  readonly listed: string;
  /** Refusals that the check itself brought about. */
  readonly expected = new Set<number>();

  constructor(
    readonly subject: Subject,
    readonly translate: Translate,
    private readonly texts: Awaited<ReturnType<typeof createTranslation>>,
  ) {
    this.resource = subject.resource;
    this.sample = subject.sample;
    this.base = `/${subject.sample.api?.path ?? subject.resource.api.path ?? subject.resource.name}`;
    const { api, owner } = subject.resource;
    this.written = this.writePath((key) => `:${key}`);
    const above = subject.others.find(({ name }) => name === owner?.of);
    this.listed = api.hasNoList && above ? `/${above.api.path ?? above.name}` : this.base;
    this.backend = createFakeBackend({
      resources: [subject.resource, ...subject.others],
      samples: [subject.sample, ...subject.samples],
    });
  }

  /** Records as the store holds them now. */
  get records(): SampleRecord[] {
    return this.backend.records(this.resource.name);
  }

  /**
   * The store has few records from now on, where one of many resources is tried: the first of the sample, and these. Those below
   * each other stay together.
   */
  keepFew(needed: (record: SampleRecord) => boolean = () => false): void {
    const { list, api } = this.resource;
    if (!this.subject.isOneOfMany || list === undefined || list.tree !== undefined || api.hasNoList) return;
    const { records } = this;
    records.splice(0, records.length, ...records.filter((record, index) => index < few || needed(record)));
  }

  /** How many rows the list has when it is opened. A tree has no pages, and a small one is open. */
  get rowsAtFirst(): number {
    const { length } = this.records;
    return this.resource.list?.tree === undefined ? Math.min(pageSize, length) : length;
  }

  /** What rules of the definition read: the person, the store and the shop. */
  get setting(): { user: unknown; store: unknown; storefrontUrl: string } {
    const { user, store } = this.backend;
    return { user, store, storefrontUrl: productUrl };
  }

  /** The address that records are made at, with this in the place of each key of theirs that it names. */
  private writePath(keyOf: (key: string) => string): string {
    const path = this.sample.api?.writePath ?? this.resource.api.writePath;
    return path === undefined ? this.base : `/${path.replace(/\{(\w+)\}/g, (_, key: string) => keyOf(key))}`;
  }

  /** The address that a record is changed and deleted at. */
  writtenTo(record: object): string {
    const path = this.writePath((key) => encodeURIComponent(String(Reflect.get(record, key))));
    return `${path}/${encodeURIComponent(this.idOf(record))}`;
  }

  /** What the form of a new record is opened with: a record below another one is begun on the page of that one. */
  get start(): string {
    const keys = (this.resource.api.writePath ?? "").matchAll(/\{(\w+)\}/g);
    return [...keys].map(([, key = ""]) => `&start.${key}=${String(this.records[0]?.[key])}`).join("");
  }

  /** Whether the store has what takes the place of an element (`unless`). */
  isReplaced({ unless }: { unless?: Requirements }): boolean {
    return (
      unless !== undefined && missingFeature(unless, featureFlagsOf(Object(this.backend.store))) === undefined
    );
  }

  /** The store loses features, before anything is opened. */
  loseFeatures(features: Requirements = []): void {
    const { store } = this.backend;
    const left = (held: unknown, key: string) =>
      (Array.isArray(held) ? held : []).filter(
        (one: unknown) => ![features].flat().includes(Reflect.get(Object(one), key)),
      );
    store.feature_flags = left(store.feature_flags, "key");
    store.modules = left(store.modules, "module");
  }

  /** Whether there is a text for a key that somebody wrote. */
  isSaid(key: string): boolean {
    return this.texts.exists(key);
  }

  idOf(record: object): string {
    return recordId(this.resource, record);
  }

  titleOf(record: object): string {
    return titleOf(this.resource, record, this);
  }

  /** Opens the list, or the page of a record, at this search; what was open before is closed as a tab is. */
  open(search = "", record?: object): void {
    this.close();
    const route = this.resource.route ?? this.resource.name;
    const id = record === undefined ? "" : `/${encodeURIComponent(this.idOf(record))}`;
    window.history.replaceState(null, "", `/app/a/${route}${id}${search}`);
    const { resource, others } = this.subject;
    // What the admin brings itself would otherwise be claimed twice.
    const own = [resource, ...others].filter(
      (one) => !builtIn.resources?.some(({ name }) => name === one.name),
    );
    // The pages alone: what a resource does is not in the sidebar or the top bar, and to draw those took a tenth of the time.
    render(
      <AdminProvider
        config={{ locale: "en", storefront: { productUrl } }}
        translation={Promise.resolve(this.texts)}
        fetch={this.backend.fetch}
        extensions={own.length === 0 ? [] : [{ id: "conformance", resources: own }]}
      >
        <main>
          <AdminPages />
        </main>
      </AdminProvider>,
    );
  }

  /** Closes everything, as a tab is closed. */
  close(): void {
    cleanup();
    document.body.replaceChildren();
  }

  /** Waits until this holds; what it threw last is thrown when it never does. */
  until<Value>(look: () => Value): Promise<Value> {
    // The whole page in each message would hide what is missing.
    const timeout = this.subject.patience;
    return waitFor(look, { timeout, interval: 10, onTimeout: (error) => error });
  }

  untilText(text: string, where = () => document.body): Promise<void> {
    return this.until(() =>
      assert(where().textContent?.includes(text), `“${text}” is not shown: ${where().textContent}`),
    );
  }

  /** The control with this name, in the uppermost dialog if there is one. */
  control(name: string | RegExp): Promise<HTMLElement> {
    return this.until(() => {
      const found = findControls(name, openDialogs().at(-1) ?? document)[0] ?? findControls(name)[0];
      return present(found, () => `control “${name}” among ${controlNames().join(", ")}`);
    });
  }

  async press(name: string | RegExp): Promise<void> {
    fireEvent.click(await this.control(name));
  }

  /** Chooses an entry of a menu. */
  async choose(menu: string, entry: string | RegExp): Promise<void> {
    const button = await this.control(menu);
    // As a browser does: Enter presses the button unless somebody took the key.
    if (fireEvent.keyDown(button, { key: "Enter" })) fireEvent.click(button);
    await this.press(entry);
  }

  field(label: string): Promise<HTMLElement> {
    return this.until(() =>
      present(findField(label, openDialogs().at(-1) ?? document) ?? findField(label), `field “${label}”`),
    );
  }

  /** Rows of the list that hold a record. */
  rows(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>("main tr[data-index]")];
  }

  untilRows(count: number): Promise<HTMLElement[]> {
    return this.until(() => {
      const rows = this.rows();
      assertSame(rows.length, count, "Rows of the list");
      return rows;
    });
  }

  /** Waits for the dialogs to be gone. */
  untilClosed(): Promise<void> {
    return this.until(() =>
      assert(openDialogs().length === 0, `A dialog is still open: ${openDialogs().at(-1)?.textContent}`),
    );
  }

  /** The calls to an address. How many a view has is asked with one row, by tabs and the sidebar, whenever they come to it. */
  callsTo(pattern: string): FakeCall[] {
    // One record that is looked for in its list has no offset.
    const isCount = ({ limit, offset }: FakeCall["query"]) => Number(limit) === 1 && offset !== undefined;
    return this.backend.callsTo(pattern).filter(({ query }) => !isCount(query));
  }

  /** Waits for the calls to an address. */
  untilCalls(pattern: string, count: number) {
    return this.until(() => {
      const calls = this.callsTo(pattern);
      assertSame(calls.length, count, `Calls ${pattern}`);
      return calls;
    });
  }

  /** Signs in over the page, after the session has ended. */
  async signInAgain(): Promise<void> {
    await this.untilText(this.translate("session.endedText"));
    const password = await this.field(this.translate("session.password"));
    fireEvent.change(password, { target: { value: "secret-word" } });
    await this.press(this.translate("session.signIn"));
    await this.until(() =>
      assert(
        !document.body.textContent?.includes(this.translate("session.endedText")),
        "Signing in again failed",
      ),
    );
  }

  /** Nothing went to an address that nobody declared, and nothing was sent that the API does not take. */
  claimClean(): void {
    const { undeclared, calls } = this.backend;
    assertSame(
      undeclared.map(({ method, path }) => `${method} ${path}`),
      [],
      "Calls to addresses that the store does not have",
    );
    const refused = calls.filter(({ status }) => status === 400 && !this.expected.has(status));
    assertSame(
      refused.map(({ method, path, complaint }) => `${method} ${path}: ${complaint}`),
      [],
      "Calls that the store refused",
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the store had to complain about; empty where nothing was. */
function complaintOf(harness: Harness): string {
  try {
    harness.claimClean();
    return "";
  } catch (error) {
    return messageOf(error);
  }
}

let english: ReturnType<typeof createTranslation> | undefined;

/** All that the admin says in English: what pages that come later say is read at once, so that both sides say the same. */
async function speakEnglish(): ReturnType<typeof createTranslation> {
  const instance = await createTranslation({ locale: "en" });
  await loadPageTexts(instance);
  return instance;
}

/** What a browser keeps of one check must not reach the next one. */
function forgetEverything(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/** Sets a harness up, runs a check on it, and clears it away. */
export async function withHarness(
  subject: Subject,
  verify: (harness: Harness) => Promise<void>,
): Promise<void> {
  completeDocument();
  english ??= speakEnglish();
  const instance = await english;
  const { messages } = subject;
  if (messages)
    await addMessages(instance, [
      { id: "conformance", messages: { en: async () => ({ default: messages }) } },
    ]);
  forgetEverything();
  const putBack = speedUpTimers();
  const harness = new Harness(subject, translateWith(instance), instance);
  try {
    await verify(harness);
    harness.claimClean();
  } catch (error) {
    // What the store refused is most likely why the check failed.
    const why = complaintOf(harness);
    throw why === "" || String(error).includes(why) ? error : new Error(`${messageOf(error)}\n${why}`);
  } finally {
    harness.close();
    putBack();
    forgetEverything();
  }
}
