import { ChevronLeft, ChevronRight, RotateCcw, Star, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useUi } from "../../ui/base/ui-context";
import { Button } from "../../ui/controls/button";
import { Tag } from "../../ui/text/tag";
import { Thumbnail } from "../../ui/text/thumbnail";
import type { FileItem } from "./file-dropzone";

/** One picture of several, and what its buttons do. */
export interface PictureTileProps {
  /** The picture, on its way or done. */
  file: FileItem;
  /** Among those that are done; -1 for one that is not. */
  place: number;
  /** How many pictures are done. */
  count: number;
  /** `undefined` where no picture stands for the others. */
  isThumbnail: boolean | undefined;
  /** There are buttons to move it, and it can be dragged. */
  canMove: boolean;
  /** It is being dragged. */
  isDragged: boolean;
  /** The picture was pressed, to be looked at in full. */
  onView(): void;
  /** A button moves it one position back or on. */
  onMove(by: -1 | 1): void;
  /** A button makes it the thumbnail. */
  onThumbnail(): void;
  /** A button takes it out. */
  onRemove(): void;
  /** A button stops its sending. */
  onCancel(): void;
  /** A button sends it again. */
  onRetry(): void;
  /** Dragging begins. */
  onDragStart(): void;
  /** Dragging ends, wherever it was dropped. */
  onDragEnd(): void;
  /** Another picture is dragged over it. */
  onDragOver(): void;
}

/** What a tile that is carried says of itself: the browser drags nothing without any data. */
const carriedType = "application/x-tillhouse-picture";

/** One picture with what can be done with it. */
export function PictureTile(props: PictureTileProps) {
  const { file, place, count, isThumbnail, canMove, isDragged } = props;
  const { translate } = useUi();
  const { name } = file;
  const tool = (
    key: string,
    icon: ReactNode,
    { by, ...rest }: { onClick(): void; by?: number; disabled?: boolean; "aria-pressed"?: boolean },
  ) => (
    <Button
      variant="ghost"
      size="small"
      iconOnly
      label={translate(key, { name })}
      icon={icon}
      data-focus={by === undefined ? undefined : `${file.id} ${by}`}
      {...rest}
    />
  );
  const picture = <Thumbnail src={file.preview} alt="" isFill />;
  return (
    <li
      className="th-pictures__tile"
      data-state={file.state}
      data-dragged={isDragged || undefined}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.setData(carriedType, file.id);
        event.dataTransfer.effectAllowed = "move";
        props.onDragStart();
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(carriedType)) return;
        event.preventDefault();
        props.onDragOver();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes(carriedType)) event.preventDefault();
      }}
    >
      <div className="th-pictures__frame">
        {file.state === "done" ? (
          <button
            type="button"
            className="th-pictures__view"
            aria-label={translate("ui.media.view", { name })}
            onClick={props.onView}
          >
            {picture}
          </button>
        ) : (
          picture
        )}
        {isThumbnail && (
          <span className="th-pictures__mark">
            <Tag>{translate("ui.media.thumbnail")}</Tag>
          </span>
        )}
      </div>
      <span className="th-truncate th-tiny" title={name}>
        {name}
      </span>
      {file.state === "sending" && (
        <progress className="th-progress" aria-label={name} value={file.progress} max={1} />
      )}
      {file.problem !== undefined && (
        <span className="th-tiny th-pictures__problem" role="alert">
          {file.problem}
        </span>
      )}
      <div className="th-pictures__tools">
        {canMove &&
          tool("ui.media.earlier", <ChevronLeft className="th-icon th-icon--mirrored" aria-hidden />, {
            onClick: () => props.onMove(-1),
            by: -1,
            disabled: place === 0,
          })}
        {canMove &&
          tool("ui.media.later", <ChevronRight className="th-icon th-icon--mirrored" aria-hidden />, {
            onClick: () => props.onMove(1),
            by: 1,
            disabled: place === count - 1,
          })}
        {isThumbnail !== undefined &&
          file.state === "done" &&
          tool("ui.media.useAsThumbnail", <Star className="th-icon" aria-hidden />, {
            onClick: props.onThumbnail,
            "aria-pressed": isThumbnail,
          })}
        {file.state === "failed" &&
          tool("ui.files.retry", <RotateCcw className="th-icon" aria-hidden />, { onClick: props.onRetry })}
        {file.state === "sending"
          ? tool("ui.files.cancel", <X className="th-icon" aria-hidden />, { onClick: props.onCancel })
          : tool("ui.remove", <Trash2 className="th-icon" aria-hidden />, { onClick: props.onRemove })}
      </div>
    </li>
  );
}
