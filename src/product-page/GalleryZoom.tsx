import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { imageSources } from '#pictures/image-address.ts';
import { BackIcon } from '#ui/icons/BackIcon.tsx';
import { ChevronRightIcon } from '#ui/icons/ChevronRightIcon.tsx';
import { CloseIcon } from '#ui/icons/CloseIcon.tsx';
import { Picture } from '#ui/Picture.tsx';
import css from './GalleryZoom.module.css';

interface GalleryZoomProps {
  readonly images: readonly ProductImage[];
  readonly name: string;
  /** The picture that is open, `null` when none is. */
  readonly at: number | null;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** A picture as large as the window, and twice that: then it is scrolled by finger, wheel, arrow keys or a drag. */
export function GalleryZoom({ images, name, at, onMove, onClose }: GalleryZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const dragged = useRef(false);
  const [isClose, setCloseUp] = useState(false);
  const image = at === null ? undefined : images[at];

  useEffect(() => {
    const { current } = dialog;
    if (at !== null && current && !current.open) current.showModal();
    if (at === null && current?.open) current.close();
  }, [at]);
  // oxlint-disable-next-line react/exhaustive-deps -- every picture opens whole.
  useEffect(() => setCloseUp(false), [at]);
  useEffect(() => {
    const { current } = stage;
    if (current && isClose) {
      current.scrollTo(
        (current.scrollWidth - current.clientWidth) / 2,
        (current.scrollHeight - current.clientHeight) / 2,
      );
    }
  }, [isClose]);

  function step(by: number): void {
    const next = (at ?? 0) + by;
    if (images[next]) onMove(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Close up, the arrows move over the picture.
    if (!isClose && event.key === 'ArrowRight') step(1);
    else if (!isClose && event.key === 'ArrowLeft') step(-1);
    else if (event.key === '+' || event.key === '=') setCloseUp(true);
    else if (event.key === '-') setCloseUp(false);
  }

  /** A mouse drags what a finger scrolls. */
  function onPointerDown(start: PointerEvent<HTMLDivElement>): void {
    dragged.current = false;
    if (start.pointerType !== 'mouse' || !isClose) return;
    const box = start.currentTarget;
    const from = { left: box.scrollLeft, top: box.scrollTop };
    const onMove = (move: globalThis.PointerEvent): void => {
      const [x, y] = [move.clientX - start.clientX, move.clientY - start.clientY];
      dragged.current ||= Math.abs(x) + Math.abs(y) > 4;
      box.scrollTo(from.left - x, from.top - y);
    };
    const onUp = (): void => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog's keys, while it is open.
    <dialog
      ref={dialog}
      className={css['dialog']}
      aria-label={`Fotos de ${name}`}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      {image && (
        <>
          <div className={css['bar']}>
            <output className={css['where']}>{images.length > 1 && `${(at ?? 0) + 1} de ${images.length}`}</output>
            <button type="button" className={css['tool']} aria-pressed={isClose} onClick={() => setCloseUp(!isClose)}>
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
            onClick={() => !dragged.current && setCloseUp(!isClose)}
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
                disabled={at === 0}
                onClick={() => step(-1)}
              >
                <BackIcon size={22} />
              </button>
              <button
                type="button"
                className={css['icon']}
                aria-label="Foto siguiente"
                disabled={at === images.length - 1}
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
