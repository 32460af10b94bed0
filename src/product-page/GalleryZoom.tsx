import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { imageSources } from '#pictures/image-address.ts';
import { ChevronLeftIcon } from '#ui/icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '#ui/icons/ChevronRightIcon.tsx';
import { CloseIcon } from '#ui/icons/CloseIcon.tsx';
import { Picture } from '#ui/Picture.tsx';
import css from './GalleryZoom.module.css';
import { useCloseUp } from './use-close-up.ts';

interface GalleryZoomProps {
  readonly images: readonly ProductImage[];
  readonly name: string;
  /** The picture that is open, `null` when none is. One that is there no more shows the last that is. */
  readonly at: number | null;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** How far an arrow key moves over an enlarged picture, in parts of what is seen of it. */
const KEY_STEP = 0.2;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [KEY_STEP, 0],
  ArrowLeft: [-KEY_STEP, 0],
  ArrowDown: [0, KEY_STEP],
  ArrowUp: [0, -KEY_STEP],
};

/** A picture as large as the window, and twice that where it is pressed: then it follows a finger, the mouse, the wheel and the arrow keys. */
export function GalleryZoom({ images, name, at: wanted, onMove, onClose }: GalleryZoomProps) {
  const at = wanted === null ? null : Math.min(wanted, images.length - 1);
  const dialog = useRef<HTMLDialogElement>(null);
  const { stage, isClose, toggle, leave, move, onPointerDown, onClick } = useCloseUp();
  const image = at === null ? undefined : images[at];

  useEffect(() => {
    const { current } = dialog;
    if (at !== null && current && !current.open) current.showModal();
    if (at === null && current?.open) current.close();
  }, [at]);
  // oxlint-disable-next-line react/exhaustive-deps -- every picture opens whole.
  useEffect(leave, [at]);

  function step(by: number): void {
    const next = (at ?? 0) + by;
    if (images[next]) onMove(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (isClose && arrow) {
      // What has the focus would be scrolled too.
      event.preventDefault();
      move(...arrow);
    } else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (!isClose && (event.key === '+' || event.key === '=')) toggle();
    else if (event.key === '-') leave();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog's keys, while it is open.
    <dialog
      ref={dialog}
      className={css['dialog']}
      aria-label={`Fotos de ${name}`}
      onKeyDown={onKeyDown}
      // The event comes a moment after the closing; a picture may have been opened again by then.
      onClose={() => {
        if (dialog.current?.open !== true) onClose();
      }}
    >
      {image && (
        <>
          <div className={css['bar']}>
            <output className={css['where']}>{images.length > 1 && `${(at ?? 0) + 1} de ${images.length}`}</output>
            <button type="button" className={css['tool']} aria-pressed={isClose} onClick={() => toggle()}>
              {isClose ? 'Ver completa' : 'Acercar'}
            </button>
            <button type="button" className={css['icon']} aria-label="Cerrar" onClick={onClose}>
              <CloseIcon size={20} />
            </button>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button above does the same. */}
          <div
            ref={stage}
            className={css['stage']}
            data-close={isClose || undefined}
            onPointerDown={onPointerDown}
            onClick={onClick}
            // Else a mouse would carry the file away.
            onDragStart={(event) => event.preventDefault()}
          >
            <Picture
              className={css['picture']}
              {...imageSources(image.imagen, isClose ? '200vw' : '96vmin', image.ancho)}
              alt={image.alt || name}
              width={image.ancho}
              height={image.alto}
              first
            />
          </div>
          {images.length > 1 && (
            <div className={css['steps']}>
              <button
                type="button"
                className={css['icon']}
                aria-label="Foto anterior"
                // Not `disabled`, which would take the focus away at the last picture.
                aria-disabled={at === 0}
                onClick={() => step(-1)}
              >
                <ChevronLeftIcon size={22} />
              </button>
              <button
                type="button"
                className={css['icon']}
                aria-label="Foto siguiente"
                aria-disabled={at === images.length - 1}
                onClick={() => step(1)}
              >
                <ChevronRightIcon size={22} />
              </button>
            </div>
          )}
        </>
      )}
    </dialog>
  );
}
