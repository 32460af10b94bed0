import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CameraIcon } from '#ui/icons/CameraIcon.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { FileInput } from '../files/FileInput.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';
import css from './ImagesField.module.css';

interface ChoosePicturesProps {
  readonly label: string;
  readonly isSingle: boolean;
  /** Whether another picture may be added; without room only the hidden inputs are rendered. */
  readonly hasRoom: boolean;
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Adds pictures to a form: chosen, taken with the camera, dropped or pasted. */
export function ChoosePictures({ label, isSingle, hasRoom, chooser, onFiles }: ChoosePicturesProps) {
  const camera = useRef<HTMLInputElement>(null);
  const { isOver, drop } = useFileDrop(onFiles);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || event.clipboardData.files.length === 0 || isTextForField(event)) return;
    event.preventDefault();
    onFiles([...event.clipboardData.files]);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('paste', (event) => onPaste(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <>
      {hasRoom && (
        <div className={classNames(css['drop'], isOver && css['over'])} {...drop}>
          <div className={css['choose']}>
            <Button look="outline" onClick={() => chooser.current?.click()}>
              <PlusIcon size={18} /> {isSingle ? 'Elegir foto' : 'Elegir fotos'}
            </Button>
            <span className={css['camera']}>
              <Button look="outline" onClick={() => camera.current?.click()}>
                <CameraIcon size={18} /> Tomar foto
              </Button>
            </span>
          </div>
          <p className={css['hint']}>
            También puedes soltarlas aquí o pegarlas. La ubicación y los datos de la cámara se borran.
          </p>
        </div>
      )}
      <FileInput chooser={chooser} label={label} accept="image/*" multiple={!isSingle} onFiles={onFiles} />
      <FileInput chooser={camera} label={`${label}: cámara`} accept="image/*" isCamera onFiles={onFiles} />
    </>
  );
}

/** Spreadsheets and word processors copy a picture of the text along with it, and in a field the text is meant. Of a copied photo there is no plain text with markup. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && ['text/plain', 'text/html'].every((type) => clipboardData?.types.includes(type));
}
