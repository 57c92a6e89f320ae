import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from "react";
import type { Translate } from "../../i18n/message-keys";

/** What every component of the kit needs from the admin around it. */
export interface Ui {
  /** The element portals render into: the admin's own root, so that tokens, theme and direction apply. */
  readonly container: HTMLElement | null;
  /** The root that this stands in, where its portals go into another one. Left out: the root of the container. */
  readonly root?: HTMLElement | null;
  /** Reading direction; arrow keys and the side of submenus follow it. */
  readonly direction: "ltr" | "rtl";
  /** BCP 47 language tag for numbers, amounts and dates; the browser's own when left out. */
  readonly locale?: string;
  /** IANA name of the zone that times are shown in; the browser's own when left out. */
  readonly timeZone?: string;
  /**
   * Text for a key such as `ui.close`. Values fill `{{name}}` placeholders; `count` also picks the plural form.
   * Components never contain words of their own.
   */
  translate: Translate;
  /** What stands in for a part whose file is gone since a newer version was put online. */
  readonly Missing?: ComponentType<MissingProps>;
}

/** What a {@link Ui.Missing} gets: a way to give up what was wanted. */
export interface MissingProps {
  /** To be called when the person gives up. */
  onClose(): void;
}

/**
 * Stands in when there is no provider (a component tried out on its own, a unit test): keys are shown as they are
 * and portals go to the body. The container is a getter so that importing this file touches no document.
 */
const standIn: Ui = {
  get container() {
    return typeof document === "undefined" ? null : document.body;
  },
  direction: "ltr",
  translate: (key) => key,
};

const UiContext = createContext<Ui>(standIn);

/** What {@link UiProvider} takes. */
export interface UiProviderProps extends Ui {
  /** What is drawn with it. */
  children: ReactNode;
}

/**
 * Gives the components their portal container, their texts and their direction. The admin renders one; an
 * extension never has to.
 *
 * @example
 * <UiProvider container={root} direction="ltr" translate={i18n.t}>…</UiProvider>
 */
export function UiProvider(props: UiProviderProps) {
  const { container, root, translate, direction, locale, timeZone, Missing, children } = props;
  const value = useMemo(
    () => ({ container, root, translate, direction, locale, timeZone, Missing }),
    [container, root, translate, direction, locale, timeZone, Missing],
  );
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}

/** Reads what {@link UiProvider} gives; works without one. */
export function useUi(): Ui {
  return useContext(UiContext);
}
