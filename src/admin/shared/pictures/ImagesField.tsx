import { useId, useRef } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { useReorder } from '#ui/use-reorder.ts';
import { useStaff } from '../../staff.ts';
import { AddedNotes } from './AddedNotes.tsx';
import { ChoosePictures } from './ChoosePictures.tsx';
import css from './ImagesField.module.css';
import { PictureCard } from './PictureCard.tsx';
import { useAddPictures } from './use-add-pictures.ts';

interface ImagesFieldProps {
  readonly label: string;
  readonly images: readonly ProductImage[];
  /** Called with a function, as state setters are, because pictures are ready while other fields are being typed in. */
  readonly onChange: (change: (images: readonly ProductImage[]) => readonly ProductImage[]) => void;
  readonly max: number;
  /** Whether each picture has an alternative text. Not where the text beside it says the same. */
  readonly described?: boolean;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
}

/** The pictures of a form; the first one is the main one. They are stored on the device at once and uploaded in the background. */
export function ImagesField({ label, images, onChange, max, described = true, problem, hint }: ImagesFieldProps) {
  const { uploads } = useStaff();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { preparing, refusals, add } = useAddPictures(max - images.length, max, onChange);
  const { shown, container, announcement, draggedKey, handleProps } = useReorder(
    images,
    ({ imagen }) => imagen,
    (ordered) => onChange(() => ordered),
  );

  function remove(image: ProductImage) {
    onChange((now) => now.filter(({ imagen }) => imagen !== image.imagen));
    // A picture that was added on this page and is not uploaded yet is dropped from the queue.
    void uploads.forgetUpload(image.imagen);
    chooser.current?.focus();
  }

  return (
    <fieldset className={css['field']} aria-describedby={problem || hint ? `${id}-note` : undefined}>
      <legend className={css['label']}>{label}</legend>
      {shown.length > 0 && (
        <ul ref={container} className={css['cards']}>
          {shown.map((image, at) => {
            const name = max === 1 ? 'la foto' : `la foto ${at + 1}`;
            return (
              <PictureCard
                key={image.imagen}
                image={image}
                name={name}
                isFirst={at === 0}
                isDragged={draggedKey === image.imagen}
                handle={images.length > 1 ? handleProps(image.imagen, name) : undefined}
                onAlt={
                  described
                    ? (alt) =>
                        onChange((now) => now.map((one) => (one.imagen === image.imagen ? { ...one, alt } : one)))
                    : undefined
                }
                onRemove={() => remove(image)}
              />
            );
          })}
        </ul>
      )}
      <ChoosePictures
        label={label}
        isSingle={max === 1}
        hasRoom={images.length + preparing < max}
        chooser={chooser}
        // The field shows the outcome of each file.
        onFiles={(files) => void add(files)}
      />
      {(problem || hint) && (
        <p id={`${id}-note`} className={problem ? css['problem'] : css['hint']}>
          {problem ?? hint}
        </p>
      )}
      <div aria-live="polite">
        <AddedNotes preparing={preparing} refusals={refusals} />
        <p className="visually-hidden">{announcement}</p>
      </div>
    </fieldset>
  );
}
