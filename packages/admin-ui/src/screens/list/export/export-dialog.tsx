import { useHost } from "@tillhouse/extension-sdk";
import type { AnyCell } from "@tillhouse/extension-sdk/internal";
import { Banner, Button, Dialog, Radio } from "@tillhouse/extension-sdk/ui";
import { useEffect, useRef, useState } from "react";
import { ErrorMessage } from "../../../core/toasts/error-message";
import { countSelected, type Selected } from "../selection/selection";
import type { FullQuery } from "./read-all";
import { type ExportScope, useExport } from "./use-export";
import { useStoreExport } from "./use-store-export";

export interface ExportDialogProps {
  question: FullQuery;
  cells: readonly AnyCell[];
  /** How many match in all, and those of this page. */
  count: number;
  records: readonly object[];
  selected: Selected;
  onClose: () => void;
}

/**
 * Which rows go into a file, and how far it is. The file holds what the list shows, or, where the store writes one itself,
 * whatever the store puts into it.
 */
export default function ExportDialog(props: ExportDialogProps) {
  const { question, cells, count, records, selected, onClose } = props;
  const { translate, notify } = useHost();
  const chosen = countSelected(selected, count);
  const [kind, setKind] = useState<ExportScope["kind"]>(chosen > 0 ? "selected" : "all");
  const { state, start, resume, cancel } = useExport(question, cells);
  const { exportJob } = question.resource.list ?? {};
  const store = useStoreExport(question, exportJob);
  const [writer, setWriter] = useState("browser");
  const noun = (of: number) => translate(`${question.resource.name}.count`, { count: of });
  const scopes: Record<ExportScope["kind"], ExportScope> = {
    all: { kind: "all" },
    page: { kind: "page", records },
    selected: { kind: "selected", selected },
  };
  const options = [
    ...(chosen > 0 ? [{ kind: "selected" as const, count: chosen }] : []),
    { kind: "all" as const, count },
    { kind: "page" as const, count: records.length },
  ];
  const isRunning = state.phase === "running" || store.isStarting;
  const isOver = state.phase === "over";
  const tell = useRef(() => {
    notify.success(translate("export.saved"), translate("export.over"));
    onClose();
  });
  // The browser shows the file: nobody has to close anything.
  useEffect(() => {
    if (isOver) tell.current();
  }, [isOver]);
  const go = async () => {
    const scope = scopes[kind];
    if (state.phase === "failed") resume(scope);
    else if (writer === "browser") start(scope);
    else if (await store.start(scope)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={() => {
        cancel();
        onClose();
      }}
      title={translate("export.title", { noun: noun(2) })}
      footer={
        <>
          <Button size="large" onClick={state.phase === "running" ? cancel : onClose}>
            {translate("action.cancel")}
          </Button>
          <Button size="large" variant="primary" isLoading={isRunning} onClick={() => void go()}>
            {translate(state.phase === "failed" ? "export.resume" : "export.start")}
          </Button>
        </>
      }
    >
      {state.phase === "idle" ? (
        <div className="th-fields">
          {store.error && (
            <Banner tone="negative" title={translate("export.notBegun")}>
              <ErrorMessage error={store.error} />
            </Banner>
          )}
          <fieldset className="th-choices">
            <legend className={exportJob === undefined ? "th-visually-hidden" : "th-field__label"}>
              {translate("export.which")}
            </legend>
            {options.map((option) => (
              <Radio
                key={option.kind}
                name="export-scope"
                value={option.kind}
                label={translate(`export.${option.kind}`, { count: option.count, noun: noun(option.count) })}
                isChecked={kind === option.kind}
                onChange={() => setKind(option.kind)}
              />
            ))}
            {exportJob === undefined && <p className="th-muted">{translate("export.text")}</p>}
          </fieldset>
          {exportJob !== undefined && (
            <fieldset className="th-choices">
              <legend className="th-field__label">{translate("export.file")}</legend>
              <Radio
                name="export-writer"
                value="browser"
                label={translate("export.shown")}
                hint={translate("export.shownText")}
                isChecked={writer === "browser"}
                onChange={setWriter}
              />
              <Radio
                name="export-writer"
                value="store"
                label={translate("export.store")}
                hint={translate("export.storeText")}
                isChecked={writer === "store"}
                onChange={setWriter}
              />
            </fieldset>
          )}
        </div>
      ) : (
        <div className="th-fields" role="status">
          {state.phase === "failed" && state.error && (
            <Banner tone="negative" title={translate("export.failed")}>
              <ErrorMessage error={state.error} kept={translate("export.kept", { count: state.done })} />
            </Banner>
          )}
          <progress
            className="th-progress"
            aria-label={translate("export.title", { noun: noun(2) })}
            max={Math.max(1, state.count)}
            value={state.done}
          />
          <p className="th-muted">{translate("export.progress", { done: state.done, count: state.count })}</p>
        </div>
      )}
    </Dialog>
  );
}
