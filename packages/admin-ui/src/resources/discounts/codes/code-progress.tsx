import { describeError, formatNumber, type RecordOf, useHost } from "@tillhouse/extension-sdk";
import { Banner, Button } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { batchSize, type CodeBatch } from "./code-batch";
import { codesFile, saveFile } from "./code-file";
import { codeColumns, readMadeCodes } from "./read-codes";
import type { useCodeBatch } from "./use-code-batch";

interface CodeProgressProps {
  making: ReturnType<typeof useCodeBatch>;
  batch: CodeBatch;
  discount: RecordOf<"discounts">;
  onClose: () => void;
}

/** How far the making of codes has come, how it goes on, and in the end what there is of it. */
export function CodeProgress({ making, batch, discount, onClose }: CodeProgressProps) {
  const host = useHost();
  const { translate, locale, notify } = host;
  const { error, isRunning } = making;
  const [isReading, setIsReading] = useState(false);
  const all = batchSize(batch);
  const done = all - batch.left.length;
  const words = {
    done: formatNumber(done, locale),
    all: formatNumber(all, locale),
    count: batch.left.length,
  };
  const isOver = !isRunning && batch.left.length === 0;
  const copy = async () => {
    await navigator.clipboard.writeText(batch.made.join("\n"));
    notify.success(translate("dynamic-codes.copied", { count: batch.made.length }));
  };
  const download = async () => {
    setIsReading(true);
    try {
      const made = new Set(batch.made);
      const codes = (await readMadeCodes(discount.id, host)).filter(({ code }) => made.has(code));
      saveFile(
        `${discount.code}.csv`,
        codesFile(
          codes,
          codeColumns.map((column) => translate(`dynamic-codes.fields.${column}`)),
        ),
      );
    } catch (thrown) {
      notify.error(translate("dynamic-codes.notSaved"), thrown instanceof Error ? thrown.message : undefined);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <div className="th-fields">
      <div>
        <progress
          className="th-progress"
          aria-label={translate("discounts.actions.makeCodes")}
          max={Math.max(all, 1)}
          value={done}
        />
        <p role="status" className="th-muted">
          {translate("dynamic-codes.make.progress", words)}
        </p>
      </div>
      {error !== undefined && (
        <Banner tone="negative" title={translate("dynamic-codes.make.stopped")}>
          {describeError(error, translate)} {translate("dynamic-codes.make.kept")}
        </Banner>
      )}
      {!isRunning && error === undefined && !isOver && (
        <Banner tone="caution">{translate("dynamic-codes.make.left", words)}</Banner>
      )}
      {isOver && (
        <Banner tone={batch.made.length > 0 ? "positive" : "caution"}>
          {translate("dynamic-codes.make.done", {
            count: batch.made.length,
            shown: formatNumber(batch.made.length, locale),
          })}
        </Banner>
      )}
      {batch.taken.length > 0 && (
        <Banner tone="caution" title={translate("dynamic-codes.make.taken", { count: batch.taken.length })}>
          {batch.taken.join(", ")}
        </Banner>
      )}
      <div className="th-row th-row--wrap">
        {isRunning && <Button onClick={making.stop}>{translate("dynamic-codes.make.stop")}</Button>}
        {!isRunning && !isOver && (
          <>
            <Button variant="primary" onClick={() => void making.run(batch)}>
              {translate("dynamic-codes.make.goOn", words)}
            </Button>
            <Button onClick={making.forget}>{translate("dynamic-codes.make.forget")}</Button>
          </>
        )}
        {!isRunning && batch.made.length > 0 && (
          <>
            <Button onClick={() => void copy()}>{translate("dynamic-codes.make.copy")}</Button>
            <Button isLoading={isReading} onClick={() => void download()}>
              {translate("dynamic-codes.make.download")}
            </Button>
          </>
        )}
        {isOver && (
          <Button
            variant="primary"
            onClick={() => {
              making.forget();
              onClose();
            }}
          >
            {translate("dynamic-codes.make.close")}
          </Button>
        )}
      </div>
    </div>
  );
}
