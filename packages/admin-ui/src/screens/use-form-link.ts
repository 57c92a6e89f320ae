import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** Parameter that opens the form over a list or a detail: `new`, or the id of a record. */
const formParameter = "form";

/** Parameter that asks whether a record shall be deleted. */
const deleteParameter = "delete";

function useDialogParameter(parameter: string) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefTo = (value: string) => {
    const next = new URLSearchParams(parameters);
    next.set(parameter, value);
    return `${pathname}?${next}`;
  };
  const close = () => {
    const next = new URLSearchParams(parameters);
    next.delete(parameter);
    navigate({ pathname, search: String(next) }, { replace: true });
  };
  return { value: parameters.get(parameter) ?? undefined, hrefTo, close };
}

/**
 * The form over a screen has an address: `?form=new` or `?form=<id>`. What is below keeps its own state, a reload
 * brings both back, and the browser's back button closes the form.
 */
export function useFormLink() {
  return useDialogParameter(formParameter);
}

/** The question whether to delete has an address as well: `?delete=<id>`. */
export function useDeleteLink() {
  return useDialogParameter(deleteParameter);
}
