import { useHost } from "@tillhouse/extension-sdk";
import { Banner, Button } from "@tillhouse/extension-sdk/ui";
import { useEffect, useRef, useState } from "react";
import { createBarcodeReader } from "./barcode-detector";

/** Between two looks at the picture, in milliseconds: fast for a hand, slow for a battery. */
const pause = 150;

/** Looks without the code that was counted last until it counts as gone: one look may miss it. */
const looksUntilGone = 5;

type CameraError = "refused" | "missing" | "failed";

const errorNames: Readonly<Record<string, CameraError>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

/** What {@link CameraView} takes. */
interface CameraViewProps {
  /** The code that was counted last. It is still before the camera, and is passed over until it was away. */
  lastCode: string | undefined;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** What the camera sees, until there is a barcode in it. The camera is off again as soon as this is gone. */
export function CameraView({ lastCode, onCode, onClose }: CameraViewProps) {
  const { translate } = useHost();
  const video = useRef<HTMLVideoElement>(null);
  const [error, setError] = useState<CameraError>();
  const latest = useRef({ lastCode, onCode });
  latest.current = { lastCode, onCode };

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      const reader = await createBarcodeReader();
      if (reader === undefined) throw new Error("This browser reads no barcodes.");
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment", width: { ideal: 1280 } },
        audio: false,
      });
      const screen = video.current;
      // Somebody has closed it while they were asked for the camera.
      if (isOver || screen === null) return stop();
      screen.srcObject = stream;
      await screen.play();
      let passedOver = latest.current.lastCode;
      let looks = 0;
      const read = async () => {
        if (isOver) return;
        // A frame that cannot be read is followed by others.
        const codes = await reader.detect(screen).catch(() => []);
        if (isOver) return;
        looks = codes.some(({ rawValue }) => rawValue === passedOver) ? 0 : looks + 1;
        if (looks >= looksUntilGone) passedOver = undefined;
        const code = codes.find(({ rawValue }) => rawValue !== passedOver);
        if (code === undefined) {
          timer = setTimeout(read, pause);
          return;
        }
        stop();
        // Felt where a hand holds the phone over a shelf, and nobody looks.
        navigator.vibrate?.(50);
        latest.current.onCode(code.rawValue);
      };
      void read();
    };
    start().catch((thrown: unknown) => {
      if (isOver) return;
      stop();
      setError(errorNames[thrown instanceof DOMException ? thrown.name : ""] ?? "failed");
    });
    return stop;
  }, []);

  return (
    <div className="th-count__camera">
      {error === undefined ? (
        <video ref={video} muted playsInline aria-label={translate("inventory-count.camera")} />
      ) : (
        <Banner tone="negative">{translate(`inventory-count.cameraErrors.${error}`)}</Banner>
      )}
      <Button size="large" wide onClick={onClose}>
        {translate("inventory-count.closeCamera")}
      </Button>
    </div>
  );
}
