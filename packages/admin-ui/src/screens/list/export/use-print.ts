import { useQueryClient } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import { recordId } from "@tillhouse/extension-sdk/internal";
import { useLocation, useNavigate } from "@tillhouse/extension-sdk/router";
import { toastError } from "../../../core/toasts/toast-error";
import { printedAtOnce, printPath } from "../../print/print-path";
import type { Selection } from "../selection/selection";
import { type FullQuery, readSelectedRecords } from "./read-all";

/** Leads from a selection to where its documents are printed; what everything is that matches is found out first. */
export function usePrint(question: FullQuery, selection: Selection): () => void {
  const host = useHost();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { resource } = question;
  const idsOf = async () => {
    const selected = selection.current();
    if (!selected.isAll) return [...selected.ids];
    const { records } = await readSelectedRecords({ host, queryClient }, question, { selected });
    return records.map((record) => recordId(resource, record));
  };
  const print = async () => {
    try {
      const ids = await idsOf();
      if (ids.length > printedAtOnce)
        host.notify.warn(host.translate("print.tooMany", { count: printedAtOnce }));
      else navigate(printPath(host, resource, ids), { state: { from: `${pathname}${search}` } });
    } catch (error) {
      toastError(host, host.translate("action.print"), error);
    }
  };
  return () => void print();
}
