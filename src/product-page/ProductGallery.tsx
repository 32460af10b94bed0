import { type KeyboardEvent, useRef, useState } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { imageSources } from '#pictures/image-address.ts';
import { classNames } from '#ui/class-names.ts';
import { ChevronLeftIcon } from '#ui/icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '#ui/icons/ChevronRightIcon.tsx';
import { ZoomIcon } from '#ui/icons/ZoomIcon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { GalleryZoom } from './GalleryZoom.tsx';
import { GALLERY_SIZES } from './gallery-sizes.ts';
import css from './ProductGallery.module.css';
import { usePictureStrip } from './use-picture-strip.ts';

interface ProductGalleryProps {
  readonly images: readonly ProductImage[];
  readonly name: string;
}

/** A strip with scroll snapping: moved by swiping, by the arrow keys and by the thumbnails; a press opens the picture large. */
export function ProductGallery({ images, name }: ProductGalleryProps) {
  const { strip, shown, show, onScroll, onScrollEnd, onTakeOver } = usePictureStrip(images.length);
  const [zoomed, setZoomed] = useZoomed(images.length);
  const openedFrom = useRef(0);
  const many = images.length > 1;
  const words = images[shown]?.alt ?? '';

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !many) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(images.length - 1, shown + step));
    show(next);
    // Enter opens the picture that is shown.
    focusPicture(next);
  }

  function focusPicture(at: number): void {
    strip.current?.children[at]?.querySelector('button')?.focus({ preventScroll: true });
  }

  function open(at: number): void {
    openedFrom.current = at;
    setZoomed(at);
  }

  /** The browser gives the focus back to the element that had it, which a change of the product's pictures may have replaced. */
  function close(): void {
    setZoomed(null);
    focusPicture(openedFrom.current);
  }

  if (images.length === 0) {
    return <Picture className={css['plate']} src={undefined} alt={name} width={800} height={800} />;
  }
  return (
    <section aria-label="Fotos del producto">
      <div className={css['frame']}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons within. */}
        <ul
          ref={strip}
          className={css['strip']}
          onKeyDown={onKeyDown}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
          onPointerDown={onTakeOver}
          onWheel={onTakeOver}
        >
          {images.map((image, at) => (
            <li key={`${image.imagen} ${at}`} className={css['slide']}>
              <button
                type="button"
                className={css['open']}
                aria-label={`Ampliar foto${many ? ` ${at + 1} de ${images.length}` : ''}: ${image.alt || name}`}
                aria-haspopup="dialog"
                // The others are off to the side: reached by the arrows, not by Tab.
                tabIndex={at === shown ? 0 : -1}
                onClick={() => open(at)}
              >
                <Picture
                  className={css['plate']}
                  {...imageSources(image.imagen, GALLERY_SIZES, image.ancho)}
                  alt={image.alt || name}
                  width={image.ancho}
                  height={image.alto}
                  first={at === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        <span className={css['zoom']} aria-hidden="true">
          <ZoomIcon size={20} />
        </span>
        {many && (
          <>
            <button
              type="button"
              className={classNames(css['step'], css['previous'])}
              aria-label="Foto anterior"
              // Not `disabled`, which would take the focus away at the last picture.
              aria-disabled={shown === 0}
              onClick={() => show(shown - 1)}
            >
              <ChevronLeftIcon size={22} />
            </button>
            <button
              type="button"
              className={classNames(css['step'], css['next'])}
              aria-label="Foto siguiente"
              aria-disabled={shown === images.length - 1}
              onClick={() => show(shown + 1)}
            >
              <ChevronRightIcon size={22} />
            </button>
            <output className={css['where']}>
              {shown + 1} de {images.length}
            </output>
          </>
        )}
      </div>
      {/* A photo that shows something else than the product by itself says so to everybody; screen readers have it from the photo. */}
      {words !== '' && words !== name && (
        <p className={css['caption']} aria-hidden="true">
          {words}
        </p>
      )}
      {many && <Thumbnails images={images} shown={shown} onChoose={show} />}
      <GalleryZoom images={images} name={name} at={zoomed} onMove={setZoomed} onClose={close} />
    </section>
  );
}

interface ThumbnailsProps {
  readonly images: readonly ProductImage[];
  readonly shown: number;
  readonly onChoose: (at: number) => void;
}

function Thumbnails({ images, shown, onChoose }: ThumbnailsProps) {
  return (
    <ul className={css['choices']} aria-label="Elegir foto">
      {images.map((image, at) => (
        <li key={`${image.imagen} ${at}`}>
          <button
            type="button"
            className={css['choice']}
            aria-label={`Foto ${at + 1} de ${images.length}`}
            aria-pressed={at === shown}
            onClick={() => onChoose(at)}
          >
            <Picture {...imageSources(image.imagen, '5rem', image.ancho)} alt="" width={80} height={80} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The picture that is open. None once there are no pictures, or the next one that staff add would open by itself. */
function useZoomed(count: number) {
  const [at, setAt] = useState<number | null>(null);
  if (count === 0 && at !== null) setAt(null);
  return [at, setAt] as const;
}
