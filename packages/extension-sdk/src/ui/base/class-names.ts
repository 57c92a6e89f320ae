/** Joins the class names that apply; anything falsy is left out, so conditions can stand inline. */
export function classNames(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(" ");
}
