import type { Translate } from "@tillhouse/extension-sdk/internal";

declare const translate: Translate;
declare const resource: { name: string };
declare const word: string;
declare const theme: "dark" | "light";

translate("action.save");
translate("list.showMore", { count: 3 });
translate("ui.field.more_errors", { count: 3 });
translate(`theme.${theme}`);
translate(`value.${word}`);
translate(word);

// Resources and extensions bring keys of their own.
translate("loyalty.points");
translate("orders.fields.loyalty_points");
translate(`${resource.name}.fields.title`);

// @ts-expect-error: there is no such text
translate("action.savee");
// @ts-expect-error: a plural form is chosen by `count`, not named
translate("list.showMore_other");
// @ts-expect-error: one of the two has no text
translate(`theme.${theme as "dark" | "sepia"}`);
// @ts-expect-error: nothing can come of it
translate(`action.none.${word}`);
