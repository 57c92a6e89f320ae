import type { Page } from "playwright/test";

/** A camera whose picture is drawn, and a reader that finds a code in it. */
export async function fakeCamera(page: Page, code: string) {
  await page.addInitScript((found: string) => {
    const tracks: MediaStreamTrack[] = [];
    class FakeDetector {
      static getSupportedFormats = async () => ["ean_13", "code_128"];
      detect = async (video: HTMLVideoElement) =>
        video.videoWidth > 0 ? [{ rawValue: String(Reflect.get(window, "cameraCode")) }] : [];
    }
    Object.assign(window, { BarcodeDetector: FakeDetector, cameraTracks: tracks, cameraCode: found });
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      canvas.width = 320;
      canvas.height = 240;
      const draw = () => canvas.getContext("2d")?.fillRect(Math.random() * 300, 0, 20, 240);
      draw();
      setInterval(draw, 50);
      const stream = canvas.captureStream(20);
      tracks.push(...stream.getTracks());
      return stream;
    };
  }, code);
}
