import type { ComponentProps } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/Picture.tsx';
import { ReorderHandle } from '#ui/ReorderHandle.tsx';
import { TextField } from '#ui/TextField.tsx';
import { RemoveButton } from '../forms/RemoveButton.tsx';
import { UploadLine } from '../uploads/UploadLine.tsx';
import css from './ImagesField.module.css';
import { usePictureAddress } from './use-picture-address.ts';

interface PictureCardProps {
  readonly image: ProductImage;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isDragged: boolean;
  /** Absent where there is only one picture. */
  readonly handle: ComponentProps<typeof ReorderHandle> | undefined;
  readonly onAlt: ((alt: string) => void) | undefined;
  readonly onRemove: () => void;
}

/** A picture of the form: thumbnail, description, place in the order, and upload progress. */
export function PictureCard({ image, name, isFirst, isDragged, handle, onAlt, onRemove }: PictureCardProps) {
  const address = usePictureAddress(image.imagen);
  return (
    <li className={classNames(css['card'], isDragged && css['dragged'])} data-reorder={image.imagen}>
      <div className={css['plate']}>
        <Picture src={address} alt={image.alt} width={400} height={300} className={css['picture']} />
        {isFirst && handle && <span className={css['main']}>Principal</span>}
      </div>
      {onAlt && <TextField label={`Qué se ve en ${name}`} name="alt" value={image.alt} onChange={onAlt} />}
      <div className={css['tools']}>
        {handle && <ReorderHandle {...handle} />}
        <RemoveButton what={name} onClick={onRemove} />
      </div>
      {/* Last, because it goes away by itself and nothing above it may move under a pointer. */}
      <UploadLine path={image.imagen} name={name} />
    </li>
  );
}
