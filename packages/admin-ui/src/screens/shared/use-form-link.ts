import {
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "@tillhouse/extension-sdk/router";
import { useEffect, useRef } from "react";

/** Parameter that opens the form over a list or a detail: `new`, or the id of a record. */
const formParameter = "form";

/** What a link fills into the form stands under names that begin so: `start.customer.customer_id=cus_1`. */
export const defaultsPrefix = "start.";

/** Parameter that asks whether a record shall be deleted. */
const deleteParameter = "delete";

function useDialogParameter(parameter: string, also: readonly string[] = []) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const value = parameters.get(parameter) ?? undefined;
  // How the dialog came up: pushed onto the history by a link, or there already when the page was opened.
  const wasPushed = useRef(false);
  const previous = useRef<string>();
  useEffect(() => {
    const isMoved = previous.current !== undefined && wasPushed.current && navigationType === "REPLACE";
    if (value !== previous.current)
      wasPushed.current = value !== undefined && (navigationType === "PUSH" || isMoved);
    previous.current = value;
  }, [value, navigationType]);

  const without = () => {
    const next = new URLSearchParams(parameters);
    const starts =
      parameter === formParameter ? [...next.keys()].filter((name) => name.startsWith(defaultsPrefix)) : [];
    for (const name of [parameter, ...also, ...starts]) next.delete(name);
    return next;
  };
  const hrefTo = (target: string, more: Readonly<Record<string, string>> = {}) => {
    const next = without();
    next.set(parameter, target);
    for (const [name, word] of Object.entries(more)) next.set(name, word);
    return `${pathname}?${next}`;
  };
  const close = () => {
    // Going back leaves no dead step in the history.
    if (wasPushed.current) navigate(-1);
    else navigate({ pathname, search: String(without()) }, { replace: true });
  };
  return { value, parameters, also: (name: string) => parameters.get(name) ?? undefined, hrefTo, close };
}

/**
 * The form over a screen has an address: `?form=new` or `?form=<id>`, with `&from=<id>` for a copy, and `&of=<resource>` for a
 * part of the record that the screen shows, or for what is made for it. `&section=<id>` opens the fields of that section alone. `&start.<key>=<text>` fills in what the form of a new
 * record starts without. What is below keeps its own state, a reload brings both back, and the browser's
 * back button closes the form.
 */
export function useFormLink() {
  return useDialogParameter(formParameter, ["from", "of", "section"]);
}

/** The record that lies beside its list: `?peek=<id>`. */
export function usePeekLink() {
  return useDialogParameter("peek");
}

/** The question whether to delete has an address as well: `?delete=<id>`, and `&of=<resource>` for a part. */
export function useDeleteLink() {
  return useDialogParameter(deleteParameter, ["of"]);
}

/** Where a record of a tree goes: `?move=<id>`. */
export function useMoveLink() {
  return useDialogParameter("move");
}
