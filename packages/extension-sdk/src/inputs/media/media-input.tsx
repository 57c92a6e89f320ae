import { forwardRef, useEffect, useId, useRef, useState } from "react";
import { useUi } from "../../ui/base/ui-context";
import { Field, type FieldText } from "../../ui/controls/field";
import { DropArea } from "./drop-area";
import type { FileItem } from "./file-dropzone";
import { PictureTile } from "./picture-tile";
import { PictureViewer } from "./picture-viewer";

/** A field for pictures in an order, one of which is the thumbnail. The caller checks and uploads them. */
export interface MediaInputProps extends FieldText {
  /** The pictures in their order, those on their way among them. */
  files: readonly FileItem[];
  /** Files that were chosen, dropped or pasted, whatever they are: the caller checks them. */
  onAdd(files: File[]): void;
  /** The button that takes a picture out was pressed. Pictures that are being sent have `onCancel` instead. */
  onRemove(id: string): void;
  /** The button that stops the sending of a picture was pressed. */
  onCancel(id: string): void;
  /** The button that sends a failed picture again was pressed. */
  onRetry(id: string): void;
  /** Puts a picture at another place among those that are done. */
  onMove?(id: string, place: number): void;
  /** Id of the picture that stands for all of them. */
  thumbnail?: string;
  /** Left out where none of them does. */
  onThumbnailChange?(id: string): void;
  /** What the file chooser offers, as HTML's `accept`: `image/*`. Dropped and pasted files may be others. */
  accept?: string;
  /** Several pictures can be chosen at once. Left out: one. */
  isMultiple?: boolean;
  /** No picture can be added. */
  disabled?: boolean;
}

/**
 * Pictures: chosen, dropped or pasted, many at once, each with its own progress; put in order by dragging or by buttons, looked
 * at in full, and one of them the thumbnail.
 *
 * @example
 * <MediaInput label="Media" files={files} onAdd={add} onRemove={remove} onCancel={cancel} onRetry={retry}
 *   onMove={move} thumbnail={thumbnail} onThumbnailChange={setThumbnail} isMultiple />
 */
export const MediaInput = forwardRef<HTMLInputElement, MediaInputProps>(function MediaInput(props, ref) {
  const { label, isRequired, hint, note, errors, name, isChanged, tooltip } = props;
  const { files, onAdd, onMove, accept, disabled, isMultiple } = props;
  const { translate } = useUi();
  const id = useId();
  const [viewed, setViewed] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  const done = files.filter(({ state }) => state === "done");
  const move = (item: FileItem, place: number) => {
    if (place < 0 || place >= done.length) return;
    onMove?.(item.id, place);
    setSaid(translate("ui.media.moved", { name: item.name, place: place + 1, count: done.length }));
  };
  useEffect(() => {
    // A tile that is moved in the document loses the focus.
    const held = focused.current;
    focused.current = undefined;
    if (held === undefined) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(held)}"]`);
    const other = button?.closest("li")?.querySelector<HTMLElement>("button:not(:disabled)[data-focus]");
    (button?.matches(":disabled") ? other : button)?.focus();
  });
  return (
    <Field {...{ label, isRequired, hint, note, errors, name, isChanged, tooltip }} htmlFor={id}>
      <DropArea
        ref={ref}
        {...{ id, hint, errors, name, isRequired, onAdd, accept, isMultiple, disabled }}
        text={translate("ui.media.drop")}
      />
      {files.length > 0 && (
        <ul className="th-pictures" ref={list}>
          {files.map((file) => {
            const place = done.indexOf(file);
            return (
              <PictureTile
                key={file.id}
                file={file}
                place={place}
                count={done.length}
                isThumbnail={props.onThumbnailChange && file.id === props.thumbnail}
                isDragged={file.id === dragged}
                canMove={onMove !== undefined && place >= 0 && done.length > 1}
                onView={() => setViewed(file.id)}
                onMove={(by) => {
                  focused.current = `${file.id} ${by}`;
                  move(file, place + by);
                }}
                onThumbnail={() => props.onThumbnailChange?.(file.id)}
                onRemove={() => props.onRemove(file.id)}
                onCancel={() => props.onCancel(file.id)}
                onRetry={() => props.onRetry(file.id)}
                onDragStart={() => setDragged(file.id)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={() => {
                  const carried = done.find((other) => other.id === dragged);
                  if (carried !== undefined && carried !== file && place >= 0) move(carried, place);
                }}
              />
            );
          })}
        </ul>
      )}
      <span className="th-visually-hidden" role="status">
        {said}
      </span>
      <PictureViewer pictures={done} viewed={viewed} onView={setViewed} />
    </Field>
  );
});
