import { useHost } from "@tillhouse/extension-sdk";
import { Banner, Button, MediaObject, Thumbnail } from "@tillhouse/extension-sdk/ui";
import { ScanBarcode } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { canScan } from "./barcode-detector";
import { CameraView } from "./camera-view";
import { CodeField } from "./code-field";
import { CountForm } from "./count-form";
import { type CountItem, countItemDetails } from "./count-items";
import type { CountDraft } from "./count-store";

/** What somebody is at: looking for an item, or counting it. */
export type CountStep =
  | { kind: "idle" }
  | { kind: "camera" }
  | { kind: "unknown"; code: string }
  | { kind: "choice"; code: string; items: readonly CountItem[]; isScanned: boolean }
  | ({ kind: "item" } & CountDraft);

/** What {@link CountScreen} takes. */
interface CountScreenProps {
  step: CountStep;
  onStep: (step: CountStep) => void;
  locationId: string;
  find: (code: string) => Promise<readonly CountItem[]>;
  waitingAt: (itemId: string) => number | undefined;
  onDraft: (counted: number | null) => void;
  onSave: (item: CountItem, count: { counted: number; was: number | null }) => void;
}

/** Scan, number, next. */
export function CountScreen(props: CountScreenProps) {
  const { step, onStep, locationId, find, waitingAt, onDraft, onSave } = props;
  const { translate } = useHost();
  const [isSearching, setIsSearching] = useState(false);
  const scanButton = useRef<HTMLButtonElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const lastCode = useRef<string>(undefined);
  /** Where the focus goes once something is over; nowhere at the start, where a keyboard would cover half the phone. */
  const focusNext = useRef<"scan" | "code">(undefined);
  useEffect(() => {
    if (step.kind !== "idle" && step.kind !== "unknown") return;
    const wanted =
      focusNext.current === "scan" ? (scanButton.current ?? codeField.current) : codeField.current;
    if (focusNext.current !== undefined) wanted?.focus();
    focusNext.current = undefined;
  }, [step]);

  const look = async (code: string, isScanned: boolean) => {
    focusNext.current = isScanned ? "scan" : "code";
    if (isScanned) {
      lastCode.current = code;
      onStep({ kind: "idle" });
    }
    setIsSearching(true);
    const items = await find(code);
    setIsSearching(false);
    focusNext.current = isScanned ? "scan" : "code";
    const [item] = items;
    if (item === undefined) onStep({ kind: "unknown", code: code.trim() });
    else if (items.length > 1) onStep({ kind: "choice", code: code.trim(), items, isScanned });
    else onStep({ kind: "item", item, counted: null, isScanned });
  };
  const next = (isScanned: boolean) => {
    focusNext.current = "code";
    onStep({ kind: isScanned && canScan() ? "camera" : "idle" });
  };

  if (step.kind === "item")
    return (
      <CountForm
        key={step.item.id}
        item={step.item}
        locationId={locationId}
        counted={step.counted}
        waiting={waitingAt(step.item.id)}
        onChange={onDraft}
        onSave={(count) => {
          onSave(step.item, count);
          next(step.isScanned);
        }}
        onCancel={() => {
          focusNext.current = step.isScanned ? "scan" : "code";
          onStep({ kind: "idle" });
        }}
      />
    );
  return (
    <>
      {step.kind === "camera" ? (
        <CameraView
          lastCode={lastCode.current}
          onCode={(code) => void look(code, true)}
          onClose={() => {
            focusNext.current = "scan";
            onStep({ kind: "idle" });
          }}
        />
      ) : canScan() ? (
        <Button
          ref={scanButton}
          className="th-count__scan"
          variant="primary"
          size="large"
          wide
          icon={<ScanBarcode className="th-icon" aria-hidden />}
          onClick={() => {
            // Whoever asks for it may mean the same thing again.
            lastCode.current = undefined;
            onStep({ kind: "camera" });
          }}
        >
          {translate("inventory-count.scan")}
        </Button>
      ) : (
        <p className="th-muted">{translate("inventory-count.noScanner")}</p>
      )}
      {step.kind === "unknown" && (
        <Banner tone="negative">{translate("inventory-count.unknown", { code: step.code })}</Banner>
      )}
      {step.kind === "choice" && (
        <div>
          <Banner tone="info">{translate("inventory-count.choice", { code: step.code })}</Banner>
          {step.items.map((item) => (
            <button
              key={item.id}
              type="button"
              className="th-count__choice"
              onClick={() => onStep({ kind: "item", item, counted: null, isScanned: step.isScanned })}
            >
              <MediaObject
                thumbnail={<Thumbnail src={item.thumbnail ?? undefined} alt="" />}
                name={item.title}
                details={countItemDetails(item)}
              />
            </button>
          ))}
        </div>
      )}
      <CodeField ref={codeField} isSearching={isSearching} onCode={(code) => void look(code, false)} />
    </>
  );
}
