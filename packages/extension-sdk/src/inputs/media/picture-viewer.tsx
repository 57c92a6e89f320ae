import { ChevronLeft, ChevronRight } from "lucide-react";
import { safeSrc } from "../../format/safe-url";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import { Dialog } from "../../ui/dialogs/dialog";
import type { FileItem } from "./file-dropzone";

/** Pictures that are viewed in full size, one at a time. */
export interface PictureViewerProps {
  /** All that can be looked at, in their order. */
  pictures: readonly FileItem[];
  /** Id of the one that is looked at; `undefined` shows none. */
  viewed: string | undefined;
  /** Another picture is to be shown; `undefined` closes the viewer. */
  onView(id: string | undefined): void;
}

/** A picture as large as the window allows, and the way to those beside it. */
export function PictureViewer({ pictures, viewed, onView }: PictureViewerProps) {
  const { translate, direction } = useUi();
  const index = pictures.findIndex(({ id }) => id === viewed);
  const picture = pictures[index];
  if (picture === undefined) return null;
  const go = (by: -1 | 1) => onView(pictures[index + by]?.id ?? picture.id);
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={() => onView(undefined)}
      title={picture.name}
      footerNote={translate("ui.media.position", { place: index + 1, count: pictures.length })}
      footer={
        pictures.length > 1 && (
          <>
            <Button
              size="large"
              icon={<ChevronLeft className="th-icon th-icon--mirrored" aria-hidden />}
              disabled={index === 0}
              onClick={() => go(-1)}
            >
              {translate("ui.media.previous")}
            </Button>
            <Button
              size="large"
              icon={<ChevronRight className="th-icon th-icon--mirrored" aria-hidden />}
              disabled={index === pictures.length - 1}
              onClick={() => go(1)}
            >
              {translate("ui.media.next")}
            </Button>
          </>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div
        className="th-pictures__large"
        onKeyDown={(event) => {
          const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
          if (event.key === forward) go(1);
          else if (event.key === "ArrowLeft" || event.key === "ArrowRight") go(-1);
        }}
      >
        <img src={safeSrc(picture.preview)} alt={picture.name} />
      </div>
    </Dialog>
  );
}
