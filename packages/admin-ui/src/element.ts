import type { AdminProps } from "./admin-props";
import { type AdminConfig, parseConfig } from "./config/config";
import type { AdminEventName, AdminEvents, HostListeners, Mutation } from "./core/host/admin-events";
import type { AdminHandle } from "./core/host/use-admin-handle";
import { listenerOf } from "./core/host/use-host-events";
import { type MountedAdmin, mountAdmin } from "./mount";

export type { AdminConfig } from "./config/config";
export type {
  AdminEvents,
  CommandUsage,
  ErrorEvent,
  Mutation,
  MutationEvent,
  NavigateEvent,
  PageUsage,
  TitleEvent,
  ToastEvent,
  UsageEvent,
} from "./core/host/admin-events";

/** The attributes for what is text in the configuration. */
const attributes = {
  "base-path": "basePath",
  backend: "backend",
  router: "router",
  auth: "auth",
  "token-storage": "tokenStorage",
  "locales-path": "localesPath",
} as const satisfies Record<string, keyof AdminConfig>;

/** The attributes for props that are text. */
const plain = {
  "storage-key": "storageKey",
  identity: "identity",
  theme: "theme",
  density: "density",
  locale: "locale",
  direction: "direction",
} as const satisfies Record<string, keyof AdminProps>;

const source = "an attribute or a property of tillhouse-admin";

/** The props of `<Admin>` that are properties of the element. */
const propertyNames = [
  ...Object.values(plain),
  "config",
  "hostRouter",
  "hasDocumentTitle",
  "shadow",
  "extensions",
  "fetch",
  "getToken",
  "onUnauthorized",
  "onSignOut",
  "can",
  "canAccess",
  "texts",
  "tokens",
  "login",
  "beforeMutation",
] as const satisfies readonly (keyof AdminProps)[];

/** What the element takes as properties: what an attribute cannot hold. They are as the props of {@link Admin}. */
export type AdminElementProps = Pick<AdminProps, (typeof propertyNames)[number]>;

/** The events of the element. Their `detail` is what the admin tells. None of them bubbles. */
export type AdminElementEvents = { [Name in AdminEventName]: CustomEvent<AdminEvents[Name]> } & {
  /** Before a change is sent; `preventDefault()` refuses it. For words of one's own there is `beforeMutation`. */
  "before-mutation": CustomEvent<Mutation>;
};

/**
 * The back-office as an element, `<tillhouse-admin>`: for pages without React, and for those of Vue, Angular and others.
 * Attributes hold what is text: `base-path`, `backend`, `router`, `auth`, `token-storage` and `locales-path` of the
 * configuration, `config` for all of it as JSON, `storage-key`, `identity`, `theme`, `density`, `locale` and `direction`. Properties hold the rest.
 *
 * It draws into a shadow root, with its styles in it; only the faces of the letters are the page's, by
 * `@tillhouse/admin-ui/fonts.css`. With `shadow = false` it does not, and the page brings `styles.css`.
 *
 * @example
 * <tillhouse-admin base-path="/office" backend="https://store.example.com"></tillhouse-admin>
 */
export interface AdminElement extends HTMLElement, AdminElementProps, AdminHandle {
  /** Hears of an event of the admin. */
  addEventListener<Name extends keyof AdminElementEvents>(
    name: Name,
    listener: (event: AdminElementEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Hears of any other event. */
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

// On a server there is no such class, and no element is ever made of it.
const Base = typeof HTMLElement === "undefined" ? (class {} as typeof HTMLElement) : HTMLElement;

class MountingElement extends Base {
  static readonly observedAttributes = ["config", ...Object.keys(plain), ...Object.keys(attributes)];

  readonly props: AdminElementProps = {};
  #admin: MountedAdmin | undefined;
  #isChanged = false;

  constructor() {
    super();
    // What was set before the browser knew the element stands in the way of the accessor.
    for (const name of propertyNames) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  connectedCallback(): void {
    this.#admin ??= mountAdmin(this, this.#given());
  }

  disconnectedCallback(): void {
    // An element that is moved on its page goes and comes in one breath: what was typed stays.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#admin?.();
      this.#admin = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.change();
  }

  /** Attributes and properties are set one after the other: the admin takes them together. */
  change(): void {
    if (this.#isChanged) return;
    this.#isChanged = true;
    queueMicrotask(() => {
      this.#isChanged = false;
      this.#admin?.update(this.#given());
    });
  }

  navigate(...to: Parameters<AdminHandle["navigate"]>): void {
    this.#admin?.navigate(...to);
  }

  get path(): string | undefined {
    return this.#admin?.path;
  }

  async confirmLeave(): Promise<boolean> {
    return (await this.#admin?.confirmLeave()) ?? true;
  }

  #given(): AdminProps {
    const { config, beforeMutation, ...props } = this.props;
    const told = Object.entries(listenerOf).map(([name, prop]) => [
      prop,
      (detail: unknown) => this.dispatchEvent(new CustomEvent(name, { detail })),
    ]);
    const written = Object.entries(plain).flatMap(([attribute, name]) => {
      const value = this.getAttribute(attribute);
      return value === null ? [] : [[name, value]];
    });
    return {
      shadow: true,
      ...Object.fromEntries(written),
      ...props,
      ...(Object.fromEntries(told) as HostListeners),
      config: this.#config(config),
      configSource: source,
      beforeMutation: (mutation) => {
        const event = new CustomEvent("before-mutation", { detail: mutation, cancelable: true });
        return this.dispatchEvent(event) ? beforeMutation?.(mutation) : false;
      },
    };
  }

  /** Single attributes win over the whole, and properties over attributes. */
  #config(given: AdminProps["config"]): AdminProps["config"] {
    if (typeof given === "string") return given;
    const named = Object.entries(attributes).flatMap(([attribute, key]) => {
      const value = this.getAttribute(attribute);
      return value === null ? [] : [[key, value]];
    });
    const text = this.getAttribute("config") ?? "{}";
    try {
      return { ...parseConfig(text, source), ...Object.fromEntries(named), ...given };
    } catch {
      // The admin says what is wrong with it.
      return text;
    }
  }
}

for (const name of propertyNames)
  Object.defineProperty(MountingElement.prototype, name, {
    configurable: true,
    get(this: MountingElement) {
      return this.props[name];
    },
    set(this: MountingElement, value: unknown) {
      Object.assign(this.props, { [name]: value });
      this.change();
    },
  });

declare global {
  interface HTMLElementTagNameMap {
    "tillhouse-admin": AdminElement;
  }
}

/**
 * Makes `<tillhouse-admin>` known to the browser; it is done once, however often this is imported. On a server nothing
 * happens.
 */
function defineElement(): void {
  if (typeof customElements === "undefined" || customElements.get("tillhouse-admin") !== undefined) return;
  customElements.define("tillhouse-admin", MountingElement);
  // An element that nobody has given a display is one line of text. Whatever a page says of it counts before this.
  if (!("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":where(tillhouse-admin) { display: block; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

defineElement();
