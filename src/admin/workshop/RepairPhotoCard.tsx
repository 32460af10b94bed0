import { capitalised } from '#domain/kernel/written-forms.ts';
import type { RepairPhoto } from '#domain/workshop/repair-photos.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { Picture } from '#ui/Picture.tsx';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import pictures from '../shared/pictures/ImagesField.module.css';
import { usePictureAddress } from '../shared/pictures/use-picture-address.ts';
import { UploadLine } from '../shared/uploads/UploadLine.tsx';
import css from './RepairPhotos.module.css';

interface RepairPhotoCardProps {
  readonly photo: RepairPhoto;
  /** What it is in a sentence: `la foto 2`. */
  readonly name: string;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

/** A photograph of a repair: what it shows, whether the customer sees it, and its upload. */
export function RepairPhotoCard({ photo, name, onToggle, onRemove }: RepairPhotoCardProps) {
  const address = usePictureAddress(photo.archivo);
  return (
    <li className={pictures['card']}>
      <Picture src={address} alt={capitalised(name)} width={400} height={300} className={pictures['picture']} />
      <div className={css['tools']}>
        <CheckField checked={photo.visible} onChange={onToggle}>
          El cliente la ve<span className="visually-hidden">: {name}</span>
        </CheckField>
        <RemoveButton what={name} onClick={onRemove} />
      </div>
      {/* Last, because it goes away by itself and nothing above it may move under a pointer. */}
      <UploadLine path={photo.archivo} name={name} />
    </li>
  );
}
