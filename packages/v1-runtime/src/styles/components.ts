import plugin from "tailwindcss/plugin";
import type { CSSRuleObject } from "tailwindcss/types/config";

/** A rule made of the declarations of other classes. */
function apply(classes: string): CSSRuleObject {
  return { [`@apply ${classes}`]: {} };
}

/** Sizes of text, with the line height that goes with each. */
const texts: [size: string, height: string][] = [
  ["5xlarge", "4xlarge"],
  ["4xlarge", "3xlarge"],
  ["3xlarge", "2xlarge"],
  ["2xlarge", "xlarge"],
  ["xlarge", "large"],
  ["large", "base"],
  ["base", "base"],
  ["small", "small"],
  ["xsmall", "xsmall"],
];

const fonts = [
  { name: "inter", family: "sans", semibold: "semibold" },
  { name: "mono", family: "mono", semibold: "bold" },
];

const typography = Object.fromEntries(
  fonts.flatMap(({ name, family, semibold }) =>
    texts.flatMap(([size, height]) =>
      [
        ["regular", "normal"],
        ["semibold", semibold],
      ].map(([weight, font]) => [
        `.${name}-${size}-${weight}`,
        apply(`text-${size} leading-${height} font-${family} font-${font}`),
      ]),
    ),
  ),
);

const marks = {
  ".radio-outer-ring > span.indicator[data-state='checked']": apply(
    "rounded-circle shadow-violet-60 shadow-[0_0_0_2px]",
  ),
  ".bold-active-item + span": apply("inter-base-semibold"),
};

const inSelect = (names: string) =>
  names
    .split(" ")
    .map((name) => `.react-select-container .react-select__${name}`)
    .join(",");

const select = {
  ".react-select-container": apply("-mx-3 mb-1 h-6 cursor-text border-0 p-0"),
  [inSelect("control")]: apply("border-0 bg-inherit shadow-none"),
  [inSelect("control control--is-focused control--menu-is-open")]: apply("m-0 h-6 p-0 !important"),
  [inSelect("value-container--is-multi value-container--has-value")]: apply("m-0 h-6 p-0 pl-3 !important"),
  [inSelect("menu menu-list")]: apply("z-[110] mt-0 rounded-t-none !important"),
  [inSelect("value-container")]: apply("pl-3 pr-0"),
  [inSelect("indicators")]: apply("flex h-full items-center p-0 pr-3"),
  [`${inSelect("indicators")} .react-select__indicator`]: apply("p-0"),
  [inSelect("input")]: apply("mt-0 w-full min-w-[120px] pt-0 !important"),
  [inSelect("option option--is-focused option--is-selected")]: apply("bg-grey-0 hover:bg-grey-5 !important"),
  [inSelect("multi-value input-container")]: apply("my-0 py-0"),
};

const badges = {
  ".badge": apply("rounded-rounded inter-small-semibold w-min py-0.5 px-2"),
  ".badge-disabled": apply("bg-grey-50 text-grey-50 bg-opacity-10"),
  ".badge-primary": apply("bg-violet-60 text-violet-60 bg-opacity-10"),
  ".badge-danger": apply("bg-rose-50 bg-opacity-10 text-rose-50"),
  ".badge-success": apply("bg-teal-50 bg-opacity-10 text-teal-50"),
  ".badge-warning": apply("bg-yellow-40 text-yellow-60 bg-opacity-20"),
  ".badge-ghost": apply("text-grey-90 border-grey-20 whitespace-nowrap border"),
  ".badge-default": apply("inter-small-regular bg-grey-10 text-grey-90 whitespace-nowrap"),
};

const buttons = {
  ".btn": apply("rounded-rounded focus:shadow-cta flex items-center justify-center focus:outline-none"),
  ".btn-large": apply("inter-base-semibold px-large py-small"),
  ".btn-medium": apply("inter-base-semibold px-base py-xsmall"),
  ".btn-small": apply("inter-small-semibold px-small py-[6px]"),
  ".btn-primary": apply(
    "bg-violet-60 text-grey-0 active:bg-violet-70 disabled:bg-grey-20 disabled:text-grey-40 hover:bg-violet-50",
  ),
  ".btn-secondary": apply(
    `bg-grey-0 text-grey-90 border-grey-20 hover:bg-grey-5 active:bg-grey-5 active:text-violet-60
    focus:border-violet-60 disabled:bg-grey-0 disabled:text-grey-30 border`,
  ),
  ".btn-danger": apply(
    "bg-grey-0 border-grey-20 hover:bg-grey-10 active:bg-grey-20 disabled:bg-grey-0 disabled:text-grey-30 border text-rose-50",
  ),
  ".btn-nuclear": apply(
    "text-grey-0 hover:bg-rose-40 active:bg-rose-60 disabled:bg-grey-20 disabled:text-grey-40 bg-rose-50",
  ),
  ".btn-ghost": apply(
    `text-grey-90 hover:bg-grey-5 active:bg-grey-5 active:text-violet-60 focus:border-violet-60
    disabled:text-grey-30 bg-transparent disabled:bg-transparent`,
  ),
  // The official ones of the secondary kind name a class that does not exist, and stop its build: nobody has them.
  ".btn-primary-large": apply("btn btn-large btn-primary"),
  ".btn-primary-medium": apply("btn btn-medium"),
  ".btn-primary-small": apply("btn btn-small"),
  ".btn-ghost-large": apply("btn btn-large btn-ghost"),
  ".btn-ghost-medium": apply("btn btn-medium btn-ghost"),
  ".btn-ghost-small": apply("btn btn-small btn-ghost"),
};

// The calendar of the library is white on a dark page, too: these are Tailwind's greys, which do not turn over.
const dates = {
  ".date-picker": apply("border-0 pt-6 outline-none !important"),
  ".date-picker .react-datepicker__month-container .react-datepicker__header": apply("border-0 bg-inherit"),
  ".date-picker .react-datepicker__day-names": apply("inter-base-semibold pt-4"),
  ".date-picker .react-datepicker__day-names .react-datepicker__day-name": apply("m-0 w-[40px]"),
  ".date-picker .react-datepicker__month": apply("m-0"),
  ".date-picker .react-datepicker__day": apply("inter-base-regular"),
  ".date-picker .react-datepicker__day--today": apply(
    "text-gray-900 inter-base-semibold bg-gray-100 rounded !important",
  ),
  ".date-picker .react-datepicker__day--outside-month,.date-picker .past": apply("text-gray-400 !important"),
  ".date-picker .date": apply(
    "text-gray-900 relative m-[0px] h-[38px] w-[38px] pt-3 align-middle leading-none",
  ),
  ".date-picker .date :hover": apply("cursor-pointer"),
  ".date-picker .chosen,.date-picker .react-datepicker__day--keyboard-selected": apply(
    "bg-violet-60 text-grey-0 inter-base-semibold leading-none !important",
  ),
};

const noBar = { "-ms-overflow-style": "none", "scrollbar-width": "none" };
const lists = { ".time-list::-webkit-scrollbar": { display: "none" }, ".time-list": noBar };

const noSpinner = { "-webkit-appearance": "none", margin: "0" };
const spinners = (of: string) => `${of}::-webkit-inner-spin-button,${of}::-webkit-outer-spin-button`;

const utilities = {
  ".no-scrollbar::-webkit-scrollbar": { display: "none" },
  ".no-scrollbar": noBar,
  ".vice-city": apply("from-vice-start to-vice-stop bg-gradient-to-tr"),
  ".hidden-actions[data-state='open']": { opacity: "1" },
  [spinners("input[type='number']")]: noSpinner,
  "::-webkit-scrollbar": { width: "4px", height: "4px" },
  "::-webkit-scrollbar-track": apply("bg-transparent"),
  "::-webkit-scrollbar-thumb": apply("rounded-rounded bg-grey-30"),
  "::-webkit-scrollbar-thumb:hover": apply("bg-grey-40"),
  ".col-tree:last-child .bottom-half-dash": apply("border-none"),
  ".scrolling-touch": { "-webkit-overflow-scrolling": "touch" },
  ".scrolling-auto": { "-webkit-overflow-scrolling": "auto" },
  [spinners(".remove-number-spinner")]: noSpinner,
  ".remove-number-spinner": { "-moz-appearance": "textfield" },
};

/** The classes that the official admin's own style sheets define, and what they set for scroll bars and number inputs. */
export const officialClasses = plugin(({ addComponents, addUtilities }) => {
  for (const rules of [typography, marks, select, badges, buttons, dates, lists]) addComponents(rules);
  addUtilities(utilities);
});
