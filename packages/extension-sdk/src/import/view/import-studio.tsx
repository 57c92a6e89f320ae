import { ArrowLeft, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { ReadProblem } from "../../kit/read-problem";
import { useHost } from "../../resource/use-host";
import { useLaterStyles } from "../../ui/base/use-later-styles";
import { Button } from "../../ui/controls/button";
import { Banner } from "../../ui/feedback/banner";
import { Page, PageHeader } from "../../ui/layout/page";
import { writeCsv } from "../model/csv-table";
import type { ImportDefinition } from "../model/import-definition";
import { missingColumns } from "../model/missing-columns";
import { saveCsv } from "../model/save-csv";
import { useImport } from "../model/use-import";
import { useImportJob } from "../model/use-import-job";
import { useImportSending } from "../model/use-import-sending";
import { ImportColumns } from "./import-columns";
import { ImportFile } from "./import-file";
import { ImportJob } from "./import-job-panel";
import { ImportRows } from "./import-rows";
import { ImportSendingPanel } from "./import-sending-panel";
import { importStyles } from "./import-styles";

/** What {@link ImportStudio} takes. */
export interface ImportStudioProps<Facts, Known> {
  /** What is imported, and how. Make it outside of the component. */
  definition: ImportDefinition<Facts, Known>;
  /** The title of the page: "Import products". */
  title: string;
  /** The list that it leads back to. */
  back: {
    /** Path inside the app's router. */
    to: string;
    /** What the list is called. */
    label: string;
  };
}

const steps = ["file", "columns", "rows", "job"] as const;

/**
 * A page that imports a CSV file: drop it, say what its columns are, see every row checked and what will become of it, and have it
 * done by the store's own batch job, or by calls. What was done so far is there again after a reload.
 *
 * @example <ImportStudio definition={productImport} title="Import products" back={{ to: "/a/products", label: "Products" }} />
 */
export function ImportStudio<Facts, Known>({ definition, title, back }: ImportStudioProps<Facts, Known>) {
  const { translate } = useHost();
  useLaterStyles(importStyles);
  const work = useImport(definition);
  const { draft, facts, plan, mapped } = work;
  const job = useImportJob({
    definition,
    draft,
    plan: plan.plan,
    change: work.change,
    onCompleted: work.finish,
  });
  const sending = useImportSending({ definition, plan: plan.plan, onCompleted: work.finish });
  const step = draft?.step ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // The button that was pressed is gone: whoever works without a pointer goes on with the new step.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  const template = async () => {
    if (facts.data === undefined) return;
    const { name, headings, rows } = definition.template(facts.data);
    saveCsv(name, await writeCsv(headings, rows));
  };
  const missing = missingColumns(definition.required, work.columns, draft?.mapping ?? {});
  const problems = plan.plan?.problems.length ?? 0;
  const isBusy = plan.phase !== "ready";
  const isIdle = Object.values(plan.plan?.operations ?? {}).every((count) => count === 0);
  const mayPrepare = !isBusy && problems === 0 && !isIdle;
  const isRunning =
    sending.phase === "running" ||
    (draft?.jobId !== undefined && job.status !== "failed" && job.status !== "canceled");
  const leave = () => {
    job.reset();
    // Rows that were written are no longer what they were when they were checked.
    if (sending.phase !== "idle") {
      plan.reset();
      plan.retry();
    }
    sending.reset();
  };
  const jobProps = {
    plan,
    back,
    onRows: () => {
      leave();
      work.goTo(2);
    },
    onClear: () => {
      leave();
      work.clear();
    },
  };
  const name = steps[step] ?? "file";
  return (
    <Page>
      <PageHeader
        title={title}
        back={back}
        actions={
          <Button
            icon={<Download className="th-icon" aria-hidden />}
            disabled={facts.data === undefined}
            onClick={() => void template()}
          >
            {translate("import.template")}
          </Button>
        }
      />
      <div className="th-import">
        <ol className="th-import__steps" aria-label={translate("import.steps.label")}>
          {steps.map((each, index) => (
            <li
              key={each}
              aria-current={index === step ? "step" : undefined}
              data-done={index < step || undefined}
            >
              <span className="th-import__number" aria-hidden>
                {index + 1}
              </span>
              {translate(`import.steps.${each}`)}
            </li>
          ))}
        </ol>
        <h2 className="th-import__title" tabIndex={-1} ref={heading}>
          {translate(`import.titles.${name}`)}
        </h2>
        <ReadProblem error={facts.error} refetch={facts.refetch} />
        {!work.isKept && draft !== undefined && (
          <Banner tone="caution">{translate("import.notKept", { name: draft.fileName })}</Banner>
        )}
        {step === 0 && <ImportFile reading={work.reading} onFile={work.start} onClear={work.clear} />}
        {step === 1 && work.reading.phase === "read" && draft && (
          <ImportColumns
            table={work.reading.table}
            columns={work.columns}
            mapping={draft.mapping}
            missing={missing}
            isIgnored={definition.isIgnored}
            onAssign={work.assign}
          />
        )}
        {step === 2 && mapped && draft && (
          <ImportRows
            table={mapped}
            columns={work.columns}
            edits={draft.edits}
            state={plan}
            storeErrors={job.errors}
            rowOf={definition.rowOf}
            choice={definition.choice}
            chosen={draft.choice ?? definition.choice?.options[0]?.value}
            onChoose={work.choose}
            onEdit={work.edit}
          />
        )}
        {step === 3 &&
          (definition.job === undefined ? (
            <ImportSendingPanel state={sending} {...jobProps} />
          ) : (
            <ImportJob state={job} table={mapped} rowOf={definition.rowOf} {...jobProps} />
          ))}
        {step > 0 && (
          <div className="th-import__foot">
            {draft && !isRunning && (
              <Button variant="ghost" onClick={work.clear}>
                {translate("import.discard")}
              </Button>
            )}
            <span className="th-import__push" />
            {step < 3 && (
              <Button
                icon={<ArrowLeft className="th-icon th-import__arrow" aria-hidden />}
                onClick={() => (step === 1 ? work.clear() : work.goTo(step - 1))}
              >
                {translate(step === 1 ? "import.otherFile" : "ui.back")}
              </Button>
            )}
            {step === 1 && (
              <Button variant="primary" disabled={missing.length > 0} onClick={() => work.goTo(2)}>
                {translate("import.checkRows")}
              </Button>
            )}
            {step === 2 && (
              <Button
                variant="primary"
                disabled={!mayPrepare}
                onClick={() => {
                  job.reset();
                  work.goTo(3);
                }}
              >
                {translate("import.goOn")}
              </Button>
            )}
          </div>
        )}
      </div>
    </Page>
  );
}
