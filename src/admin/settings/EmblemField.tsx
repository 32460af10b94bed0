import { useId, useRef, useState } from 'react';
import type { PictureUse } from '#pictures/picture-messages.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { TrashIcon } from '#ui/icons/TrashIcon.tsx';
import { FileInput } from '../shared/files/FileInput.tsx';
import { useFileDrop } from '../shared/files/use-file-drop.ts';
import { addPicture } from '../shared/pictures/add-picture.ts';
import { usePictureAddress } from '../shared/pictures/use-picture-address.ts';
import { useCountedPreparing } from '../shared/pictures/use-pictures-ready.ts';
import { UploadLine } from '../shared/uploads/UploadLine.tsx';
import { useStaff } from '../staff.ts';
import css from './Emblem.module.css';

interface EmblemFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly use: Exclude<PictureUse, 'photo'>;
  /** The stored path; empty where nothing was chosen. */
  readonly value: string;
  /** What is shown without one. */
  readonly without: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A picture of the store on the background that it is for. It is stored on the device at once and uploaded in the background. */
export function EmblemField({ label, hint, use, value, without, problem, onChange }: EmblemFieldProps) {
  const { uploads } = useStaff();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [refusal, setRefusal] = useState('');
  const address = usePictureAddress(value);
  // A save waits for it, as for a photo: the form would be left without it.
  useCountedPreparing(isPreparing);

  async function take(file: File | undefined) {
    if (!file || isPreparing) return;
    setRefusal('');
    setPreparing(true);
    const added = await addPicture(uploads, file, null, use);
    setPreparing(false);
    if (added.ok) return onChange(added.value.image.imagen);
    uploads.countRefused();
    setRefusal(`${file.name}: ${added.error}`);
  }
  function remove() {
    // One that was added on this page and is not uploaded yet is dropped from the queue.
    void uploads.forgetUpload(value);
    onChange('');
    chooser.current?.focus();
  }
  // The field shows the outcome.
  const onFiles = ([file]: readonly File[]): void => void take(file);
  const { isOver, drop } = useFileDrop(onFiles);

  return (
    <fieldset className={css['field']} aria-describedby={`${id}-note`}>
      <legend className={css['label']}>{label}</legend>
      <div className={classNames(css['drop'], isOver && css['over'])} {...drop}>
        <span className={use === 'white' ? css['white'] : css['emblem']}>
          {address ? (
            <img src={address} alt="" width={88} height={88} />
          ) : (
            <span className={css['none']}>{without}</span>
          )}
        </span>
        <div className={css['choose']}>
          <Button look="outline" aria-busy={isPreparing} onClick={() => chooser.current?.click()}>
            <PlusIcon size={18} /> {value ? 'Cambiar imagen' : 'Elegir imagen'}
          </Button>
          {value && (
            <button type="button" className={css['remove']} aria-label={`Quitar: ${label}`} onClick={remove}>
              <TrashIcon size={20} />
            </button>
          )}
        </div>
        <FileInput chooser={chooser} label={label} accept="image/png,image/webp,image/jpeg" onFiles={onFiles} />
        {value && <UploadLine path={value} name={label.toLowerCase()} />}
      </div>
      <p id={`${id}-note`} className={problem ? css['problem'] : css['hint']}>
        {problem ?? hint}
      </p>
      <div aria-live="polite">
        {isPreparing && <p className={css['hint']}>Preparando la imagen…</p>}
        {refusal && <p className={css['problem']}>{refusal}</p>}
      </div>
    </fieldset>
  );
}
